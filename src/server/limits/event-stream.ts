import type { IncomingMessage, ServerResponse } from 'node:http'
import { realtimePath } from '../../protocol/live.ts'
import type { ApiRoute } from './api-routes.ts'
import { limits } from './limits.ts'

/** An event stream's line that says nothing: who reads the stream passes over it (HTML, 9.2.6). */
const comment = ':\n\n'
const endOfEvent = '\n\n'
/** So many looks at all streams within the time that one may be silent: each look has only some of them to write to. */
const looks = 5

export function isEventStream(contentType: unknown): boolean {
  return String(contentType).startsWith('text/event-stream')
}

/** Whether it is PocketBase's one event stream, which is answered for as long as the page is open. */
export function isStreamRoute(route: ApiRoute | undefined): boolean {
  return route?.method === 'GET' && route.path === realtimePath
}

/** One event stream that is passed on. */
interface Passed {
  response: ServerResponse
  /** The last characters that were sent: a comment must not come into the midst of an event. */
  end: string
  /** How many looks have found nothing sent since the one before. */
  silentLooks: number
}

/**
 * The event streams that are open. A proxy in front ends a connection on which nothing comes for a while, and on a list
 * nothing may happen for hours: a silent stream gets a comment now and then.
 */
export class EventStreams {
  readonly #open = new Set<Passed>()
  readonly #timer: NodeJS.Timeout

  /** @param silentMs for how long a stream says nothing, at most */
  constructor(silentMs: number = limits.streamSilentMs) {
    this.#timer = setInterval(() => this.#look(), silentMs / looks).unref()
  }

  /**
   * Passes each event on as it comes and never asks PocketBase to wait: a reader that stops reading is cut off
   * once too much lies unsent, so it costs nobody else anything. It will connect again and read what changed.
   */
  pass(upstream: IncomingMessage, response: ServerResponse): void {
    const passed: Passed = { response, end: endOfEvent, silentLooks: 0 }
    this.#open.add(passed)
    response.on('close', () => this.#open.delete(passed))
    // Nothing may happen on a list for longer than a connection may lie idle.
    response.setTimeout(0)
    response.flushHeaders()
    upstream.on('data', (chunk: Buffer) => {
      response.write(chunk)
      passed.end = (passed.end + chunk.toString('latin1', chunk.length - endOfEvent.length)).slice(
        -endOfEvent.length,
      )
      passed.silentLooks = 0
      if (response.writableLength > limits.eventBacklogBytes) response.destroy()
    })
    upstream.on('end', () => {
      this.#open.delete(passed)
      response.end()
    })
  }

  end(): void {
    clearInterval(this.#timer)
    for (const { response } of this.#open) response.end()
  }

  #look(): void {
    for (const passed of this.#open) {
      passed.silentLooks += 1
      if (passed.silentLooks < looks) continue
      passed.silentLooks = 0
      const isBehind = passed.response.writableLength > 0
      if (!isBehind && passed.end === endOfEvent) passed.response.write(comment)
    }
  }
}
