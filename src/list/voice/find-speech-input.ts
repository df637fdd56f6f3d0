import { canBrowserHear, hearByBrowser } from './browser-speech.ts'
import { problem, type SpeechInput, type Trouble } from './listening.ts'
import { record } from './microphone.ts'
import { hasEngine, transcribe } from './voice-client.ts'
import { $mayBrowserHear } from './voice-consent.ts'

/** The requirement that is missing. */
export type MissingPart = 'engine' | 'https'

/** The speech input available now, or the obstacle. */
export type FoundInput =
  | { kind: 'input'; listen: SpeechInput }
  | { kind: 'consent' }
  | { kind: 'unavailable'; lack: MissingPart }
  | Trouble

/** A smaller recording contains no speech (specification, section 5). */
const leastBytes = 8_000

/** The server's answer about its engine during this visit. */
let isEngineThere: boolean | undefined

/** Finds a speech input: the server's engine, otherwise the browser itself, once the person has agreed. */
export async function findSpeechInput(token: string): Promise<FoundInput> {
  if (!isSecureContext) return { kind: 'unavailable', lack: 'https' }
  if (!navigator.onLine) return problem('offline')
  const engine = isEngineThere ?? (await hasEngine(token))
  if (typeof engine !== 'boolean') return engine
  isEngineThere = engine
  if (engine) return { kind: 'input', listen: engineInput(token) }
  if (!canBrowserHear()) return { kind: 'unavailable', lack: 'engine' }
  return $mayBrowserHear.get() ? { kind: 'input', listen: hearByBrowser } : { kind: 'consent' }
}

/** Records, and sends the recording to the server's engine. */
function engineInput(token: string): SpeechInput {
  return async (signal) => {
    const recording = await record(signal)
    if (typeof recording === 'string') return recording
    const finish = async () => {
      const sound = await recording.finish()
      if (recording.isMuted()) return problem('muted')
      if (sound.size < leastBytes) return problem('too-short')
      const heard = await transcribe(token, sound, signal)
      // The engine may have been started or stopped: the next press asks again.
      if (heard.kind === 'problem' || heard.kind === 'message') isEngineThere = undefined
      return heard
    }
    return { ...recording, finish }
  }
}
