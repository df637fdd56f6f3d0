import { readEngineSettings } from '../../../src/settings/speech-settings.ts'
import type { MachinePart } from '../part.ts'
import { superviseVoice } from './supervise-voice.ts'

/** An engine on this machine, or one that the settings name, transcribes recordings. */
export const voice: MachinePart = {
  settingFault(environment) {
    const read = readEngineSettings(environment)
    return read.kind === 'wrong' ? read.advice : undefined
  },
  start: superviseVoice,
}
