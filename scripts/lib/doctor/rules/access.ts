import { differences } from '../collections.ts'
import { listed, notLookedAt, of, ofSettings, type Rule } from '../rule.ts'
import type { SeenSettings } from '../seen.ts'

const mostPasswordsASecond = 30

/** Who may read and do what. */
export const accessRules: readonly Rule[] = [
  {
    name: 'The collections’ rules, ways to sign in and indexes are those of the migrations',
    fault: ({ database, dueCollections }) =>
      database && dueCollections
        ? differences(database.collections, dueCollections).join('; ') || undefined
        : notLookedAt,
    remedy:
      'Dashboard, the collection: set API rules (null is locked), options and indexes back to that. After an upgrade, start it again.',
  },
  {
    name: 'PocketBase’s rate limiter is on, for passwords at least',
    fault: ofSettings('rateLimits', limiterFault),
    remedy: `Dashboard, Settings, Application: enable the rate limiter with a rule '*:auth' of 300 requests in 10 s.`,
  },
  {
    name: 'Batch requests are off',
    fault: ofSettings('batch', ({ enabled }) => (enabled ? 'they are on' : undefined)),
    remedy: 'Dashboard, Settings, Application: switch the batch API off.',
  },
  {
    name: 'PocketBase trusts no header for who asks',
    fault: ofSettings('trustedProxy', ({ headers }) => listed(headers ?? [], 'it trusts')),
    remedy:
      'Dashboard, Settings, Application: empty the trusted headers. The site’s server counts addresses; a page whose address changes would lose its live channel.',
  },
  {
    name: 'Nobody else on this machine can read the data',
    fault: of('readableByOthers', (paths) => listed(paths, 'readable')),
    remedy: 'chmod go-rwx for each of them.',
  },
]

function limiterFault({ enabled, rules }: SeenSettings['rateLimits']): string | undefined {
  if (!enabled) return 'it is off'
  const auth = rules.find(({ label }) => label === '*:auth')
  if (!auth) return 'it has no rule *:auth'
  const perSecond = auth.maxRequests / auth.duration
  return perSecond > mostPasswordsASecond ? `*:auth lets ${perSecond} a second pass` : undefined
}
