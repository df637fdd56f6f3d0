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
import { modelFolder, type VoiceSettings } from '../settings.ts'
import { inFolder, modelFiles } from './files.ts'
import { readTokenVocabulary, type TokenVocabulary } from './vocabulary.ts'

// All that it needs lies in the model's folder: it asks no network, and keeps no copies.
env.allowRemoteModels = false
env.useFSCache = false

const allFrames = 3_000
/** In samples at 16 kHz: two frames, so that the last one holds nothing of the clip. */
const silentEnd = 800

/** What goes into the decoder or comes out of it, by its names for it. */
type Named = Readonly<Record<string, Tensor>>

/** A model that has heard some tokens of its own; any number of next ones can be tried from there. */
export interface DecodeStep {
  /** What it gives for each token to come next, as logits; one row for each token that it was told. */
  rows: readonly Float32Array[]
  next: (token: number) => Promise<DecodeStep>
}

export interface Whisper {
  vocabulary: TokenVocabulary
  /** Listens to samples at 16 kHz, and is told how its answer begins. */
  listen: (samples: Float32Array, beginning: readonly number[]) => Promise<DecodeStep>
}

/**
 * Loads the model that is set, which must have been checked.
 *
 * @throws Error in the words of onnxruntime when a file is no such model
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
  return {
    vocabulary: readTokenVocabulary(read(files.tokenizer)),
    listen: async (samples, beginning) => {
      const heard = await encode(model, await featuresOf(extract, samples))
      return decodeStep(model, heard, beginning)
    },
  }
}

/** Whisper always sees half a minute; behind the clip that is silence, which looks the same in each frame. */
async function featuresOf(extract: WhisperFeatureExtractor, samples: Float32Array): Promise<Tensor> {
  const { input_features } = await extract(samples, { max_length: samples.length + silentEnd })
  const [, bands = 0, frames = 0] = input_features.dims
  const silence = full([1, bands, allFrames - frames], Number(input_features.data.at(-1)))
  return cat([input_features, silence], 2)
}

/** What the model makes of a clip once, for all steps of its decoder. */
async function encode({ sessions }: PreTrainedModel, features: Tensor): Promise<Tensor> {
  const { last_hidden_state } = await sessions.model.run({ input_features: features.ort_tensor })
  return new Tensor(last_hidden_state)
}

/** The library's own `generate` follows one way alone, so each step of the search is taken here. */
async function decodeStep(
  model: PreTrainedModel,
  heard: Tensor,
  tokens: readonly number[],
  past?: Named,
): Promise<DecodeStep> {
  const ids = new Tensor('int64', BigInt64Array.from(tokens, BigInt), [1, tokens.length])
  const inputs = { encoder_outputs: heard, decoder_input_ids: ids, past_key_values: past }
  const outputs = (await model.forward(inputs)) as Named
  const known = { ...remembered(outputs), ...ofTheClip(past) }
  return { rows: rowsOf(outputs.logits), next: (token) => decodeStep(model, heard, [token], known) }
}

/** What a step says under the names by which the next one takes it. */
function remembered(outputs: Named): Named {
  const present = Object.entries(outputs).filter(([name]) => name.startsWith('present.'))
  return Object.fromEntries(
    present.map(([name, tensor]) => [name.replace('present', 'past_key_values'), tensor]),
  )
}

/** The decoder tells this at its first step alone, and later gives empty tensors in its place. */
function ofTheClip(past: Named = {}): Named {
  return Object.fromEntries(Object.entries(past).filter(([name]) => name.includes('.encoder.')))
}

function rowsOf(logits: Tensor | undefined): Float32Array[] {
  if (!(logits?.data instanceof Float32Array)) throw new Error('The decoder gave no logits')
  const { data, dims } = logits
  const [, rows = 0, width = 0] = dims
  return Array.from({ length: rows }, (_, row) => data.subarray(row * width, (row + 1) * width))
}
