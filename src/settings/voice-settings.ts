import { environment, settings } from './here.ts'
import type { SpeechPrecision } from './speech-rows.ts'

/** The settings of the app's own speech engine: VOICE_* in the environment. */
export interface VoiceSettings {
  /** Port on loopback; 0 lets the system choose. */
  port: number
  /** The repository of the exported model on its hub, as `owner/name`. */
  repository: string
  /** The branch, tag or commit of that repository. */
  revision: string
  /** Number format of the model's weights. */
  precision: SpeechPrecision
  /** The hub's address, without a slash at the end. */
  hubUrl: string
  /** The folder of installed models, each below its repository's name; undefined for `voice/models`. */
  modelsDir: string | undefined
  /** The operator's own folder with an exported model, used in place of an installed one. */
  givenModelDir: string | undefined
  /** Processor threads of the model; 0 lets the model choose. */
  threads: number
  /** Number of hypotheses for a clip that are followed at once (beam search). */
  beams: number
  /** Number of clips that may wait for the worker. */
  queueLength: number
  /** Time that the worker may spend on one clip before it counts as stuck, in ms. */
  clipTimeoutMs: number
  /** The lowest mean natural logarithm of the words' probabilities; a text below it counts as silence. */
  lowestScore: number
}

/**
 * Reads the settings of the speech engine from the environment of this process.
 *
 * @throws Problem that names the wrong setting
 */
export function readVoiceSettings(): VoiceSettings {
  return {
    port: Number(environment('VOICE_PORT') || 0),
    repository: settings.VOICE_MODEL,
    revision: settings.VOICE_REVISION,
    precision: settings.VOICE_PRECISION,
    hubUrl: settings.VOICE_HUB_URL,
    modelsDir: settings.VOICE_MODELS,
    givenModelDir: settings.VOICE_MODEL_DIR,
    threads: settings.VOICE_THREADS ?? 0,
    beams: settings.VOICE_BEAMS,
    queueLength: settings.VOICE_QUEUE,
    clipTimeoutMs: settings.VOICE_TIMEOUT * 1_000,
    lowestScore: settings.VOICE_LOWEST_SCORE,
  }
}
