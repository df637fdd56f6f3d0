import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { realtimePath } from '../../protocol/live.ts'
import { responseHeaders } from '../forwarding.ts'
import type { StreamReader } from '../stream-request.ts'
import { takeConnection } from '../take-connection.ts'
import type { ApiRoute } from './api-routes.ts'
import { ReadingWatch } from './close-unread.ts'
import { limits } from './limits.ts'
import { answerProblem } from './problems.ts'
import type { Holding, Unread } from './unread.ts'

/** A comment of an event stream, which readers ignore (HTML, 9.2.6). */
const comment = ':\n\n'
const endOfEvent = '\n\n'
/**
 * The number of checks of all streams within the time that a stream may be silent; each check writes only to some of them.
 */
const looks = 5

export function isEventStream(contentType: unknown): boolean {
  return String(contentType).startsWith('text/event-stream')
}

/** True for PocketBase's event stream, which stays open as long as the page. */
export function isStreamRoute(route: ApiRoute | undefined): boolean {
  return route?.method === 'GET' && route.path === realtimePath
}

interface StreamsOptions {
  unread: Unread
  /** The longest silence of a stream. */
  streamSilentMs?: number
}

/**
 * The open event streams. A proxy in front closes a connection that is silent for a while, and nothing may happen on a
 * list for hours, so a silent stream gets a comment now and then.
 */
export class EventStreams {
  readonly #open = new Set<PassedStream>()
  readonly #byVisitor = new Map<string, number>()
  readonly #unread: Unread
  readonly #timer: NodeJS.Timeout
  #onEnd: (() => void) | undefined

  constructor({ unread, streamSilentMs = limits.streamSilentMs }: StreamsOptions) {
    this.#unread = unread
    this.#timer = setInterval(() => this.#look(), streamSilentMs / looks).unref()
  }

  /** The number of streams that a visitor has open. */
  openBy(visitor: string): number {
    return this.#byVisitor.get(visitor) ?? 0
  }

  /**
   * Passes PocketBase's answer on to a visitor.
   *
   * @param request begins the request for it, and returns a function that ends it
   */
  pass(response: ServerResponse, visitor: string, request: (reader: StreamReader) => () => void): void {
    // Without a socket, the response waits for another one on its connection (pipelining), which no browser uses.
    if (this.#onEnd || !response.socket) {
      answerProblem(response, 'unavailable')
      return
    }
    const hold = () => this.#unread.hold(visitor, () => stream.destroy())
    const stream = new PassedStream(response, hold, () => {
      endRequest()
      this.#open.delete(stream)
      this.#count(visitor, -1)
      if (this.#open.size === 0) this.#onEnd?.()
    })
    this.#open.add(stream)
    this.#count(visitor, 1)
    const endRequest = request(stream)
  }

  /** Ends all streams gracefully. @returns a promise that resolves when the last one has closed */
  end(): Promise<void> {
    clearInterval(this.#timer)
    for (const stream of this.#open) stream.onEnd()
    return new Promise((resolve) => {
      this.#onEnd = resolve
      if (this.#open.size === 0) resolve()
    })
  }

  /** Closes the streams that a slow reader still holds open. */
  destroy(): void {
    for (const stream of this.#open) stream.destroy()
  }

  #count(visitor: string, change: 1 | -1): void {
    const open = this.openBy(visitor) + change
    if (open > 0) this.#byVisitor.set(visitor, open)
    else this.#byVisitor.delete(visitor)
  }

  #look(): void {
    for (const stream of this.#open) stream.look()
  }
}

/**
 * An event stream that is passed on: each event as it arrives, without letting PocketBase wait. A reader that stops
 * reading is disconnected once too much is unsent, so it does not slow down others. It connects again and reads what
 * changed.
 */
class PassedStream implements StreamReader {
  /** The response until its headers are sent, then its socket. */
  #to: ServerResponse | Socket
  readonly #onClose: () => void
  readonly #hold: () => Holding
  /** Only while the reader is behind, which is rare: a stream that is read needs no more memory than its socket. */
  #behind: { holding: Holding; reading: ReadingWatch } | undefined
  /** The last characters that were sent; a comment must not be inside an event. */
  #end = endOfEvent
  /** The number of looks in a row that found nothing sent. */
  #silentLooks = 0

  constructor(response: ServerResponse, hold: () => Holding, onClose: () => void) {
    this.#hold = hold
    this.#onClose = () => {
      this.#behind?.holding.end()
      onClose()
    }
    this.#to = response.on('close', this.#onClose)
  }

  onHead(status: number, headers: IncomingHttpHeaders): void {
    const response = this.#to
    if (response instanceof Socket || response.writableEnded || response.socket?.destroyed !== false) return
    // The end of the connection is the end of the stream: chunks would only be more to write for each event.
    response.removeHeader('Transfer-Encoding')
    response.writeHead(status, responseHeaders(headers))
    response.flushHeaders()
    response.off('close', this.#onClose)
    this.#to = takeConnection(response.socket)
    this.#to.on('close', this.#onClose)
    // An error also emits 'close'.
    this.#to.on('error', () => {})
    // Nothing can follow the request of a stream on its connection.
    this.#to.on('data', () => this.destroy())
  }

  onData(chunk: Buffer): void {
    if (this.#to.writableEnded) return
    if (!this.#to.write(chunk)) this.#countBehind()
    const end = chunk.toString('latin1', Math.max(0, chunk.length - endOfEvent.length))
    this.#end = end.length < endOfEvent.length ? this.#end.slice(end.length) + end : end
    this.#silentLooks = 0
    if (this.#to.writableLength > limits.eventBacklogBytes) this.destroy()
  }

  /** Ends the stream gracefully, or refuses it if it has not begun. */
  onEnd(): void {
    if (this.#to instanceof Socket) this.#to.destroySoon()
    else if (!this.#to.writableEnded) answerProblem(this.#to, 'unavailable')
  }

  destroy(): void {
    this.#to.destroy()
  }

  #countBehind(): void {
    const to = this.#to
    if (!(to instanceof Socket)) return
    if (!this.#behind) {
      const behind = { holding: this.#hold(), reading: new ReadingWatch(to) }
      this.#behind = behind
      to.once('drain', () => {
        this.#behind = undefined
        behind.holding.end()
      })
    }
    this.#behind.holding.set(to.writableLength)
  }

  /** Ends a stream whose reader reads nothing, and sends a comment after a long silence. */
  look(): void {
    if (this.#behind?.reading.isStuck(performance.now(), limits.stalledMs)) {
      this.destroy()
      return
    }
    this.#silentLooks += 1
    if (this.#silentLooks < looks) return
    this.#silentLooks = 0
    const isBehind = this.#to.writableLength > 0
    if (this.#to instanceof Socket && !isBehind && this.#end === endOfEvent) this.#to.write(comment)
  }
}
