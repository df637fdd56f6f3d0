import { listed, of, type Rule } from './rule.ts'
import type { Seen } from './seen.ts'

type SeenAddress = NonNullable<Seen['address']>

/** The addresses of the installation, and their reachability. */
export const addressRules: readonly Rule[] = [
  {
    name: 'SITE_URL is the address that visitors type',
    fault: of('address', addressFault),
    remedy: 'Set SITE_URL to the likes of https://lista.example, and start again.',
  },
  {
    name: 'SITE_URL leads to this installation, its live channel too',
    fault: of('address', leadsFault),
    remedy:
      'Check that the name (DNS) leads to this machine, that the proxy passes all on to this site unbuffered, and its certificate; or set SITE_URL right.',
  },
  {
    name: 'PocketBase answers on loopback only',
    fault: of('pocketBase', ({ openAt }) => listed(openAt, 'it answers at')),
    remedy: 'Start it by npm start alone, and let nothing pass its port on.',
  },
  {
    name: 'The dashboard and the superuser’s sign-in are not passed on',
    fault: of('site', ({ passedOn }) => listed(passedOn, 'answered')),
    remedy: 'Start the site by npm start, and let no proxy in front lead /_/ or /api/ past it.',
  },
  {
    name: 'A trusted proxy is the only way to the site',
    fault: of('site', ({ isProxyTrusted, openAt }) =>
      isProxyTrusted ? listed(openAt, 'anybody can claim any address at') : undefined,
    ),
    remedy: 'Unset HOST, so that the site answers the proxy alone, or unset TRUST_PROXY.',
  },
]

function addressFault({ url, fault, isLocal }: SeenAddress, { site }: Seen): string | undefined {
  if (fault) return `it is '${url}', ${fault}`
  if (!site?.isProxyTrusted) return undefined
  if (isLocal) return `a proxy is trusted, but the links in mails lead to ${url}`
  return url.startsWith('https:') ? undefined : `a proxy is trusted, but it is ${url}, without https`
}

function leadsFault({ url, leads }: SeenAddress): string | undefined {
  switch (leads?.to) {
    case 'nowhere':
      return `${url} does not answer this machine: ${leads.reason}`
    case 'elsewhere':
      return `something else than this installation answers at ${url}`
    case 'no-live-channel':
      return `${url} answers, but holds back what is sent to open pages`
    default:
      return undefined
  }
}
