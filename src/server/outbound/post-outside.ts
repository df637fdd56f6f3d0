import type { OutgoingHttpHeaders } from 'node:http'
import { request } from 'node:https'
import type { LookupFunction } from 'node:net'
import { lookupPublic } from './public-address.ts'

/** `gone`: the address has ended for good. `failed`: it did not take what was sent. */
export type SendOutcome = 'sent' | 'gone' | 'failed'

/** How the machines of others are reached. Tests stand for one on this machine; nothing that an operator sets leads here. */
export interface OutsideDoor {
  lookup: LookupFunction
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
}

const publicInternet: OutsideDoor = { lookup: lookupPublic(), port: 443 }
/** Less than the ten seconds in which a server that is told to end has to have ended. */
const patienceMs = 5_000

/**
 * Posts something to an address that an anonymous visitor gave: it is led by `door` alone, no redirect is followed, and
 * nothing of the answer but its status is read.
 *
 * @returns the status; undefined without an answer in five seconds
 */
export function postOutside(
  { address, headers, body }: Outgoing,
  { lookup, port, ca }: OutsideDoor = publicInternet,
): Promise<number | undefined> {
  const { hostname, pathname, search } = new URL(address)
  return new Promise((resolve) => {
    const sending = request({
      ...{ method: 'POST', hostname, port, path: pathname + search, headers, lookup },
      ...(ca !== undefined && { ca }),
      // A connection of its own, which was looked up by `lookup`.
      agent: false,
      signal: AbortSignal.timeout(patienceMs),
    })
    sending.on('response', (response) => {
      resolve(response.statusCode)
      response.destroy()
    })
    sending.on('error', () => resolve(undefined))
    sending.end(body)
  })
}

/** @param gone the statuses that end an address for good */
export function outcomeOf(status: number | undefined, gone: readonly number[]): SendOutcome {
  if (status === undefined) return 'failed'
  if (gone.includes(status)) return 'gone'
  return status >= 200 && status < 300 ? 'sent' : 'failed'
}
