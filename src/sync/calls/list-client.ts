import type { Call } from '../../protocol/calls.ts'
import { shareTokenHeader } from '../../protocol/share-token.ts'
import type { Reply, Request, Send } from './send.ts'

export type { Reply }

/** What goes with a call, beside the list's key. */
export interface CallOptions extends Omit<Request, 'method' | 'headers'> {
  /** Behind the address, with its question mark. */
  query?: string
}

/** Asks our routes about one list: its token goes into the header of each request, and nowhere else. */
export class ListClient {
  readonly #send: Send
  readonly #headers: Readonly<Record<string, string>>

  constructor(send: Send, token: string) {
    this.#send = send
    this.#headers = { [shareTokenHeader]: token }
  }

  /** Never throws: no answer is an answer too. */
  ask({ method, path }: Call, { query = '', ...request }: CallOptions = {}): Promise<Reply> {
    return this.#send(path + query, { ...request, method, headers: this.#headers })
  }
}
