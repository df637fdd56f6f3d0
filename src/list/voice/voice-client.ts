import { abortedAfter } from '../../device/time.ts'
import { fieldsOf } from '../../domain/lib/fields-of.ts'
import { calls } from '../../protocol/calls.ts'
import { pageClient } from '../../sync/page-client.ts'
import type { Reply } from '../../sync/send.ts'
import { problem, type SpeechResult, type Trouble } from './listening.ts'

const askingMs = 10_000
/** Longer than the server waits for its engine, so that the server reports a timeout first. */
const transcribingMs = 58_000

/** Returns true if the server has an engine that turns speech into text; a `Trouble` if it does not answer. */
export async function hasEngine(token: string): Promise<boolean | Trouble> {
  const signal = abortedAfter(askingMs)
  const reply = await pageClient(token).ask(calls.findEngine, { signal })
  const { engine } = fieldsOf(reply.value)
  return reply.status === 200 && typeof engine === 'boolean' ? engine : troubleOf(reply)
}

/**
 * Sends a recording to the server's engine. The recording is not stored.
 *
 * @param signal aborts the request
 */
export async function transcribe(token: string, recording: Blob, signal: AbortSignal): Promise<SpeechResult> {
  const audio = await base64Of(recording)
  const reply = await within(transcribingMs, signal, (limited) =>
    pageClient(token).ask(calls.transcribe, { body: { audio }, signal: limited }),
  )
  const { text, offer } = fieldsOf(reply.value)
  if (reply.status !== 200 || typeof text !== 'string') return troubleOf(reply)
  if (typeof offer === 'string' && offer !== '') return { kind: 'offer', name: offer }
  return text.trim() === '' ? problem('no-text') : { kind: 'text', text: text.trim() }
}

function troubleOf({ status, value }: Reply): Trouble {
  if (status === 0) return problem(navigator.onLine ? 'unreachable' : 'offline')
  const { message } = fieldsOf(value)
  return typeof message === 'string' && message !== '' ? { kind: 'message', message } : problem('failed')
}

/** Combines a timeout with a signal; browsers before 2024 cannot combine two signals. */
async function within<Value>(
  limitMs: number,
  signal: AbortSignal,
  task: (limited: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const limited = new AbortController()
  const end = () => limited.abort()
  const timer = setTimeout(end, limitMs)
  signal.addEventListener('abort', end)
  try {
    return await task(limited.signal)
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', end)
  }
}

async function base64Of(recording: Blob): Promise<string> {
  const bytes = new Uint8Array(await recording.arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
