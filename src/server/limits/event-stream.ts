import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { realtimePath } from '../../protocol/live.ts'
import { responseHeaders } from '../forwarding.ts'
import type { StreamReader } from '../stream-request.ts'
import type { ApiRoute } from './api-routes.ts'
import { limits } from './limits.ts'
import { answerProblem } from './problems.ts'

/** A comment of an event stream, which readers ignore (HTML, 9.2.6). */
const comment = ':\n\n'
const endOfEvent = '\n\n'
/**
 * The number of looks at all streams within the time that a stream may be silent; each look writes only to some of them.
 */
const looks = 5

export function isEventStream(contentType: unknown): boolean {
  return String(contentType).startsWith('text/event-stream')
}

/** Whether a route is PocketBase's event stream, which stays open as long as the page. */
export function isStreamRoute(route: ApiRoute | undefined): boolean {
  return route?.method === 'GET' && route.path === realtimePath
}

/**
 * The open event streams. A proxy in front closes a connection that is silent for a while, and nothing may happen on a
 * list for hours, so a silent stream gets a comment now and then.
 */
export class EventStreams {
  readonly #open = new Set<PassedStream>()
  readonly #timer: NodeJS.Timeout

  /** @param silentMs the longest silence of a stream */
  constructor(silentMs: number = limits.streamSilentMs) {
    this.#timer = setInterval(() => this.#look(), silentMs / looks).unref()
  }

  /** @returns a reader that passes PocketBase's answer on to a visitor */
  passTo(response: ServerResponse): StreamReader {
    const stream = new PassedStream(response)
    this.#open.add(stream)
    response.on('close', () => this.#open.delete(stream))
    return stream
  }

  end(): void {
    clearInterval(this.#timer)
    for (const stream of this.#open) stream.end()
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
  readonly #response: ServerResponse
  /** The last characters that were sent; a comment must not stand inside an event. */
  #end = endOfEvent
  /** The number of looks in a row that found nothing sent. */
  #silentLooks = 0

  constructor(response: ServerResponse) {
    this.#response = response
  }

  onHead(status: number, headers: IncomingHttpHeaders): void {
    // A list may be quiet for longer than a connection may be idle.
    this.#response.setTimeout(0)
    // The end of the connection is the end of the stream: chunks would only be more to write for each event.
    this.#response.removeHeader('Transfer-Encoding')
    this.#response.writeHead(status, responseHeaders(headers))
    this.#response.flushHeaders()
  }

  onData(chunk: Buffer): void {
    this.#response.write(chunk)
    const end = chunk.toString('latin1', Math.max(0, chunk.length - endOfEvent.length))
    this.#end = end.length < endOfEvent.length ? this.#end.slice(end.length) + end : end
    this.#silentLooks = 0
    if (this.#response.writableLength > limits.eventBacklogBytes) this.#response.destroy()
  }

  onEnd(): void {
    this.#response.end()
  }

  onFailure(): void {
    if (!this.#response.writableEnded) answerProblem(this.#response, 'unavailable')
  }

  /** Ends the stream from here, in good order. */
  end(): void {
    if (this.#response.headersSent) this.onEnd()
    else this.onFailure()
  }

  /** Sends a comment after a long silence. */
  look(): void {
    this.#silentLooks += 1
    if (this.#silentLooks < looks) return
    this.#silentLooks = 0
    const isBehind = this.#response.writableLength > 0
    if (this.#response.headersSent && !isBehind && this.#end === endOfEvent) this.#response.write(comment)
  }
}
