import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import {
  cat,
  env,
  full,
  type PreTrainedModel,
  Tensor,
  WhisperFeatureExtractor,
  WhisperForConditionalGeneration,
} from '@huggingface/transformers'
import { inFolder, modelFiles, modelFolder, sharedClip } from '../../scripts/lib/voice/model-files.ts'
import type { VoiceSettings } from '../../src/settings/voice-settings.ts'
import { readTokenVocabulary, type TokenVocabulary } from './token-vocabulary.ts'

// All files are in the model's folder, so the library may neither use the network nor store copies.
env.allowRemoteModels = false
env.useFSCache = false

const allFrames = 3_000
const framesPerSample = 1 / 160
/** In samples at 16 kHz: two frames, so that the last frame holds only silence. */
const silentEnd = 800

/** The decoder's inputs or outputs, by its own names. */
type Named = Readonly<Record<string, Tensor>>

/** A hypothesis of the step before, by its row, and the token that continues it. */
export interface Continuation {
  row: number
  token: number
}

/** The state of the model after some tokens of one or several hypotheses. */
export interface DecodeStep {
  /** The logits of the next token, one row for each hypothesis. */
  rows: readonly Float32Array[]
  /** Runs the decoder once for all continuations; their order is that of the next rows. */
  next: (continuations: readonly Continuation[]) => Promise<DecodeStep>
}

/** A clip that the model has heard. */
interface Heard {
  /** The logits after the very first token, which include that of silence. */
  atStart: Float32Array
  first: DecodeStep
}

interface Whisper {
  vocabulary: TokenVocabulary
  /** Takes samples at 16 kHz and the tokens that the answer begins with. */
  listen: (samples: Float32Array, beginning: readonly number[]) => Promise<Heard>
}

/**
 * Loads the model that is set. The caller has checked its files (`checkModel`).
 *
 * @throws Error of onnxruntime when a file is not such a model
 */
export async function loadWhisper(settings: VoiceSettings): Promise<Whisper> {
  const folder = resolve(modelFolder(settings))
  const files = modelFiles(settings.precision)
  const read = (path: string): object => JSON.parse(readFileSync(inFolder(folder, path), 'utf8'))
  const extract = new WhisperFeatureExtractor(read(files.preprocessor))
  const model = await WhisperForConditionalGeneration.from_pretrained(folder, {
    dtype: settings.precision,
    device: 'cpu',
    session_options: { intraOpNumThreads: settings.threads },
  })
  const frames = framesFor(model)
  return {
    vocabulary: readTokenVocabulary(read(files.tokenizer)),
    listen: async (samples, beginning) => {
      const clip = await encode(model, await featuresOf(extract, samples, frames(samples.length)))
      return begin(model, clip, beginning)
    },
  }
}

/** Frames of silence behind a clip: with fewer the model repeats the last word without end. */
const silentFrames = 500

/** The number of frames to encode: an export with a fixed length takes half a minute, others the clip and some silence. */
function framesFor({ sessions }: PreTrainedModel): (samples: number) => number {
  const [input] = sessions.model.inputMetadata
  const length = input?.isTensor ? input.shape[2] : undefined
  if (typeof length === 'number' && length > 0) return () => length
  return (samples) => {
    const needed = Math.ceil(samples * framesPerSample) + silentFrames
    return Math.min(allFrames, needed + (needed % 2))
  }
}

/** The frames after the clip are silence, which are all the same. */
async function featuresOf(
  extract: WhisperFeatureExtractor,
  samples: Float32Array,
  allFrames: number,
): Promise<Tensor> {
  const { input_features } = await extract(samples, { max_length: samples.length + silentEnd })
  const [, bands = 0, frames = 0] = input_features.dims
  if (frames >= allFrames) return input_features.slice(null, null, [0, allFrames])
  const silence = full([1, bands, allFrames - frames], Number(input_features.data.at(-1)))
  return cat([input_features, silence], 2)
}

/** Runs the encoder, once for all steps of the decoder. */
async function encode({ sessions }: PreTrainedModel, features: Tensor): Promise<Tensor> {
  const { last_hidden_state } = await sessions.model.run({ input_features: features.ort_tensor })
  return new Tensor(last_hidden_state)
}

