import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, constants } from 'node:zlib'
import compression from 'compression'
import Negotiator from 'negotiator'
import { isEventStream } from '../limits/event-stream.ts'
import { limits } from '../limits/limits.ts'

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

// Measured on a list of 500 items: 1 ms more than with the library's own levels, for 15,049 → 14,669 and 14,836 → 14,482
// bytes.
const gzipLevel = 9
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** The library is typed for Express, but works on Node's own requests. */
const compressAnswer = compression({
  threshold: limits.compressFromBytes,
  level: gzipLevel,
  brotli,
  filter: (request, response) =>
    !isEventStream(response.getHeader('content-type')) && compression.filter(request, response),
}) as unknown as Middleware

/**
 * Compresses a whole answer for a reader of brotli, as nearly all are: in less time than `compress`, and in the thread that
 * calls it.
 *
 * @returns undefined if `compress` has to decide
 */
export function compressWhole(
  request: Pick<IncomingMessage, 'method' | 'headers'>,
  body: Buffer,
): Buffer | undefined {
  const accepted = new Negotiator(request as IncomingMessage).encodings(['br'])
  const isWanted = request.method === 'GET' && body.length >= limits.compressFromBytes
  return isWanted && accepted.includes('br') ? brotliCompressSync(body, brotli) : undefined
}

/** Compresses data that is written to `response` from now on: brotli or gzip as accepted, never an event stream. */
export function compress(request: IncomingMessage, response: ServerResponse): void {
  compressAnswer(request, response, () => {})
}
