import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import { request } from 'node:https'
import { type LookupUntil, lookupPublic } from './public-address.ts'

/** `gone`: the address has ended for good. `failed`: it did not take what was sent. */
export type SendOutcome = 'sent' | 'gone' | 'failed'

/** What became of something that was sent. */
export type Sending = { outcome: 'sent' } | { outcome: 'gone' } | Failure

export interface Failure {
  outcome: 'failed'
  /** The status of the answer, or the code of the network's error, without any address. */
  reason: string
  /** The same may be taken later. */
  isPassing: boolean
  /** How long the machine asked to be left alone, in ms; 0 where it did not say. */
  waitMs: number
}

/** How the machines of others are reached. Tests stand for one on this machine; nothing that an operator sets leads here. */
export interface OutsideDoor {
  lookup: LookupUntil
  port: number
  /** The certificate that is trusted; undefined for those of the public internet. */
  ca?: string
}

/** What is sent to an address that a visitor gave. */
interface Outgoing {
  /** As `isEndpoint` lets it through. */
  address: string
  headers: OutgoingHttpHeaders
  body: Buffer | string | null
  /** The statuses that end the address for good. */
  gone: readonly number[]
}

const publicInternet: OutsideDoor = { lookup: lookupPublic(), port: 443 }
/** Less than the ten seconds in which a server that is told to end has to have ended. */
const patienceMs = 5_000
const tooManyRequests = 429
const serverError = 500
const msPerSecond = 1000

/**
 * Posts something to an address that an anonymous visitor gave: it is led by `door` alone, no redirect is followed, nothing of
 * the answer is read but its status and its Retry-After, and five seconds are the most, with the look-up of the name.
 */
export function postOutside(
  { address, headers, body, gone }: Outgoing,
  { lookup, port, ca }: OutsideDoor = publicInternet,
): Promise<Sending> {
  const { hostname, pathname, search } = new URL(address)
  const signal = AbortSignal.timeout(patienceMs)
  return new Promise((resolve) => {
    const sending = request({
      ...{ method: 'POST', hostname, port, path: pathname + search, headers, signal },
      ...(ca !== undefined && { ca }),
      // A connection of its own, which was looked up by `lookup`.
      agent: false,
      lookup: lookup(signal),
    })
    sending.on('response', (response) => {
      resolve(sendingOf(response.statusCode ?? 0, response.headers, gone))
      response.destroy()
    })
    sending.on('error', (error: NodeJS.ErrnoException) => {
      const reason = signal.aborted ? 'no answer in 5 s' : (error.code ?? 'no connection')
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

/** The ms that a Retry-After asks for (RFC 9110, 10.2.3): a number of seconds or a moment. 0 for anything else. */
export function waitIn(retryAfter: string | undefined, nowMs: number): number {
  if (retryAfter === undefined) return 0
  const ms = /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) * msPerSecond : Date.parse(retryAfter) - nowMs
  return Number.isNaN(ms) ? 0 : Math.max(0, ms)
}
