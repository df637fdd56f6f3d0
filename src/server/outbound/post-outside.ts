import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import { request as requestPlain } from 'node:http'
import { request } from 'node:https'
import { type LookupUntil, lookupPublic } from './public-address.ts'

/** `gone`: the address no longer exists. `failed`: the address did not accept the message. */
export type SendOutcome = 'sent' | 'gone' | 'failed'

/** The result of sending a message. */
export type Sending = { outcome: 'sent' } | { outcome: 'gone' } | Failure

export interface Failure {
  outcome: 'failed'
  /** The status of the response or the code of the network error, without any address. */
  reason: string
  /** True when the same message may be accepted later. */
  isPassing: boolean
  /** Milliseconds that the receiver asked the sender to wait before the next try; 0 when it did not ask. */
  waitMs: number
}

/**
 * The way to reach machines on the public internet, or a host of the operator. Tests replace it to reach a server on this
 * machine.
 */
export interface OutsideDoor {
  lookup: LookupUntil
  port: number
  /** Without TLS, to a host of the operator. */
  isPlain?: boolean
  /** The certificate to trust; undefined to trust those of the public internet. */
  ca?: string
  /** Time limit of a message, if it is not the usual one. */
  patienceMs?: number
}

/** A message to an address that a visitor gave. */
interface Outgoing {
  /** An address that `isEndpoint` accepts, or of a host that the operator has allowed. */
  address: string
  headers: OutgoingHttpHeaders
  body: Buffer | string | null
  /** Response statuses which mean that the address no longer exists. */
  gone: readonly number[]
}

const publicInternet: OutsideDoor = { lookup: lookupPublic(), port: 443 }
/** Timeout below the ten seconds within which a stopping server must have ended. */
const usualPatienceMs = 5_000
const tooManyRequests = 429
const serverError = 500
const msPerSecond = 1000

/**
 * Posts a message to an address that an anonymous visitor gave. As the address is not trusted, the connection goes only
 * through the given door, redirects are not followed, and only the status and the Retry-After header of the response
 * are read. The usual time limit is five seconds, including the DNS lookup.
 */
export function postOutside(
  { address, headers, body, gone }: Outgoing,
  { lookup, port, isPlain = false, ca, patienceMs = usualPatienceMs }: OutsideDoor = publicInternet,
): Promise<Sending> {
  const { hostname, pathname, search } = new URL(address)
  const signal = AbortSignal.timeout(patienceMs)
  return new Promise((resolve) => {
    const send = isPlain ? requestPlain : request
    const sending = send({
      // Node takes an IPv6 address without its brackets.
      ...{
        method: 'POST',
        hostname: hostname.replace(/^\[|\]$/g, ''),
        port,
        path: pathname + search,
        headers,
        signal,
      },
      ...(ca !== undefined && { ca }),
      // A new connection for each message, because a reused one would skip `lookup`.
      agent: false,
      lookup: lookup(signal),
    })
    sending.on('response', (response) => {
      resolve(sendingOf(response.statusCode ?? 0, response.headers, gone))
      response.destroy()
    })
    sending.on('error', (error: NodeJS.ErrnoException) => {
      const reason = signal.aborted
        ? `no answer in ${patienceMs / msPerSecond} s`
        : (error.code ?? 'no connection')
      resolve({ outcome: 'failed', reason, isPassing: true, waitMs: 0 })
    })
    sending.end(body)
  })
}

function sendingOf(status: number, headers: IncomingHttpHeaders, gone: readonly number[]): Sending {
  if (gone.includes(status)) return { outcome: 'gone' }
  if (status >= 200 && status < 300) return { outcome: 'sent' }
  return {
    outcome: 'failed',
    reason: `status ${status}`,
    isPassing: status === tooManyRequests || status >= serverError,
    waitMs: waitIn(headers['retry-after'], Date.now()),
  }
}

/**
 * Returns the milliseconds that a Retry-After header asks to wait (RFC 9110, 10.2.3), given as a number of seconds or
 * as a date; 0 for any other value.
 */
export function waitIn(retryAfter: string | undefined, nowMs: number): number {
  if (retryAfter === undefined) return 0
  const ms = /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) * msPerSecond : Date.parse(retryAfter) - nowMs
  return Number.isNaN(ms) ? 0 : Math.max(0, ms)
}
