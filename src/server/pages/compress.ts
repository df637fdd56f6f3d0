import type { IncomingMessage, ServerResponse } from 'node:http'
import { constants } from 'node:zlib'
import compression from 'compression'
import { isEventStream } from '../limits/event-stream.ts'
import { limits } from '../limits/limits.ts'

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

// Measured on a list of 500 items: 1 ms more than with the library's own levels, for 15,049 → 14,669 and 14,836 → 14,482
// bytes.
const gzipLevel = 9
const brotliQuality = 5

/** The library is typed for Express, but works on Node's own requests. */
const compressAnswer = compression({
  threshold: limits.compressFromBytes,
  level: gzipLevel,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } },
  filter: (request, response) =>
    !isEventStream(response.getHeader('content-type')) && compression.filter(request, response),
}) as unknown as Middleware

/** Compresses data that is written to `response` from now on: brotli or gzip as accepted, never an event stream. */
export function compress(request: IncomingMessage, response: ServerResponse): void {
  compressAnswer(request, response, () => {})
}
