import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'

/** A request as it is sent to a thread. */
export interface ThreadRequest {
  method: string
  url: string
  headers: IncomingHttpHeaders
  /** Body of the request, or PocketBase's answer that the thread needs for its own answer. */
  body?: Uint8Array | undefined
  /** Status of PocketBase's answer; 0 when PocketBase did not answer. */
  bodyStatus?: number | undefined
}

/** Beginning of an answer. */
export interface ThreadHead {
  status: number
  headers: OutgoingHttpHeaders
  /** Bytes that the rest of the answer takes in the thread until it is read. */
  heldBytes: number
}

export type Chunk = string | Uint8Array

/** Message from the server to a thread. `more` asks for the next chunk; `stop` ends an answer whose reader is gone. */
export type ToThread = { id: number } & ({ kind: 'ask'; asked: ThreadRequest } | { kind: 'more' | 'stop' })

/** Message from a thread to the server. `none` means that there is nothing at the address. */
export type FromThread =
  | { kind: 'ready' }
  | ({ id: number } & (
      | { kind: 'head'; head: ThreadHead }
      | { kind: 'chunk'; chunk: Chunk }
      | { kind: 'end' }
      | { kind: 'none' }
      | { kind: 'failed'; why: string }
    ))
