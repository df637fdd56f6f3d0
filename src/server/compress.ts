import type { IncomingMessage, ServerResponse } from 'node:http'
import compression from 'compression'
import { isEventStream } from './event-stream.ts'
import { limits } from './limits.ts'

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** The library is typed for Express, and works on Node's own requests. */
const compressAnswer = compression({
  threshold: limits.compressFromBytes,
  filter: (request, response) =>
    !isEventStream(response.getHeader('content-type')) && compression.filter(request, response),
}) as unknown as Middleware

/** Compresses what is written to `response` from now on: brotli or gzip as accepted, never an event stream. */
export function compress(request: IncomingMessage, response: ServerResponse): void {
  compressAnswer(request, response, () => {})
}