/** Runs the decoder on the tokens that every answer begins with. */
async function begin(model: PreTrainedModel, clip: Tensor, beginning: readonly number[]): Promise<Heard> {
  const outputs = await decode(model, clip, new BatchOfTokens([beginning]))
  const rows = rowsOf(outputs.logits)
  const [atStart = new Float32Array()] = rows
  const ofClip = clipCache(outputs, sharesClip(model))
  return { atStart, first: stepAfter(model, clip, outputs, rows.slice(-1), ofClip) }
}

/** Names that a step of the decoder returns, under the names of the next step's inputs. */
function inputName(output: string): string {
  return output.replace('present', 'past_key_values')
}

/** A step of the search. The library's `generate` follows a single hypothesis, and one after the other takes longer. */
function stepAfter(
  model: PreTrainedModel,
  clip: Tensor,
  outputs: Named,
  rows: readonly Float32Array[],
  ofClip: (count: number) => Named,
): DecodeStep {
  const next = async (continuations: readonly Continuation[]) => {
    const from = continuations.map(({ row }) => row)
    const past = { ...picked(outputs, from), ...ofClip(from.length) }
    const tokens = new BatchOfTokens(continuations.map(({ token }) => [token]))
    const later = await decode(model, clip, tokens, past)
    return stepAfter(model, clip, later, rowsOf(later.logits), ofClip)
  }
  return { rows, next }
}

class BatchOfTokens {
  readonly tensor: Tensor

  /** @param rows of the same length */
  constructor(rows: readonly (readonly number[])[]) {
    const ids = BigInt64Array.from(rows.flat(), BigInt)
    this.tensor = new Tensor('int64', ids, [rows.length, ids.length / rows.length])
  }
}

async function decode(
  model: PreTrainedModel,
  clip: Tensor,
  { tensor }: BatchOfTokens,
  past?: Named,
): Promise<Named> {
  const inputs = { encoder_outputs: clip, decoder_input_ids: tensor, past_key_values: past }
  return (await model.forward(inputs)) as Named
}

/** The cache of the hypotheses of these rows. */
function picked(outputs: Named, rows: readonly number[]): Named {
  const present = Object.entries(outputs).filter(([name]) => /^present.*decoder/.test(name))
  return Object.fromEntries(present.map(([name, tensor]) => [inputName(name), rowsFrom(tensor, rows)]))
}

/** True if the decoder takes one cache of the clip for all hypotheses, which saves copying it in every step. */
function sharesClip({ sessions }: PreTrainedModel): boolean {
  const inputs = Object.values(sessions).flatMap(({ inputMetadata }) => inputMetadata)
  const cache = inputs.find(({ name }) => /^past.*encoder/.test(name))
  return cache?.isTensor === true && cache.shape[0] === sharedClip
}

/**
 * The cache of the clip, which only the first step returns.
 *
 * @param isShared false if each hypothesis needs a copy
 */
function clipCache(outputs: Named, isShared: boolean): (count: number) => Named {
  const present = Object.entries(outputs).filter(([name]) => /^present.*encoder/.test(name))
  const known = new Map<number, Named>()
  return (hypotheses) => {
    const count = isShared ? 1 : hypotheses
    const made =
      known.get(count) ??
      Object.fromEntries(
        present.map(([name, tensor]) => [inputName(name), rowsFrom(tensor, Array(count).fill(0))]),
      )
    known.set(count, made)
    return made
  }
}

function rowsFrom({ data, dims }: Tensor, rows: readonly number[]): Tensor {
  if (!(data instanceof Float32Array)) throw new Error('The decoder gave no cache')
  const length = data.length / (dims[0] ?? 1)
  const chosen = new Float32Array(length * rows.length)
  for (const [place, row] of rows.entries())
    chosen.set(data.subarray(row * length, (row + 1) * length), place * length)
  return new Tensor('float32', chosen, [rows.length, ...dims.slice(1)])
}

/** The logits of every hypothesis and token, in this order. */
function rowsOf(logits: Tensor | undefined): Float32Array[] {
  if (!(logits?.data instanceof Float32Array)) throw new Error('The decoder gave no logits')
  const { data, dims } = logits
  const width = dims[2] ?? 0
  return Array.from({ length: data.length / width }, (_, row) =>
    data.subarray(row * width, (row + 1) * width),
  )
}
