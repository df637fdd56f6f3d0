import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { inFolder, modelFiles } from '../../scripts/lib/voice/model-files.ts'
import type { SpeechPrecision } from '../../src/settings/speech-rows.ts'
import { decoderFile, encoderFile } from './tiny-graphs.ts'
import { makeVocabulary } from './tiny-tokenizer.ts'

const shape = { bands: 80, width: 16, heads: 2 }

/**
 * Writes a model in the layout of an export for transformers.js, with random weights. It loads and decodes like Whisper,
 * understands nothing and takes about 250 KB.
 *
 * @param seed of its weights
 */
export function makeTinyModel(folder: string, seed = 1, precision: SpeechPrecision = 'q8'): void {
  const vocabulary = makeVocabulary()
  const tiny = { ...shape, tokens: vocabulary.size, bias: vocabulary.bias, random: randomFrom(seed) }
  const config = {
    model_type: 'whisper',
    architectures: ['WhisperForConditionalGeneration'],
    is_encoder_decoder: true,
    d_model: shape.width,
    encoder_layers: 1,
    encoder_attention_heads: shape.heads,
    decoder_layers: 1,
    decoder_attention_heads: shape.heads,
    num_mel_bins: shape.bands,
    vocab_size: vocabulary.size,
    max_source_positions: 1500,
    max_target_positions: 448,
  }
  const paths = modelFiles(precision)
  const contents = {
    config: JSON.stringify(config),
    preprocessor: JSON.stringify({
      feature_size: shape.bands,
      sampling_rate: 16_000,
      hop_length: 160,
      n_fft: 400,
      n_samples: 480_000,
      nb_max_frames: 3_000,
    }),
    tokenizer: JSON.stringify(vocabulary.file),
    encoder: encoderFile(tiny),
    decoder: decoderFile(tiny),
  }
  for (const [name, content] of Object.entries(contents)) {
    const path = inFolder(folder, paths[name as keyof typeof paths])
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  }
}

/** Numbers from -1 to 1, the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 31 - 1
  }
}
