import type PocketBase from 'pocketbase'
import * as z from 'zod/mini'
import { messageSchema } from './pocketbase-api.ts'
import type { Clock } from './ports.ts'
import type { Hint } from './replica.ts'
import { retryDelayMs } from './retry.ts'

const heartbeatMs = 15_000
/** Well below the server's bound on messages left unanswered. */
const messagesPerHeartbeat = 100

export interface LiveListener {
  hint(hint: Hint): void
  /** The stream stands; whatever was said before may have been missed. */
  connected(): void
  disconnected(): void
}

/** One list's event stream, kept open until closed: reconnects by itself and answers for itself. */
export class LiveChannel {
  readonly #client: PocketBase
  readonly #topic: string
  readonly #listener: LiveListener
  readonly #clock: Clock
  #isClosed = false
  #attempt = 0
  #messages = 0
  /** The last word the stream asked for: giving it back proves that the stream is read. */
  #ask = ''
  #cancelTimer: (() => void) | undefined

  constructor(client: PocketBase, listId: string, clock: Clock, listener: LiveListener) {
    this.#client = client
    this.#topic = `list:${listId}`
    this.#clock = clock
    this.#listener = listener
    client.realtime.onDisconnect = () => {
      if (!this.#isClosed) listener.disconnected()
    }
  }

  open(): void {
    if (this.#isClosed) return
    this.#subscribe().then(
      () => {
        this.#attempt = 0
      },
      () => this.#openLater(),
    )
  }

  close(): void {
    this.#isClosed = true
    this.#leave()
  }

  /** The SDK reconnects by itself once a first connection stood; until then it gives up, and we try again. */
  async #subscribe(): Promise<void> {
    const { realtime } = this.#client
    await Promise.all([
      realtime.subscribe('PB_CONNECT', () => this.#connected()),
      realtime.subscribe(this.#topic, (message: unknown) => this.#received(message)),
    ])
  }

  #openLater(): void {
    if (this.#isClosed) return
    this.#leave()
    this.#listener.disconnected()
    this.#cancelTimer = this.#clock.after(retryDelayMs(this.#attempt, this.#clock.random()), () =>
      this.open(),
    )
    this.#attempt += 1
  }

  #leave(): void {
    this.#cancelTimer?.()
    this.#client.realtime.unsubscribe().catch(() => undefined)
  }

  #connected(): void {
    if (this.#isClosed) return
    this.#messages = 0
    this.#ask = ''
    this.#listener.connected()
    this.#cancelTimer?.()
    this.#cancelTimer = this.#clock.after(heartbeatMs, this.#beat)
  }

  #received(message: unknown): void {
    const read = z.safeParse(messageSchema, message)
    if (read.success) {
      const { ask, ...hint } = read.data
      this.#ask = ask ?? this.#ask
      this.#listener.hint(hint)
    }
    this.#messages += 1
    if (this.#messages % messagesPerHeartbeat === 0) this.#beat()
  }

  /** Tells the server that this stream is read; a server that does not know it any more has ended it. */
  #beat = (): void => {
    this.#cancelTimer?.()
    const { clientId } = this.#client.realtime
    this.#client
      .send('/api/list/heartbeat', {
        method: 'POST',
        body: { clientId, answer: this.#ask },
        requestKey: null,
        signal: AbortSignal.timeout(heartbeatMs),
      })
      .then(
        () => {
          if (!this.#isClosed) this.#cancelTimer = this.#clock.after(heartbeatMs, this.#beat)
        },
        () => this.#openLater(),
      )
  }
}
