/** What came back: `value` is the JSON of the answer, nothing of use where there was none; status 0 when nothing came at all. */
export interface Reply {
  status: number
  value: unknown
  /** How long the server asks to be left alone; 0 when it does not. */
  retryAfterMs: number
}

export interface Request {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  headers?: Readonly<Record<string, string>>
  /** Sent as JSON. */
  body?: object
  signal?: AbortSignal
  /** Outlives the page. */
  keepalive?: boolean
}

/**
 * Sends a request to the server, and never throws: no answer is an answer too. Pages send by PocketBase's SDK
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

/** Our server says it in seconds; a date, which others may say, counts for nothing. */
function retryAfterMs(headers: Headers): number {
  return 1_000 * (Number(headers.get('Retry-After')) || 0)
}
