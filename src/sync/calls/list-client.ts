import type { Call } from '../../protocol/calls.ts'
import { shareTokenHeader } from '../../protocol/share-token.ts'
import type { Reply, Request, Send } from './send.ts'

export type { Reply }

/** Options of a call, in addition to the list's key. */
export interface CallOptions extends Omit<Request, 'method' | 'headers'> {
  /** Query of the address, with its question mark. */
  query?: string
}

/** Sends calls about one list: its token is in the header of each request, and nowhere else. */
export class ListClient {
  readonly #send: Send
  readonly #headers: Readonly<Record<string, string>>

  constructor(send: Send, token: string) {
    this.#send = send
    this.#headers = { [shareTokenHeader]: token }
  }

  /** Never throws: a missing answer is a reply too. */
  ask({ method, path }: Call, { query = '', ...request }: CallOptions = {}): Promise<Reply> {
    return this.#send(path + query, { ...request, method, headers: this.#headers })
  }
}
