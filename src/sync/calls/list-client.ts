import type { Call } from '../../protocol/calls.ts'
import { shareTokenHeader } from '../../protocol/share-token.ts'
import { askJson, type Reply, type Request } from './ask-json.ts'

export type { Reply }

/** What goes with a call, beside the list's key. */
export interface CallOptions extends Omit<Request, 'method'> {
  /** Behind the address, with its question mark. */
  query?: string
}

/**
 * Speaks with PocketBase about one list: the list's token goes into the header of each request, and nowhere else.
 *
 * Two dozen lines instead of PocketBase's own client: its records, files and accounts would be a tenth of the page's
 * script, and a list uses none of them.
 */
export class ListClient {
  readonly #baseUrl: string
  readonly #token: string

  constructor(baseUrl: string, token: string) {
    this.#baseUrl = baseUrl
    this.#token = token
  }

  urlOf(path: string): string {
    return this.#baseUrl + path
  }

  /** Never throws: no answer is an answer too. The request begins before this returns. */
  ask({ method, path }: Call, { query = '', ...request }: CallOptions = {}): Promise<Reply> {
    return askJson(this.urlOf(path + query), { [shareTokenHeader]: this.#token }, { ...request, method })
  }
}
