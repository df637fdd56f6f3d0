import type { Call } from '../protocol/calls.ts'
import { shareTokenHeader } from '../protocol/share-token.ts'
import type { CallResult } from './ports.ts'

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
 * (`page-client.ts`); the service worker, which cannot fetch code on demand, and the site's server by `fetch`.
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

/** Sends by `fetch`, in code without PocketBase's SDK: the service worker and the site's server. */
export function sendByFetch(baseUrl: string): Send {
  return async (path, { body, headers, ...request }) => {
    try {
      const response = await fetch(baseUrl + path, {
        ...request,
        headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      })
      return replyOf(response, jsonIn(await response.text()))
    } catch {
      return noAnswer
    }
  }
}

/** An answer that arrived before its request by `Send`. */
export interface AnsweredBefore {
  status: number
  text: string
}

/** Returns an answer that is already there. */
export function sendAnswered({ status, text }: AnsweredBefore): Send {
  return async () => ({ status, value: jsonIn(text), retryAfterMs: 0 })
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Options of a call, in addition to the list's key. */
export interface CallOptions extends Omit<Request, 'method' | 'headers'> {
  /** Query of the address, with its question mark. */
  query?: string
}

/** Sends calls about one list: its token is in the header of each request, and nowhere else. */
export class ListClient {
  readonly #send: Send
  readonly #headers: Readonly<Record<string, string>>

  constructor(send: Send, token: string) {
    this.#send = send
    this.#headers = { [shareTokenHeader]: token }
  }

  /** Never throws: a missing answer is a reply too. */
  ask({ method, path }: Call, { query = '', ...request }: CallOptions = {}): Promise<Reply> {
    return this.#send(path + query, { ...request, method, headers: this.#headers })
  }
}

const firstDelayMs = 400
/** Short enough that a restored connection is used within 2 s even if no event announces it. */
const longestAtFirstMs = 1_600
/** After some two minutes of attempts, longer waits save battery. */
const patientFrom = 100
const longestMs = 4_000

/** Returns the wait before attempt number `attempt` (from 0), in ms: doubling, bounded, spread by `random` in [0, 1). */
export function retryDelayMs(attempt: number, random: number): number {
  const longest = attempt < patientFrom ? longestAtFirstMs : longestMs
  const full = Math.min(firstDelayMs * 2 ** attempt, longest)
  return full * (0.5 + random / 2)
}

/** Longest wait that is obeyed: this app's servers never ask for more. */
const longestRestMs = 60_000

/**
 * Returns the wait before the next request to a server that asked for `afterMs`, in ms. Spread, so that many clients do not
 * return at once.
 */
export function restMs(afterMs: number, random: number): number {
  return Math.min(afterMs, longestRestMs) * (1 + random / 4)
}

/** The status of the server's answer to too many requests. */
export const tooMany = 429

/** Returns the consequence of an HTTP status for the caller; 0 means that no answer came. The message is ignored. */
export function classify(status: number): CallResult<never>['kind'] {
  if (status >= 200 && status < 300) return 'done'
  if (status === 0 || status === 408 || status === 425 || status === tooMany || status >= 500) return 'retry'
  return 'refused'
}
