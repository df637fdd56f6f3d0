import { realtimePath } from '../../protocol/live.ts'
import type { ListClient } from '../calls/list-client.ts'
import type { Clock } from '../device/ports.ts'

const subscribing = { method: 'POST', path: realtimePath } as const
const connectTimeoutMs = 15_000

export interface StreamListener {
  /** The stream stands and watches its topic. */
  connected(clientId: string): void
  /** @param length of the message on its way, in characters */
  message(data: unknown, length: number): void
  /** The stream is over; it does not come back by itself. */
  lost(): void
}

/** One connection to PocketBase's event stream, subscribed to one topic. */
export class EventStream {
  readonly #source: EventSource
  readonly #listener: StreamListener
  readonly #cancelTimeout: () => void

  constructor(client: ListClient, topic: string, clock: Clock, listener: StreamListener) {
    this.#listener = listener
    this.#source = new EventSource(client.urlOf(realtimePath))
    this.#cancelTimeout = clock.after(connectTimeoutMs, () => this.#lose())
    this.#source.addEventListener('PB_CONNECT', ({ lastEventId }) => {
      void this.#subscribe(client, topic, lastEventId)
    })
    this.#source.addEventListener(topic, ({ data }) => listener.message(parse(data), data.length))
    this.#source.onerror = () => this.#lose()
  }

  close(): void {
    this.#cancelTimeout()
    this.#source.close()
  }

  async #subscribe(client: ListClient, topic: string, clientId: string): Promise<void> {
    const { status } = await client.ask(subscribing, { body: { clientId, subscriptions: [topic] } })
    if (this.#source.readyState === EventSource.CLOSED) return
    this.#cancelTimeout()
    if (status === 204) this.#listener.connected(clientId)
    else this.#lose()
  }

  #lose(): void {
    this.close()
    this.#listener.lost()
  }
}

function parse(data: string): unknown {
  try {
    return JSON.parse(data)
  } catch {
    return undefined
  }
}
