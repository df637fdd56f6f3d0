import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { Problem } from '../../scripts/lib/problem.ts'
import { inFolder, modelFiles } from '../../scripts/lib/voice/model-files.ts'
import { digestOf, readModelTables } from './ctranslate2.ts'
import { decoderGraph, encoderGraph, shapeOf } from './whisper-graphs.ts'

/** The sums that a model must have to be converted, in hexadecimal. */
interface ExpectedModel {
  /** SHA-256 of its tables (`digestOf`). */
  tables: string
  /** SHA-256 of its `tokenizer.json`. */
  tokenizer: string
}

/**
 * Writes a Whisper model in the layout of an export for transformers.js with the precision q8.
 *
 * @param model in the format of CTranslate2
 * @param tokenizer the contents of its `tokenizer.json`
 * @throws Problem when the model is not the expected one; nothing is written then
 */
export function convertModel(
  model: Buffer,
  tokenizer: Buffer,
  expected: ExpectedModel,
  folder: string,
): void {
  if (digestOf(model) !== expected.tables || sumOf(tokenizer) !== expected.tokenizer)
    throw new Problem('The copy of the model differs from the expected one: nothing was installed.')
  const tables = readModelTables(model)
  const shape = shapeOf(tables)
  const config = {
    model_type: 'whisper',
    architectures: ['WhisperForConditionalGeneration'],
    is_encoder_decoder: true,
    d_model: shape.width,
    encoder_layers: shape.encoderLayers,
    encoder_attention_heads: shape.heads,
    decoder_layers: shape.decoderLayers,
    decoder_attention_heads: shape.heads,
    num_mel_bins: shape.bands,
    vocab_size: shape.tokens,
    max_source_positions: 1500,
    max_target_positions: 448,
  }
  const preprocessor = {
    feature_size: shape.bands,
    sampling_rate: 16_000,
    hop_length: 160,
    n_fft: 400,
    n_samples: 480_000,
    nb_max_frames: 3_000,
  }
  const paths = modelFiles('q8')
  const write = (path: string, content: string | Uint8Array) => {
    mkdirSync(dirname(inFolder(folder, path)), { recursive: true })
    writeFileSync(inFolder(folder, path), content)
  }
  write(paths.config, JSON.stringify(config))
  write(paths.preprocessor, JSON.stringify(preprocessor))
  write(paths.tokenizer, tokenizer)
  write(paths.encoder, encoderGraph(tables))
  write(paths.decoder, decoderGraph(tables))
}

/** The SHA-256 of some bytes, in hexadecimal. */
export function sumOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
