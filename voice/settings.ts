import { join } from 'node:path'
import { Problem } from '../scripts/lib/problem.ts'

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
} as const

export type Precision = keyof typeof precisionEndings

type Environment = Readonly<Record<string, string | undefined>>

/**
 * What the environment says, and the defaults.
 *
 * @throws Problem that names the setting that cannot be
 */
export function readSettings(env: Environment = process.env): VoiceSettings {
  return {
    port: numberIn(env, 'VOICE_PORT', { standard: 0, lowest: 0, highest: 65_535 }),
    repository: env.VOICE_MODEL || 'onnx-community/whisper-base',
    revision: env.VOICE_REVISION || 'main',
    precision: precisionIn(env.VOICE_PRECISION || 'q8'),
    hubUrl: (env.VOICE_HUB_URL || 'https://huggingface.co').replace(/\/+$/, ''),
    modelsDir: env.VOICE_MODELS || join(import.meta.dirname, 'models'),
    givenModelDir: env.VOICE_MODEL_DIR || undefined,
    threads: numberIn(env, 'VOICE_THREADS', { standard: 0, lowest: 0, highest: 256 }),
    beams: numberIn(env, 'VOICE_BEAMS', { standard: 4, lowest: 1, highest: 16 }),
    queueLength: numberIn(env, 'VOICE_QUEUE', { standard: 4, lowest: 0, highest: 1_000 }),
    clipTimeoutMs: numberIn(env, 'VOICE_TIMEOUT', { standard: 15, lowest: 1, highest: 600 }) * 1_000,
    lowestScore: numberIn(env, 'VOICE_LOWEST_SCORE', { standard: -3, lowest: -1_000, highest: 0 }),
  }
}

/** Where the wanted model is, or will be installed. */
export function modelFolder({ givenModelDir, modelsDir, repository }: VoiceSettings): string {
  return givenModelDir ?? join(modelsDir, ...repository.split('/'))
}

interface Bounds {
  standard: number
  lowest: number
  highest: number
}

function numberIn(env: Environment, name: string, { standard, lowest, highest }: Bounds): number {
  const given = env[name]
  if (!given) return standard
  const value = Number(given)
  if (value >= lowest && value <= highest) return value
  throw new Problem(
    `${name} is '${given}': set it to a number from ${lowest} to ${highest}, or leave it out.`,
  )
}

function precisionIn(given: string): Precision {
  if (Object.hasOwn(precisionEndings, given)) return given as Precision
  throw new Problem(
    `VOICE_PRECISION is '${given}': choose one of ${Object.keys(precisionEndings).join(', ')}.`,
  )
}
