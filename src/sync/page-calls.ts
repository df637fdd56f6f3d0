import type PocketBase from 'pocketbase'
import { ClientResponseError } from 'pocketbase'
import type { Beaten } from './heartbeat.ts'
import { classify } from './retry.ts'

/** Four of them, with the pauses between, find out within half a minute that nobody answers. */
const timeoutMs = 5_000
/** That stream is over, or does not watch this list. */
const gone = 410

/** What an open page says of itself beside its list; `client` sends the list's token with each request. */
export class PageCalls {
  readonly #client: PocketBase

  constructor(client: PocketBase) {
    this.#client = client
  }

  /**
   * A server that refuses for any other reason than the stream's end still holds the stream: an older one may know
   * nothing of heartbeats.
   *
   * @param answered takes what the server said, if it said anything
   */
  async heartbeat(body: object, answered: (answer: unknown) => void): Promise<Beaten> {
    try {
      answered(await this.#post('heartbeat', body, { signal: AbortSignal.timeout(timeoutMs) }))
      return 'heard'
    } catch (error) {
      const status = error instanceof ClientResponseError ? error.status : 0
      if (status === gone) return 'over'
      return classify(status) === 'retry' ? 'silence' : 'heard'
    }
  }

  /** Outlives the page. Nobody waits for an answer: the server forgets a silent page by itself. */
  leave(clientId: string): void {
    this.#post('leave', { clientId }, { keepalive: true }).catch(() => undefined)
  }

  /** Not worth a second attempt. */
  typing(clientId: string, typing: boolean): void {
    this.#post('typing', { clientId, typing }, { signal: AbortSignal.timeout(timeoutMs) }).catch(
      () => undefined,
    )
  }

  #post(verb: string, body: object, options: object): Promise<unknown> {
    return this.#client.send(`/api/list/${verb}`, { ...options, method: 'POST', body, requestKey: null })
  }
}
