import type { IncomingMessage } from 'node:http'
import { isIP, isIPv6 } from 'node:net'

const groupsOfNetwork = 4
const groupsOfAddress = 8

/**
 * The address that a request comes from. Claims of the sender are ignored: from a trusted proxy's `X-Forwarded-For` only the
 * last hop counts, which the proxy added; the hops before it came from the sender.
 *
 * @param isProxyTrusted true if a proxy of the operator is in front
 */
export function clientAddress(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  isProxyTrusted: boolean,
): string {
  const seen = plainAddress(socket.remoteAddress)
  if (!isProxyTrusted) return seen
  const hop = plainAddress(headerText(headers['x-forwarded-for']).split(',').at(-1)?.trim())
  return isIP(hop) ? hop : seen
}

/** The visitor that a request is counted as. @param isProxyTrusted as of `clientAddress` */
export function visitorOf(
  request: Pick<IncomingMessage, 'headers' | 'socket'>,
  isProxyTrusted: boolean,
): string {
  return networkOf(clientAddress(request, isProxyTrusted))
}

/**
 * The visitor that an address is counted as. A household, and often a server, has all 2^64 addresses of an IPv6 network
 * (RFC 6177), so these count as one: '2001:db8:0:7'.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [before = [], after] = address.toLowerCase().replace(/%.*/, '').split('::').map(groupsIn)
  const missing = groupsOfAddress - before.length - (after?.length ?? 0)
  const groups = [...before, ...Array<string>(missing).fill('0'), ...(after ?? [])]
  return groups
    .slice(0, groupsOfNetwork)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

/** The groups of a part; an IPv4 address at the end counts as two groups. */
function groupsIn(part: string): string[] {
  const groups = part === '' ? [] : part.split(':')
  return groups.flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]))
}

/** An IPv4 address without the prefix that an IPv6 socket gives it. */
function plainAddress(address = ''): string {
  return address.replace(/^::ffff:(?=.*\.)/i, '')
}

function headerText(value: string | string[] | undefined): string {
  return Array.isArray(value) ? value.join(',') : (value ?? '')
}
