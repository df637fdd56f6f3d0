import type { ServerResponse } from 'node:http'

/** Programs on pages of other sites may ask: the key is in a header that only they set, and no cookie opens anything. */
export function allowOtherOrigins(response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', '*')
  response.setHeader('Access-Control-Expose-Headers', 'ETag, Retry-After')
}

const dayInSeconds = 86_400

/** Answers a browser that asks beforehand whether such a page may. */
export function answerPreflight(response: ServerResponse, methods: readonly string[]): void {
  response.writeHead(204, {
    'Access-Control-Allow-Methods': methods.join(', '),
    'Access-Control-Allow-Headers': 'Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match',
    'Access-Control-Max-Age': dayInSeconds,
    'Cache-Control': 'no-store',
  })
  response.end()
}
