import type { IncomingMessage } from 'node:http'
import { isIP, isIPv6 } from 'node:net'

const groupsOfNetwork = 4
const groupsOfAddress = 8

/**
 * The address that a request comes from. What a sender says of itself counts for nothing; of a trusted proxy's
 * `X-Forwarded-For` only the last hop does, which the proxy added: those before it came from the sender.
 *
 * @param isProxyTrusted a proxy of the operator stands in front
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

/**
 * Whom an address is counted as. One household, and often one server, has the 2^64 addresses of an IPv6 network to
 * choose from (RFC 6177), so they count as one: '2001:db8:0:7'.
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

/** An IPv4 address at the end stands for two groups. */
function groupsIn(part: string): string[] {
  const groups = part === '' ? [] : part.split(':')
  return groups.flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]))
}

/** An IPv4 address that came in over an IPv6 socket, as IPv4. */
function plainAddress(address = ''): string {
  return address.replace(/^::ffff:(?=.*\.)/i, '')
}

function headerText(value: string | string[] | undefined): string {
  return Array.isArray(value) ? value.join(',') : (value ?? '')
}
