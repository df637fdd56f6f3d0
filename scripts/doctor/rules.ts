import { pocketBaseVersion } from '../pocketbase/release.ts'
import type { Seen, SeenCollection } from './seen.ts'

/** What must be so in an installation that others can reach. */
export interface Rule {
  /** What is so when all is well. */
  name: string
  /** What is wrong, in a few words; undefined when nothing is. */
  fault: (seen: Seen) => string | undefined
  /** What the operator can do about it. */
  remedy: string
}

/** PocketBase logs by the levels of Go's slog: below 4 each request is noted, with its address and browser. */
const warnings = 4
const longestLogDays = 7
const mostPasswordsASecond = 30
const dueJobs = ['forget-old-changes', 'forget-tombstones', 'sweep-streams']

export const rules: readonly Rule[] = [
  {
    name: `PocketBase is the pinned version, ${pocketBaseVersion}`,
    fault: ({ version }) =>
      version?.endsWith(` ${pocketBaseVersion}`) ? undefined : `it is ${version ?? 'unknown'}`,
    remedy: 'Unset POCKETBASE_BIN or point it at that version, and start again.',
  },
  {
    name: 'PocketBase runs the project’s hooks',
    fault: ({ jobs }) =>
      listed(
        dueJobs.filter((job) => !jobs.includes(job)),
        'missing jobs',
      ),
    remedy: 'Start it by npm start, which brings its hooks.',
  },
  {
    name: 'PocketBase answers on loopback only',
    fault: ({ openAt }) => listed(openAt, 'it answers at'),
    remedy: 'Start it by npm start alone, and let nothing pass its port on.',
  },
  {
    name: 'The dashboard and the superuser’s sign-in are not passed on',
    fault: ({ site }) => (site ? listed(site.passedOn, 'answered') : 'no site is served here'),
    remedy: 'Start the site by npm start, and let no proxy in front lead /_/ or /api/ past it.',
  },
  {
    name: 'A trusted proxy is the only way to the site',
    fault: ({ site }) =>
      site?.isProxyTrusted ? listed(site.openAt, 'anybody can claim any address at') : undefined,
    remedy: 'Unset HOST, so that the site answers the proxy alone, or unset TRUST_PROXY.',
  },
  {
    name: 'PocketBase’s rate limiter is on, for passwords at least',
    fault: ({ settings }) => limiterFault(settings.rateLimits),
    remedy: `Dashboard, Settings, Application: enable the rate limiter with a rule '*:auth' of 300 requests in 10 s.`,
  },
  {
    name: 'Batch requests are off',
    fault: ({ settings }) => (settings.batch.enabled ? 'they are on' : undefined),
    remedy: 'Dashboard, Settings, Application: switch the batch API off.',
  },
  {
    name: 'PocketBase trusts no header for who asks',
    fault: ({ settings }) => listed(settings.trustedProxy.headers ?? [], 'it trusts'),
    remedy:
      'Dashboard, Settings, Application: empty the trusted headers. The site’s server counts addresses; a page whose address changes would lose its live channel.',
  },
  {
    name: 'The log keeps no addresses and no accounts',
    fault: ({ settings: { logs } }) =>
      listed([...(logs.logIP ? ['IP addresses'] : []), ...(logs.logAuthId ? ['accounts'] : [])], 'it keeps'),
    remedy: 'Dashboard, Logs, Settings: switch off the logging of IP and of auth id.',
  },
  {
    name: `The log is kept for ${longestLogDays} days at most`,
    fault: ({ settings: { logs } }) =>
      logs.maxDays > longestLogDays ? `it is kept for ${logs.maxDays}` : undefined,
    remedy: 'Dashboard, Logs, Settings: set the retention to 3 days.',
  },
  {
    name: 'The log has warnings and errors only',
    fault: ({ settings: { logs } }) =>
      logs.minLevel < warnings ? `it begins at level ${logs.minLevel}` : undefined,
    remedy: 'Dashboard, Logs, Settings: set the lowest level to 4 (warn).',
  },
  {
    name: 'Collections are closed to visitors',
    fault: ({ collections }) =>
      listed(
        collections.filter(isOpen).map(({ name }) => name),
        'open',
      ),
    remedy:
      'Dashboard, the collection, API rules: lock every rule (superusers only); of users, list and search alone.',
  },
  {
    name: 'Backups are made by themselves, and some are kept',
    fault: ({ settings: { backups } }) => {
      if (backups.cron === '') return 'none are made'
      return backups.cronMaxKeep < 1 ? 'none are kept' : undefined
    },
    remedy: 'Unset BACKUP_CRON and BACKUPS_KEPT, or set them right, and start again.',
  },
  {
    name: 'Nobody else on this machine can read the data',
    fault: ({ readableByOthers }) => listed(readableByOthers, 'readable'),
    remedy: 'chmod go-rwx for each of them.',
  },
]

function limiterFault({ enabled, rules: limits }: Seen['settings']['rateLimits']): string | undefined {
  if (!enabled) return 'it is off'
  const auth = limits.find(({ label }) => label === '*:auth')
  if (!auth) return 'it has no rule *:auth'
  const perSecond = auth.maxRequests / auth.duration
  return perSecond > mostPasswordsASecond ? `*:auth lets ${perSecond} a second pass` : undefined
}

/** Lists are reached by routes of our own; people reach their own account, and may not list others. */
function isOpen({
  name,
  system,
  listRule,
  viewRule,
  createRule,
  updateRule,
  deleteRule,
}: SeenCollection): boolean {
  if (system) return false
  const rulesOf = name === 'users' ? [listRule] : [listRule, viewRule, createRule, updateRule, deleteRule]
  return rulesOf.some((rule) => typeof rule === 'string')
}

function listed(found: readonly string[], words: string): string | undefined {
  return found.length > 0 ? `${words} ${found.join(', ')}` : undefined
}
