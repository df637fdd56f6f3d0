import { type Call, calls, type HeartbeatBody, type PageBody, type TypingBody } from '../../protocol/calls.ts'
import type { ListClient, Reply } from '../calls/list-client.ts'
import { classify } from '../device/retry.ts'
import { abortedAfter } from '../device/signals.ts'
import type { HeartbeatResult } from './heartbeat.ts'

/** Four of them, with the pauses between, find out within half a minute that nobody answers. */
const timeoutMs = 5_000
/** That stream is over, or does not watch this list. */
const gone = 410
const ok = 200

/** What an open page says of itself beside its list. */
export class PageCalls {
  readonly #client: ListClient

  constructor(client: ListClient) {
    this.#client = client
  }

  /**
   * A server that refuses for any other reason than the stream's end still holds the stream: an older one may know
   * nothing of heartbeats.
   *
   * @param answered takes what the server said, if it said anything
   */
  async heartbeat(body: HeartbeatBody, answered: (answer: unknown) => void): Promise<HeartbeatResult> {
    const { status, value } = await this.#post(calls.heartbeat, body)
    if (status === gone) return 'over'
    if (status === ok) answered(value)
    return classify(status) === 'retry' ? 'silence' : 'heard'
  }

  /**
   * Nobody waits for the answer: the server forgets a silent page by itself. Not a beacon, which could not carry the
   * token's header.
   */
  leave(clientId: string): void {
    void this.#client.ask(calls.leave, { body: { clientId } satisfies PageBody, keepalive: true })
  }

  /** Not worth a second attempt. */
  typing(clientId: string, typing: boolean): void {
    void this.#post(calls.typing, { clientId, typing } satisfies TypingBody)
  }

  #post(call: Call, body: object): Promise<Reply> {
    return this.#client.ask(call, { body, signal: abortedAfter(timeoutMs) })
  }
}
