import type PocketBase from 'pocketbase'
import { ClientResponseError } from 'pocketbase'
import type { Beaten } from './heartbeat.ts'
import { tokenHeader } from './list-client.ts'
import { classify } from './retry.ts'

/** Four of them, with the pauses between, find out within half a minute that nobody answers. */
const timeoutMs = 5_000
/** That stream is over, or does not watch this list. */
const gone = 410

/** What an open page says of itself beside its list; `client` sends the list's token with each request. */
export class PageCalls {
  readonly #client: PocketBase
  readonly #token: string

  constructor(client: PocketBase, token: string) {
    this.#client = client
    this.#token = token
  }

  /**
   * A server that refuses for any other reason than the stream's end still holds the stream: an older one may know
   * nothing of heartbeats.
   *
   * @param answered takes what the server said, if it said anything
   */
  async heartbeat(body: object, answered: (answer: unknown) => void): Promise<Beaten> {
    try {
      answered(await this.#post('heartbeat', body))
      return 'heard'
    } catch (error) {
      const status = error instanceof ClientResponseError ? error.status : 0
      if (status === gone) return 'over'
      return classify(status) === 'retry' ? 'silence' : 'heard'
    }
  }

  /**
   * Outlives the page, and begins before this returns: a page that is being left does nothing later, so the client's own
   * way, which waits for a moment, is too slow. A beacon could not carry the header.
   */
  leave(clientId: string): void {
    fetch(this.#client.buildURL('/api/list/leave'), {
      method: 'POST',
      keepalive: true,
      headers: { 'Content-Type': 'application/json', [tokenHeader]: this.#token },
      body: JSON.stringify({ clientId }),
      // Nobody waits for the answer: the server forgets a silent page by itself.
    }).catch(() => undefined)
  }

  /** Not worth a second attempt. */
  typing(clientId: string, typing: boolean): void {
    this.#post('typing', { clientId, typing }).catch(() => undefined)
  }

  #post(verb: string, body: object): Promise<unknown> {
    const signal = AbortSignal.timeout(timeoutMs)
    return this.#client.send(`/api/list/${verb}`, { method: 'POST', body, signal, requestKey: null })
  }
}
