import type { RunningSite } from '../process/running.ts'
import { openAt, patienceMs } from './network.ts'

/** The site's server, as it looks from outside. */
export interface SeenSite {
  isProxyTrusted: boolean
  /** Of the operator's addresses, those that it does not keep to itself. */
  passedOn: readonly string[]
  /** Addresses of this machine, loopback aside, that it answers at. */
  openAt: readonly string[]
}

/** The operator's own, at which the site must answer as at any address that does not exist. */
const operatorsAddresses = [
  '/_/',
  '/api/operator/numbers',
  '/api/settings',
  '/api/collections/_superusers/auth-with-password',
  '/api/collections/lists/records',
]

/** @throws what the network says when it does not answer */
export async function lookAtSite(
  { url, isProxyTrusted }: RunningSite,
  addresses: readonly string[],
): Promise<SeenSite> {
  const statuses = await Promise.all(operatorsAddresses.map((path) => statusOf(new URL(path, url))))
  return {
    isProxyTrusted,
    passedOn: operatorsAddresses.filter((_, index) => statuses[index] !== 404),
    openAt: await openAt(url, addresses),
  }
}

async function statusOf(url: URL): Promise<number> {
  const signal = AbortSignal.timeout(patienceMs)
  const { status, body } = await fetch(url, { redirect: 'manual', signal })
  await body?.cancel()
  return status
}
