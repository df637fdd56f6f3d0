import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { SpeechPrecision } from '../../../src/settings/speech-rows.ts'
import type { VoiceSettings } from '../../../src/settings/voice-settings.ts'
import { inProject } from '../root.ts'

/** The endings of file names, as exports for transformers.js have them. */
const precisionEndings: Readonly<Record<SpeechPrecision, string>> = {
  fp32: '',
  q8: '_quantized',
  int8: '_int8',
  uint8: '_uint8',
  q4: '_q4',
  bnb4: '_bnb4',
}

/** The name that the project's own exports give to the number of clips, which all hypotheses share. */
export const sharedClip = 'clips'

/** The needed files of an export for transformers.js, by their paths in its repository. */
interface ModelFiles {
  config: string
  preprocessor: string
  tokenizer: string
  encoder: string
  /** One file for the first step and all later ones; its input `use_cache_branch` distinguishes them. */
  decoder: string
}

export function modelFiles(precision: SpeechPrecision): ModelFiles {
  const ending = precisionEndings[precision]
  return {
    config: 'config.json',
    preprocessor: 'preprocessor_config.json',
    tokenizer: 'tokenizer.json',
    encoder: `onnx/encoder_model${ending}.onnx`,
    decoder: `onnx/decoder_model_merged${ending}.onnx`,
  }
}

/** The folder of the configured model, whether it is installed or not. */
export function modelFolder({ givenModelDir, modelsDir, repository }: VoiceSettings): string {
  return givenModelDir ?? join(modelsDir ?? inProject('voice/models'), ...repository.split('/'))
}

/** Path of a repository's file in a folder of this machine. */
export function inFolder(folder: string, path: string): string {
  return join(folder, ...path.split('/'))
}

/** The first of these paths that a model's folder lacks; undefined when it has them all. */
export function missingFile(folder: string, paths: readonly string[]): string | undefined {
  return paths.find((path) => !existsSync(inFolder(folder, path)))
}
