import { type Environment, faultOf, type OperatorSettings, readSettings } from './read-settings.ts'

/** The service that turns speech into text, if any; it speaks OpenAI's transcription protocol. */
export type EngineSettings = { kind: 'none' } | { kind: 'wrong'; advice: string } | SpeechEngine

export interface SpeechEngine {
  kind: 'engine'
  /** The complete address that recordings are posted to. */
  url: string
  /** '' if the service needs none. */
  key: string
  model: string
  /** Longest wait for an answer. */
  timeoutSeconds: number
  /** True if the service is on this machine, so that recordings do not leave it. */
  isLocal: boolean
}

const parts = /^(https?:\/\/[^/]+)(.*)$/
const loopback = /^https?:\/\/(?:[^@/]*@)?(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i

/** Reads the settings of the service that receives recordings. If one is set, the other settings have to be valid. */
export function readEngineSettings(environment: Environment): EngineSettings {
  const settings = readSettings(environment)
  let read: EngineSettings = { kind: 'none' }
  const fault = faultOf(() => {
    read = engineOf(settings)
  })
  return fault === undefined ? read : wrong(fault)
}

function engineOf(settings: OperatorSettings): EngineSettings {
  if (!settings.STT_URL) return { kind: 'none' }
  const [, origin = '', path = ''] = parts.exec(settings.STT_URL) ?? []
  return {
    kind: 'engine',
    url: origin + transcriptionPath(path.replace(/\/+$/, '')),
    key: settings.STT_KEY ?? '',
    model: settings.STT_MODEL,
    timeoutSeconds: settings.STT_TIMEOUT,
    isLocal: loopback.test(origin),
  }
}

/** Completes the beginning of an API; any other path stays as it is (whisper.cpp's server has `/inference`). */
function transcriptionPath(path: string): string {
  if (path === '') return '/v1/audio/transcriptions'
  return path.endsWith('/v1') ? `${path}/audio/transcriptions` : path
}

function wrong(advice: string): EngineSettings {
  return { kind: 'wrong', advice: `STT_URL is set, but not so that it can be used. ${advice}` }
}
