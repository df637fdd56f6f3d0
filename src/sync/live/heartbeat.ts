import { abortedAfter, type Clock } from '../../device/time.ts'
import { type Call, calls, type HeartbeatBody, type PageBody, type TypingBody } from '../../protocol/calls.ts'
import { classify, type ListClient, type Reply } from '../send.ts'

/** `heard`: an answer came, whatever its content. `silence`: no answer came. `over`: the server does not know the stream. */
export type HeartbeatResult = 'heard' | 'silence' | 'over'

/** Specification, section 9. */
const everyMs = 15_000
const mostRetries = 3
const firstRetryMs = 1_000
const longestRetryMs = 5_000

/** Sends a heartbeat now and every 15 s, and repeats it up to three times without an answer, until it is stopped. */
export class Heartbeat {
  readonly #clock: Clock
  readonly #send: () => Promise<HeartbeatResult>
  readonly #lost: () => void
  #round = 0
  #cancelTimer: (() => void) | undefined

  /** @param lost called if the stream is over, or no answer comes; the heartbeat has then stopped */
  constructor(clock: Clock, send: () => Promise<HeartbeatResult>, lost: () => void) {
    this.#clock = clock
    this.#send = send
    this.#lost = lost
  }

  /** Sends now, and every 15 s from now on. */
  beat = (): void => {
    this.stop()
    this.#rest()
    this.#try(0)
  }

  stop(): void {
    this.#round += 1
    this.#cancelTimer?.()
  }

  #rest(): void {
    this.#cancelTimer = this.#clock.after(everyMs, this.beat)
  }

  #try(failures: number): void {
    const round = this.#round
    void this.#send().then((result) => {
      if (round === this.#round) this.#settle(result, failures)
    })
  }

  #settle(result: HeartbeatResult, failures: number): void {
    switch (result) {
      case 'heard':
        if (failures > 0) this.#rest()
        break
      case 'silence':
        this.#retry(failures)
        break
      case 'over':
        this.#giveUp()
    }
  }

  #retry(failures: number): void {
    this.#cancelTimer?.()
    const delayMs = Math.min(firstRetryMs * 2 ** failures, longestRetryMs)
    if (failures === mostRetries) this.#giveUp()
    else this.#cancelTimer = this.#clock.after(delayMs, () => this.#try(failures + 1))
  }

  #giveUp(): void {
    this.stop()
    this.#lost()
  }
}

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
