import type { SpeechEngine } from '../../../src/settings/speech-settings.ts'
import type { HttpAnswer } from '../pocketbase.d.ts'
import { multipart } from './multipart.ts'
import type { AudioClip } from './recording.ts'

/** Result of a transcription; `status` is the engine's own, 0 if there is none. */
/**
 * `offer`, `talk` and `muted` come from the project's own engine: one unknown word, speech that names nothing to buy, and a
 * microphone without sound.
 */
export type EngineHearing =
  | { kind: 'heard' | 'offer'; text: string }
  | { kind: 'talk' }
  | { kind: 'muted' }
  | { kind: 'unheard'; problem: EngineProblem; status: number; retryAfterSeconds?: number }

type EngineProblem = 'engine-down' | 'engine-slow' | 'engine-busy' | 'no-recording'

/** Statuses of an engine that cannot read a recording. */
const unreadable: readonly number[] = [400, 415, 422]
const tooMany: readonly number[] = [429, 503]

/**
 * Makes an engine transcribe a recording, in OpenAI's transcription protocol. It occupies one of PocketBase's JavaScript
 * engines until the answer arrives, and no other.
 *
 * @param hints words that are likely to be said; '' for none
 */
export function askEngine(engine: SpeechEngine, recording: AudioClip, hints: string): EngineHearing {
  const askedAtMs = Date.now()
  const isLate = () => Date.now() - askedAtMs >= engine.timeoutSeconds * 1000
  try {
    const { statusCode, json, headers } = post(engine, recording, hints)
    const text: unknown = json?.text
    if (statusCode === 200 && typeof text === 'string') return hearingOf(text, json ?? {})
    return unheard(isLate() ? 'engine-slow' : problemOf(statusCode), statusCode, headers)
  } catch {
    // The error contains the address and may contain the key in it, so it is not logged.
    return unheard(isLate() ? 'engine-slow' : 'engine-down', 0)
  }
}

function hearingOf(text: string, { outcome, said }: Readonly<Record<string, unknown>>): EngineHearing {
  if (outcome === 'offer' && typeof said === 'string') return { kind: 'offer', text: said }
  if (outcome === 'talk') return { kind: 'talk' }
  return outcome === 'muted' ? { kind: 'muted' } : { kind: 'heard', text }
}

function post(engine: SpeechEngine, recording: AudioClip, hints: string): HttpAnswer {
  const boundary = $security.randomString(40)
  const fields = { model: engine.model, language: 'ro', response_format: 'json', temperature: '0' }
  const form = multipart(boundary, hints === '' ? fields : { ...fields, prompt: hints }, recording)
  return $http.send({
    method: 'POST',
    url: engine.url,
    headers: {
      'Content-Type': `multipart/form-data; boundary=${boundary}`,
      ...(engine.key !== '' && { Authorization: `Bearer ${engine.key}` }),
    },
    // A Go string, which may hold any bytes as long as no JavaScript code reads it.
    body: toString(form),
    timeout: engine.timeoutSeconds,
  })
}

function problemOf(status: number): EngineProblem {
  if (unreadable.includes(status)) return 'no-recording'
  return tooMany.includes(status) ? 'engine-busy' : 'engine-down'
}

function unheard(problem: EngineProblem, status: number, headers?: HttpAnswer['headers']): EngineHearing {
  const seconds = Number(headers?.['Retry-After']?.[0])
  const hasTime = problem === 'engine-busy' && Number.isInteger(seconds) && seconds > 0
  return { kind: 'unheard', problem, status, ...(hasTime && { retryAfterSeconds: seconds }) }
}
