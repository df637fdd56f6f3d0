import { abortedAfter } from '../../device/time.ts'
import { type Call, calls, type HeartbeatBody, type PageBody, type TypingBody } from '../../protocol/calls.ts'
import type { ListClient, Reply } from '../calls/list-client.ts'
import { classify } from '../device/retry.ts'
import type { HeartbeatResult } from './heartbeat.ts'

/** Four attempts, with the pauses between, detect a silent server within half a minute. */
const timeoutMs = 5_000
/** Status if the stream is over, or does not watch this list. */
const gone = 410
const ok = 200

/** The messages of an open page about itself. */
export class PageCalls {
  readonly #client: ListClient

  constructor(client: ListClient) {
    this.#client = client
  }

  /**
   * Sends a heartbeat. A server that refuses it for any other reason than the stream's end still has the stream: an older
   * one may not know heartbeats.
   *
   * @param answered receives the server's answer, if there is one
   */
  async heartbeat(body: HeartbeatBody, answered: (answer: unknown) => void): Promise<HeartbeatResult> {
    const { status, value } = await this.#post(calls.heartbeat, body)
    if (status === gone) return 'over'
    if (status === ok) answered(value)
    return classify(status) === 'retry' ? 'silence' : 'heard'
  }

  /**
   * Reports that the page is left, without waiting for the answer: the server drops a silent page by itself. A beacon is not
   * used, because it cannot carry the token's header.
   */
  leave(clientId: string): void {
    void this.#client.ask(calls.leave, { body: { clientId } satisfies PageBody, keepalive: true })
  }

  /** Reports typing; a failure is not retried. */
  typing(clientId: string, typing: boolean): void {
    void this.#post(calls.typing, { clientId, typing } satisfies TypingBody)
  }

  #post(call: Call, body: object): Promise<Reply> {
    return this.#client.ask(call, { body, signal: abortedAfter(timeoutMs) })
  }
}
