import type { Transcript } from '../decode/transcriber.ts'

/** Messages of the worker: first that the model is loaded, then one response to each clip that it receives. */
export type Word =
  | { kind: 'ready' }
  | { kind: 'done'; heard: Transcript }
  | { kind: 'failed'; reason: string }
