import { BlockList, isIPv4, type LookupFunction } from 'node:net'
import { type FindAddresses, findByDns } from './find-addresses.ts'

/** All of IPv4 that is not the public internet, by IANA's registry of special-purpose addresses (RFC 6890). */
const special: readonly [net: string, prefix: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]

/** Part of allocated IPv6 that is not the public internet, or leads into IPv4 of any kind. */
const special6: readonly [net: string, prefix: number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const notPublic = new BlockList()
for (const [net, prefix] of special) notPublic.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of special6) notPublic.addSubnet(net, prefix, 'ipv6')

/** All of IPv6 that is allocated so far: loopback, local networks and IPv4 in IPv6 are outside. */
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')

/** True for addresses of the public internet; false for this machine and its network. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !notPublic.check(address, 'ipv4')
  return global6.check(address, 'ipv6') && !notPublic.check(address, 'ipv6')
}

/** Makes the lookup function of one connection, which the signal aborts. */
export type LookupUntil = (signal: AbortSignal) => LookupFunction

/**
 * Finds the addresses of a name, for a connection to one of exactly these: a name with any address outside the public
 * internet is refused, even if an earlier lookup gave another answer.
 *
 * @param isAllowed for tests, whose servers are not on the public internet
 */
export function lookupPublic(
  find: FindAddresses = findByDns(),
  isAllowed: (address: string) => boolean = isPublicAddress,
): LookupUntil {
  return (signal) => async (hostname, options, callback) => {
    const found = await find(hostname, signal).catch((error: NodeJS.ErrnoException) => error)
    if (found instanceof Error) return callback(found, [])
    const [first] = found
    if (!first || !found.every(({ address }) => isAllowed(address))) return callback(new NotPublic(), [])
    if (options.all) callback(null, found)
    else callback(null, first.address, first.family)
  }
}

class NotPublic extends Error {
  readonly code = 'NOT_PUBLIC'
}
