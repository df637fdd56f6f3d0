import { type Environment, faultOf, type OperatorSettings, readSettings } from './settings.ts'

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

const parts = /^(https?:\/\/[^/]+)(.*)$/
const loopback = /^https?:\/\/(?:[^@/]*@)?(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i

/** Whom recordings are sent to. Where a service is named, the rest has to be right. */
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

/** Where an API begins is enough; any other path is taken at its word (whisper.cpp's server has `/inference`). */
function transcriptionPath(path: string): string {
  if (path === '') return '/v1/audio/transcriptions'
  return path.endsWith('/v1') ? `${path}/audio/transcriptions` : path
}

function wrong(advice: string): EngineSettings {
  return { kind: 'wrong', advice: `STT_URL is set, but not so that it can be used. ${advice}` }
}
