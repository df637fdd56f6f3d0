import { spawnSync } from 'node:child_process'
import { missingFile, modelFiles, modelFolder } from '../../scripts/lib/voice/model-files.ts'
import { hasPackages } from '../../scripts/lib/voice/packages.ts'
import { readVoiceSettings } from '../../src/settings/voice-settings.ts'

/** Returns what this machine lacks for the tests of speech with a real model; more recordings come by VOICE_TEST_CLIPS. */
export function lackingForVoice(): string[] {
  const settings = readVoiceSettings()
  const hasModel = !missingFile(modelFolder(settings), Object.values(modelFiles(settings.precision)))
  const hasVoice = spawnSync('espeak-ng', ['--version']).status === 0
  return [
    ...(hasPackages() && hasModel ? [] : ['a model by npm run voice:install or VOICE_MODEL_DIR']),
    ...(hasVoice ? [] : ['espeak-ng']),
  ]
}
