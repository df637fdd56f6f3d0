/** What turns speech into text: nothing, or an address that speaks OpenAI's transcription protocol. */
export type EngineSettings = { kind: 'none' } | { kind: 'wrong'; advice: string } | SpeechEngine

export interface SpeechEngine {
  kind: 'engine'
  /** The very address that recordings are posted to. */
  url: string
  /** '' where none is asked for. */
  key: string
  model: string
  /** After so long no answer counts any more. */
  timeoutSeconds: number
  /** On this machine: what it is told goes nowhere else. */
  isLocal: boolean
}

const defaultModel = 'whisper-1'
const defaultTimeoutSeconds = 20
/** The site gives up a connection on which nothing moves for a minute. */
const longestTimeoutSeconds = 50

const webAddress = /^(https?:\/\/[^/?#\s]+)([^?#\s]*)$/
const loopback = /^https?:\/\/(?:[^@/]*@)?(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i
const wholeNumber = /^\d{1,2}$/

/** @param variable an environment variable, empty or undefined when it is not set */
export function readEngineSettings(variable: (name: string) => string | undefined): EngineSettings {
  const given = variable('STT_URL')
  if (!given) return { kind: 'none' }
  const [, origin, path] = webAddress.exec(given) ?? []
  if (origin === undefined || path === undefined)
    return wrong('Set it to an address that begins with http:// or https:// and has no query.')
  const timeoutSeconds = timeoutOf(variable('STT_TIMEOUT'))
  if (timeoutSeconds === undefined)
    return wrong(`Set STT_TIMEOUT to 1 to ${longestTimeoutSeconds} seconds, or leave it out.`)
  return {
    kind: 'engine',
    url: origin + transcriptionPath(path.replace(/\/+$/, '')),
    key: variable('STT_KEY') ?? '',
    model: variable('STT_MODEL') || defaultModel,
    timeoutSeconds,
    isLocal: loopback.test(origin),
  }
}

/** Where an API begins is enough; any other path is taken at its word (whisper.cpp's server has `/inference`). */
function transcriptionPath(path: string): string {
  if (path === '') return '/v1/audio/transcriptions'
  return path.endsWith('/v1') ? `${path}/audio/transcriptions` : path
}

function timeoutOf(text: string | undefined): number | undefined {
  if (!text) return defaultTimeoutSeconds
  const seconds = Number(text)
  return wholeNumber.test(text) && seconds > 0 && seconds <= longestTimeoutSeconds ? seconds : undefined
}

function wrong(advice: string): EngineSettings {
  return { kind: 'wrong', advice: `STT_URL is set, but not so that it can be used. ${advice}` }
}
