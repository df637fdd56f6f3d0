import type { Heard } from '../decode/transcriber.ts'

/** What the worker says: first that the model is loaded, then one answer to each clip that it is sent. */
export type Word = { kind: 'ready' } | { kind: 'done'; heard: Heard } | { kind: 'failed'; reason: string }
