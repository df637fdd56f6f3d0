import { lookup } from 'node:dns'
import { isOwnEndpoint, type OwnHosts } from '../../domain/outbound/own-hosts.ts'
import type { OutsideDoor } from './post-outside.ts'

/**
 * Returns the way to a host that the operator has allowed; undefined for any other address. Its name is looked up as the
 * operator's machine does, by /etc/hosts too, and any address of it is reached.
 */
export function ownDoor(address: string, hosts: OwnHosts): OutsideDoor | undefined {
  if (!isOwnEndpoint(address, hosts)) return undefined
  const { protocol, port } = new URL(address)
  const isPlain = protocol === 'http:'
  return { lookup: () => lookup, port: Number(port) || (isPlain ? 80 : 443), isPlain }
}
