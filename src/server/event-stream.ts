import type { IncomingMessage, ServerResponse } from 'node:http'
import { limits } from './limits.ts'

export function isEventStream(contentType: unknown): boolean {
  return String(contentType).startsWith('text/event-stream')
}

/**
 * PocketBase's one event stream, which is answered for as long as the page is open, to whoever asks for its head as well.
 * @param path unescaped, without a query
 */
export function isStreamRequest(method: string | undefined, path: string): boolean {
  return (method === 'GET' || method === 'HEAD') && path === '/api/realtime'
}

/**
 * Passes each event on as it comes and never asks PocketBase to wait: a reader that stops reading is cut off
 * once too much lies unsent, so it costs nobody else anything. It will connect again and read what changed.
 */
export function passEvents(upstream: IncomingMessage, response: ServerResponse): void {
  // Nothing may happen on a list for longer than a connection may lie idle.
  response.setTimeout(0)
  response.flushHeaders()
  upstream.on('data', (chunk: Buffer) => {
    response.write(chunk)
    if (response.writableLength > limits.eventBacklogBytes) response.destroy()
  })
  upstream.on('end', () => response.end())
}
