import { atom, type ReadableAtom } from 'nanostores'

const $can = atom(true)

/** Whether server or browser can listen here; thought to be so until it is known otherwise. */
export const $canListen: ReadableAtom<boolean> = $can

/** Finds out. The server is asked only where the browser cannot listen by itself. */
export async function findWhetherAnythingListens(token: string): Promise<void> {
  if (!isSecureContext) return $can.set(false)
  if ('SpeechRecognition' in globalThis || 'webkitSpeechRecognition' in globalThis) return
  const { hasEngine } = await import('../../sync/voice/voice-client.ts')
  if ((await hasEngine(token)) === false) $can.set(false)
}
