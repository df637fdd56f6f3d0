import * as v from 'valibot'
import type { Clock } from '../../device/time.ts'
import { once } from '../../domain/lib/once.ts'
import { personColors } from '../../domain/list/person.ts'
import { deviceKinds, type Visitor } from '../../domain/list/presence.ts'
import { type PresenceNotice, type StreamEnding, streamEndings, topicOf } from '../../protocol/live.ts'
import { messageSchema, readAs, whole } from '../pocketbase-api.ts'
import type { Hint, PeopleEvents } from '../ports.ts'
import { type ListClient, retryDelayMs } from '../send.ts'
import { Heartbeat, PageCalls } from './heartbeat.ts'
import type { OpenStream } from './pocketbase.ts'

/** Well below the server's limits for unconfirmed messages: 300 messages, and 64 KB, above which messages are shortened. */
const messagesPerHeartbeat = 100
const lengthPerHeartbeat = 24_576
/** A phone that was put away for longer may have lost its connections without an event. */
const trustedUnseenMs = 5_000

export interface LiveListener extends Omit<PeopleEvents, 'person'> {
  /** Returns the visitor of the page. */
  visitor(): Visitor
  hint(hint: Hint): void
  /** The stream is open; earlier messages may have been missed. */
  connected(): void
  disconnected(): void
  /** The server ends the stream permanently, with the reason. */
  ended(ending: StreamEnding): void
}

/** The connections to one list's server. */
export interface ListLine {
  client: ListClient
  openStream: OpenStream
}

/**
 * One list's event stream, kept open until closed: it reconnects by itself and sends heartbeats.
 *
 *     Opening ──┬─ subscribed ──> Connected ──┬─ stream ended, 410, heartbeats unanswered ─> Lost
 *               └─ refused, cut ─> Lost       ├─ unseen ─> Hidden: no heartbeats
 *     Lost ───── timer ─────────> Opening     └─ close ──> Closed, as from every state
 *     Hidden ─── seen within 5 s ─> Connected; seen later ─> Opening, over a new stream
 */
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
  /** Client id of the last open stream. Browsers end streams before a page learns that it is left, so the id is kept. */
  #clientId = ''
  #attempt = 0
  #messages = 0
  /** Length of the messages since the last heartbeat, in characters. */
  #length = 0
  /** The last word that the stream asked for: returning it proves that the stream is read. */
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

  /** Closes the stream permanently, and reports to the server that this page is gone. */
  close(): void {
    this.#isClosed = true
    if (this.#clientId) this.#calls.leave(this.#clientId)
    this.#leave()
  }

  /** The page is hidden: it sends no heartbeat until it is visible. */
  unseen(): void {
    this.#isUnseen = true
    this.#unseenAt = Date.now()
    this.#heartbeat.stop()
  }

  /** The page is visible: sends a heartbeat at once, over a new stream if the old one may be dead. */
  seen(): void {
    const isDoubtful = this.#isUnseen && Date.now() - this.#unseenAt >= trustedUnseenMs
    this.#isUnseen = false
    if (isDoubtful) this.#renew()
    else this.beat()
  }

  /** Sends a heartbeat with the visitor, unless the page is hidden. */
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

  /** Reconnects without a leave message, so that the others do not notice. */
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

const orNothing = <Value>(schema: v.GenericSchema<unknown, Value>) =>
  v.fallback(v.optional(schema), undefined)

/** Schemas of the data about people on the list. A newer server may know more devices and colours than this page. */
const schemas = once(() => {
  const person = v.object({
    id: v.string(),
    name: v.string(),
    device: v.fallback(v.picklist(deviceKinds), 'Unknown'),
    color: v.fallback(v.picklist(personColors), 'green'),
  })
  const presence = v.object({ version: whole, count: whole, people: v.optional(v.array(person)) })
  const people = v.object({
    ask: orNothing(v.string()),
    ended: orNothing(v.picklist(streamEndings)),
    presence: orNothing(presence),
    joined: orNothing(person),
    typing: orNothing(v.object({ id: v.string(), name: v.string(), isTyping: v.boolean() })),
  })
  return { presence, people }
})

/** The content of one message of the live channel; `ask` is a word to return with the next heartbeat. */
export interface HeardMessage extends Partial<v.InferOutput<ReturnType<typeof schemas>['people']>> {
  hint?: Hint | undefined
}

/** Reads a message. Unknown parts are ignored, because a newer server may send more. */
export function readLiveMessage(message: unknown): HeardMessage {
  const hint = readAs(messageSchema(), message)
  return { ...readAs(schemas().people, message), hint }
}

/** Reads the answer to a heartbeat; undefined from an older server, which sends no presence. */
export function readPresence(answer: unknown): PresenceNotice | undefined {
  return readAs(schemas().presence, answer)
}
