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
import { inFolder, modelFiles, modelFolder } from '../../scripts/lib/voice/model-files.ts'
import type { VoiceSettings } from '../../src/settings/voice-settings.ts'
import { readTokenVocabulary, type TokenVocabulary } from './vocabulary.ts'

// All files are in the model's folder, so the library may neither use the network nor store copies.
env.allowRemoteModels = false
env.useFSCache = false

const allFrames = 3_000
/** In samples at 16 kHz: two frames, so that the last frame holds only silence. */
const silentEnd = 800

/** The decoder's inputs or outputs, by its own names. */
type Named = Readonly<Record<string, Tensor>>

/** The state of the model after some tokens; any number of next tokens can be tried from it. */
export interface DecodeStep {
  /** A row of logits, one for each possible next token, for every token that this step was given. */
  rows: readonly Float32Array[]
  next: (token: number) => Promise<DecodeStep>
}

interface Whisper {
  vocabulary: TokenVocabulary
  /** Takes samples at 16 kHz and the tokens that the answer begins with. */
  listen: (samples: Float32Array, beginning: readonly number[]) => Promise<DecodeStep>
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
  return {
    vocabulary: readTokenVocabulary(read(files.tokenizer)),
    listen: async (samples, beginning) => {
      const heard = await encode(model, await featuresOf(extract, samples))
      return decodeStep(model, heard, beginning)
    },
  }
}

/** Whisper always takes half a minute; the rest after the clip is silence, whose frames are all the same. */
async function featuresOf(extract: WhisperFeatureExtractor, samples: Float32Array): Promise<Tensor> {
  const { input_features } = await extract(samples, { max_length: samples.length + silentEnd })
  const [, bands = 0, frames = 0] = input_features.dims
  const silence = full([1, bands, allFrames - frames], Number(input_features.data.at(-1)))
  return cat([input_features, silence], 2)
}

/** Runs the encoder, once for all steps of the decoder. */
async function encode({ sessions }: PreTrainedModel, features: Tensor): Promise<Tensor> {
  const { last_hidden_state } = await sessions.model.run({ input_features: features.ort_tensor })
  return new Tensor(last_hidden_state)
}

/** One step of the decoder. The library's `generate` follows a single hypothesis, so the search takes its own steps. */
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

/** The cache that a step returns, under the names of the next step's inputs. */
function remembered(outputs: Named): Named {
  const present = Object.entries(outputs).filter(([name]) => name.startsWith('present.'))
  return Object.fromEntries(
    present.map(([name, tensor]) => [name.replace('present', 'past_key_values'), tensor]),
  )
}

/** The cache of the clip: only the decoder's first step returns it, later steps return empty tensors. */
function ofTheClip(past: Named = {}): Named {
  return Object.fromEntries(Object.entries(past).filter(([name]) => name.includes('.encoder.')))
}

function rowsOf(logits: Tensor | undefined): Float32Array[] {
  if (!(logits?.data instanceof Float32Array)) throw new Error('The decoder gave no logits')
  const { data, dims } = logits
  const [, rows = 0, width = 0] = dims
  return Array.from({ length: rows }, (_, row) => data.subarray(row * width, (row + 1) * width))
}
