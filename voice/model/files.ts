import { join } from 'node:path'
import { type Precision, precisionEndings } from '../settings.ts'

/** The files of an export for transformers.js that are needed, by their paths in its repository. */
export interface ModelFiles {
  config: string
  preprocessor: string
  tokenizer: string
  encoder: string
  /** For the first step and all further ones, by its input `use_cache_branch`. */
  decoder: string
}

export function modelFiles(precision: Precision): ModelFiles {
  const ending = precisionEndings[precision]
  return {
    config: 'config.json',
    preprocessor: 'preprocessor_config.json',
    tokenizer: 'tokenizer.json',
    encoder: `onnx/encoder_model${ending}.onnx`,
    decoder: `onnx/decoder_model_merged${ending}.onnx`,
  }
}

/** A path of a repository, in a folder of this machine. */
export function inFolder(folder: string, path: string): string {
  return join(folder, ...path.split('/'))
}
