import type { LookupAddress } from 'node:dns'
import { Resolver } from 'node:dns/promises'

/** Finds all addresses of a name, until the signal ends it. */
export type FindAddresses = (hostname: string, signal: AbortSignal) => Promise<LookupAddress[]>

/** Timeout of a silent server in ms, and number of attempts: another server is asked after the first timeout. */
const patience = { timeout: 1_000, tries: 2 }

/**
 * Asks the DNS servers directly. `dns.lookup` would wait for a silent one in a thread of libuv's pool, and cannot be cancelled:
 * four such names stop all look-ups and all reading of files. Unlike `dns.lookup`, this knows neither /etc/hosts nor search
 * domains, which name no machine of the public internet.
 *
 * @param servers in place of the machine's own, as `setServers` takes them
 */
export function findByDns(servers?: readonly string[]): FindAddresses {
  return async (hostname, signal) => {
    signal.throwIfAborted()
    // A new one for each look-up, because `cancel` ends all of its requests, and the machine's servers may change.
    const resolver = new Resolver(patience)
    if (servers) resolver.setServers(servers)
    const cancel = () => resolver.cancel()
    signal.addEventListener('abort', cancel, { once: true })
    const [four, six] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)])
    signal.removeEventListener('abort', cancel)
    if (four.status === 'rejected' && six.status === 'rejected') throw four.reason
    return [...addressesIn(four, 4), ...addressesIn(six, 6)]
  }
}

function addressesIn(found: PromiseSettledResult<string[]>, family: number): LookupAddress[] {
  return found.status === 'fulfilled' ? found.value.map((address) => ({ address, family })) : []
}
