import type { Visitor } from '../../domain/list/presence.ts'
import { type StreamEnding, topicOf } from '../../protocol/live.ts'
import type { ListClient } from '../calls/list-client.ts'
import type { Clock } from '../device/ports.ts'
import { retryDelayMs } from '../device/retry.ts'
import type { Hint } from '../outbox/replica-ports.ts'
import type { OpenStream } from './event-stream.ts'
import { Heartbeat } from './heartbeat.ts'
import { readLiveMessage, readPresence } from './live-message.ts'
import { PageCalls } from './page-calls.ts'
import type { PeopleEvents } from './people-events.ts'

/** Well below the server's bounds on what it has no proof of: 300 messages, and 64 KB of which the rest comes cut short. */
const messagesPerHeartbeat = 100
const lengthPerHeartbeat = 24_576
/** A phone that is put away for longer may have lost its connections without a word. */
const trustedUnseenMs = 5_000

export interface LiveListener extends Omit<PeopleEvents, 'person'> {
  /** Who looks at the page. */
  visitor(): Visitor
  hint(hint: Hint): void
  /** The stream stands; whatever was said before may have been missed. */
  connected(): void
  disconnected(): void
  /** The server ends the stream for good, and says why. */
  ended(ending: StreamEnding): void
}

/** How one list's server is reached. */
export interface ListLine {
  client: ListClient
  openStream: OpenStream
}

/** One list's event stream, kept open until closed: reconnects by itself and answers for itself. */
export class LiveChannel {
  readonly #openStream: OpenStream
  readonly #calls: PageCalls
  readonly #topic: string
  readonly #listener: LiveListener
  readonly #clock: Clock
  readonly #heartbeat: Heartbeat
  #closeStream: (() => void) | undefined
  #isClosed = false
  #isConnected = false
  #isUnseen = false
  #unseenAt = 0
  /** Of the last stream that stood. Browsers end streams before a page hears that it is left, so it is kept. */
  #clientId = ''
  #attempt = 0
  #messages = 0
  /** Of the messages since the last heartbeat, in characters. */
  #length = 0
  /** The last word the stream asked for: giving it back proves that the stream is read. */
  #ask = ''
  #cancelOpening: (() => void) | undefined

  constructor({ client, openStream }: ListLine, listId: string, clock: Clock, listener: LiveListener) {
    this.#openStream = openStream
    this.#calls = new PageCalls(client)
    this.#topic = topicOf(listId)
    this.#clock = clock
    this.#listener = listener
    this.#heartbeat = new Heartbeat(
      clock,
      () => this.#beatOnce(),
      () => this.#openLater(),
    )
  }

  open(): void {
    if (this.#isClosed) return
    this.#closeStream = this.#openStream(this.#topic, {
      connected: (clientId) => this.#connected(clientId),
      message: (message, length) => this.#received(message, length),
      lost: () => this.#openLater(),
    })
  }

  /** For good, and the server is told that this page is gone. */
  close(): void {
    this.#isClosed = true
    if (this.#clientId) this.#calls.leave(this.#clientId)
    this.#leave()
  }

  /** Nobody looks at the page: it says nothing of itself until it is seen. */
  unseen(): void {
    this.#isUnseen = true
    this.#unseenAt = Date.now()
    this.#heartbeat.stop()
  }

  /** Somebody looks at the page: says so at once, over another stream if the one that stood may be dead. */
  seen(): void {
    const isDoubtful = this.#isUnseen && Date.now() - this.#unseenAt >= trustedUnseenMs
    this.#isUnseen = false
    if (isDoubtful) this.#renew()
    else this.beat()
  }

  /** Says that this page is there, and who looks at it, unless nobody does. */
  beat(): void {
    if (this.#isConnected && !this.#isUnseen) this.#heartbeat.beat()
  }

  typing(isTyping: boolean): void {
    if (this.#isConnected) this.#calls.typing(this.#clientId, isTyping)
  }

  #openLater(): void {
    if (this.#isClosed) return
    this.#leave()
    this.#listener.disconnected()
    this.#cancelOpening = this.#clock.after(retryDelayMs(this.#attempt, this.#clock.random()), () =>
      this.open(),
    )
    this.#attempt += 1
  }

  /** Unnoticed: nobody hears of a page that leaves and comes back. */
  #renew(): void {
    this.#leave()
    this.open()
  }

  #leave(): void {
    this.#isConnected = false
    this.#cancelOpening?.()
    this.#heartbeat.stop()
    this.#closeStream?.()
  }

  #connected(clientId: string): void {
    if (this.#isClosed) return
    this.#isConnected = true
    this.#clientId = clientId
    this.#attempt = 0
    this.#messages = 0
    this.#ask = ''
    this.#cancelOpening?.()
    this.#listener.connected()
    this.beat()
  }

  #received(message: unknown, length: number): void {
    const { ask, ended, hint, presence, joined, typing } = readLiveMessage(message)
    this.#ask = ask ?? this.#ask
    if (hint) this.#listener.hint(hint)
    if (ended) this.#listener.ended(ended)
    if (presence) this.#listener.presence(presence)
    if (joined) this.#listener.joined(joined)
    if (typing) this.#listener.typing(typing)
    this.#messages += 1
    this.#length += length
    if (this.#messages >= messagesPerHeartbeat || this.#length >= lengthPerHeartbeat) this.beat()
  }

  #beatOnce() {
    this.#messages = 0
    this.#length = 0
    const body = { ...this.#listener.visitor(), clientId: this.#clientId, answer: this.#ask }
    return this.#calls.heartbeat(body, (answer) => {
      const presence = readPresence(answer)
      if (presence && !this.#isClosed) this.#listener.presence(presence)
    })
  }
}
