/** A reply: `value` is the JSON of the answer, without meaning if there is none; status 0 if no answer came. */
export interface Reply {
  status: number
  value: unknown
  /** Time in ms for which the server asks to receive no requests; 0 for none. */
  retryAfterMs: number
}

export interface Request {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  headers?: Readonly<Record<string, string>>
  /** Body, sent as JSON. */
  body?: object
  signal?: AbortSignal
  /** True if the request may outlive the page. */
  keepalive?: boolean
}

/**
 * Sends a request to the server, and never throws: a missing answer is a reply too. Pages send by PocketBase's SDK
 * (`send-from-page.ts`); the service worker, which cannot fetch code on demand, and the site's server by `fetch`
 * (`send-by-fetch.ts`).
 *
 * @param path of the call, with its query
 */
export type Send = (path: string, request: Request) => Promise<Reply>

export const noAnswer: Reply = { status: 0, value: undefined, retryAfterMs: 0 }

export function replyOf({ status, headers }: Response, value: unknown): Reply {
  return { status, value, retryAfterMs: retryAfterMs(headers) }
}

/** Reads `Retry-After` in seconds, as this server sends it; a date, the other valid form, is ignored. */
function retryAfterMs(headers: Headers): number {
  return 1_000 * (Number(headers.get('Retry-After')) || 0)
}
