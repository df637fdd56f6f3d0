import { join } from 'node:path'
import { readSettings as readAll } from '../src/settings/settings.ts'
import type { SpeechPrecision } from '../src/settings/table.ts'

/** Everything that can be set, as VOICE_* in the environment. */
export interface VoiceSettings {
  /** Where to listen on loopback; 0 lets the system choose. */
  port: number
  /** The repository of the export on its hub, as `owner/name`. */
  repository: string
  /** Branch, tag or commit of it. */
  revision: string
  /** How its numbers are stored. */
  precision: Precision
  /** The hub's address, without a slash at the end. */
  hubUrl: string
  /** Holds the installed models, each below its repository's name. */
  modelsDir: string
  /** A folder of the operator's that holds the export, instead of an installed one. */
  givenModelDir: string | undefined
  /** Processor threads of the model; 0 lets it choose. */
  threads: number
  /** How many ways of reading a clip are followed at once. */
  beams: number
  /** Clips that may wait for the worker. */
  queueLength: number
  /** What one clip may take before the worker is taken to hang. */
  clipTimeoutMs: number
  /** Below this average natural logarithm of its words' probability nothing was said. */
  lowestScore: number
}

/** Endings of the files' names, as the exports for transformers.js have them. */
export const precisionEndings = {
  fp32: '',
  q8: '_quantized',
  int8: '_int8',
  uint8: '_uint8',
  q4: '_q4',
  bnb4: '_bnb4',
} as const satisfies Readonly<Record<SpeechPrecision, string>>

export type Precision = SpeechPrecision

/**
 * What the environment says, and the defaults.
 *
 * @throws Problem that names the setting that cannot be
 */
export function readSettings(env: Readonly<Record<string, string | undefined>> = process.env): VoiceSettings {
  const set = readAll((name) => env[name])
  return {
    port: Number(env.VOICE_PORT || 0),
    repository: set.VOICE_MODEL,
    revision: set.VOICE_REVISION,
    precision: set.VOICE_PRECISION,
    hubUrl: set.VOICE_HUB_URL,
    modelsDir: set.VOICE_MODELS ?? join(import.meta.dirname, 'models'),
    givenModelDir: set.VOICE_MODEL_DIR,
    threads: set.VOICE_THREADS ?? 0,
    beams: set.VOICE_BEAMS,
    queueLength: set.VOICE_QUEUE,
    clipTimeoutMs: set.VOICE_TIMEOUT * 1_000,
    lowestScore: set.VOICE_LOWEST_SCORE,
  }
}

/** Where the wanted model is, or will be installed. */
export function modelFolder({ givenModelDir, modelsDir, repository }: VoiceSettings): string {
  return givenModelDir ?? join(modelsDir, ...repository.split('/'))
}
