import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'

/** A request, as a thread answers it. */
export interface ThreadRequest {
  method: string
  url: string
  headers: IncomingHttpHeaders
  /** The request's own, or PocketBase's answer to what it needs. */
  body?: Uint8Array | undefined
  /** The status of that answer; 0 if there is none. */
  bodyStatus?: number | undefined
}

/** An answer's beginning. */
export interface ThreadHead {
  status: number
  headers: OutgoingHttpHeaders
  /** The memory that the rest of the answer takes in the thread until it is read. */
  heldBytes: number
}

export type Chunk = string | Uint8Array

/** From the server to a thread. `more` asks for the next chunk; `stop` ends an answer that nobody reads any more. */
export type ToThread = { id: number } & ({ kind: 'ask'; asked: ThreadRequest } | { kind: 'more' | 'stop' })

/** From a thread to the server. `none` says that there is nothing at the address. */
export type FromThread =
  | { kind: 'ready' }
  | ({ id: number } & (
      | { kind: 'head'; head: ThreadHead }
      | { kind: 'chunk'; chunk: Chunk }
      | { kind: 'end' }
      | { kind: 'none' }
      | { kind: 'failed'; why: string }
    ))
