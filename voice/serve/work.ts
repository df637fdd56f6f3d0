import type { Transcript } from '../decode/transcriber.ts'

/** What the worker says: first that the model is loaded, then one answer to each clip that it is sent. */
export type Word =
  | { kind: 'ready' }
  | { kind: 'done'; heard: Transcript }
  | { kind: 'failed'; reason: string }
