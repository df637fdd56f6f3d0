import { atom, type ReadableAtom } from 'nanostores'

const $can = atom(true)

/** True if the server or the browser can recognise speech here; assumed until the check. */
export const $canListen: ReadableAtom<boolean> = $can

/** Checks it. The server is asked only if the browser cannot recognise speech by itself. */
export async function findWhetherAnythingListens(token: string): Promise<void> {
  if (!isSecureContext) return $can.set(false)
  if ('SpeechRecognition' in globalThis || 'webkitSpeechRecognition' in globalThis) return
  const { hasEngine } = await import('./voice-client.ts')
  if ((await hasEngine(token)) === false) $can.set(false)
}
