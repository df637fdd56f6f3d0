import type { MailTally } from '../../../src/protocol/operator.ts'
import type { Trial } from '../../../src/server/health/trials.ts'
import { limits } from '../../../src/server/limits/limits.ts'
import { remedyOfDamage } from '../backup/look-at-data.ts'
import { sizeInWords } from '../size-in-words.ts'
import { addressRules } from './address-rules.ts'
import { differences } from './collections.ts'
import { deliveryRules } from './delivery-rules.ts'
import { lifeRules } from './life-rules.ts'
import { listed, notLookedAt, of, type Rule } from './rule.ts'
import type { Seen } from './seen.ts'

type Settings = NonNullable<Seen['database']>['settings']

const mostPasswordsASecond = 30

/** Access to the data. */
const accessRules: readonly Rule[] = [
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

function limiterFault({ enabled, rules }: Settings['rateLimits']): string | undefined {
  if (!enabled) return 'it is off'
  const auth = rules.find(({ label }) => label === '*:auth')
  if (!auth) return 'it has no rule *:auth'
  const perSecond = auth.maxRequests / auth.duration
  return perSecond > mostPasswordsASecond ? `*:auth lets ${perSecond} a second pass` : undefined
}

/** A level of Go's slog: below it PocketBase logs every request, with its address and browser. */
const warnings = 4
const longestLogDays = 7

/** Data about visitors in the log. */
const logRules: readonly Rule[] = [
  {
    name: 'The log keeps no addresses and no accounts',
    fault: ofSettings('logs', ({ logIP, logAuthId }) =>
      listed([...(logIP ? ['IP addresses'] : []), ...(logAuthId ? ['accounts'] : [])], 'it keeps'),
    ),
    remedy: 'Dashboard, Logs, Settings: switch off the logging of IP and of auth id.',
  },
  {
    name: `The log is kept for ${longestLogDays} days at most`,
    fault: ofSettings('logs', ({ maxDays }) =>
      maxDays > longestLogDays ? `it is kept for ${maxDays}` : undefined,
    ),
    remedy: 'Dashboard, Logs, Settings: set the retention to 3 days.',
  },
  {
    name: 'The log has warnings and errors only',
    fault: ofSettings('logs', ({ minLevel }) =>
      minLevel < warnings ? `it begins at level ${minLevel}` : undefined,
    ),
    remedy: 'Dashboard, Logs, Settings: set the lowest level to 4 (warn).',
  },
]

const dayMs = 24 * 60 * 60 * 1000
const oldestBackupDays = 2
/** Younger data need no backup yet. */
const youngDays = 2
/**
 * Factor of their size: compacting needs twice their size in addition, a backup about their size, and never both at a time.
 */
const roomForDatabases = 2.5

/** Protection against loss. */
const keepingRules: readonly Rule[] = [
  {
    name: 'Backups are made by themselves, and some are kept',
    fault: ofSettings('backups', ({ cron, cronMaxKeep }) => {
      if (cron === '') return 'none are made'
      return cronMaxKeep < 1 ? 'none are kept' : undefined
    }),
    remedy: 'Unset BACKUP_CRON and BACKUPS_KEPT, or set them right, and start again.',
  },
  {
    name: 'Every page of the databases can be read',
    fault: pagesFault,
    remedy: `${remedyOfDamage} auxiliary.db holds PocketBase’s log alone: it may be deleted while the site is stopped. When all can be read again, npm run backup notes it.`,
  },
  {
    name: `The newest backup is ${oldestBackupDays} days old at most`,
    fault: of('backups', (backups, seen) =>
      ageFault(seen, Math.max(...backups.map(({ madeMs }) => madeMs)), oldestBackupDays),
    ),
    remedy: 'See the disk, BACKUP_CRON and journalctl -u lista-noastra -p err; npm run backup makes one now.',
  },
  {
    name: `The newest backup that was tried is whole, and ${oldestBackupDays} days old at most`,
    fault: trialFault,
    remedy:
      'npm run backup makes one now and tries it. A broken one is mostly what the database is: see the line about its pages. npm run restore -- latest passes over broken ones.',
  },
  {
    name: 'The disk has room for the databases to grow, be compacted and be copied',
    fault: of('disk', roomFault),
    remedy: 'Make room on the disk of DATA_DIR, or move the folder to a larger one.',
  },
]

function pagesFault({ pages }: Seen): ReturnType<Rule['fault']> {
  if (!pages) return notLookedAt
  const { noted, found } = pages
  if (found !== undefined && found !== 'nothing') return found
  if (noted)
    return `${noted.reason}, at ${noted.at}${found ? '; a quick look at every page finds nothing now' : ''}`
  return found ? undefined : notLookedAt
}

function trialFault(seen: Seen): ReturnType<Rule['fault']> {
  const { keeping, backups } = seen
  const isThere = ({ backup }: Trial) => backups?.some(({ name }) => name === backup) ?? true
  const [newest, ...older] = keeping?.trials.filter(isThere) ?? []
  if (newest?.fault === undefined) {
    const fault = ageFault(seen, Date.parse(newest?.madeAt ?? ''), oldestBackupDays)
    return newest ? fault : (fault ?? notLookedAt)
  }
  const whole = older.find(({ fault }) => fault === undefined)
  const last = whole ? `the newest that is whole is ${whole.backup}` : 'none is known to be whole'
  return `${newest.backup} ${newest.fault}; ${last}`
}

/** @param atMs when something was last done, in ms since 1970; no finite number for never */
function ageFault({ nowMs, keeping }: Seen, atMs: number, mostDays: number): string | undefined {
  const ageDays = (nowMs - (keeping?.sinceMs ?? nowMs)) / dayMs
  if (ageDays < youngDays || nowMs - atMs <= mostDays * dayMs) return undefined
  return Number.isFinite(atMs)
    ? `the last was made on ${new Date(atMs).toISOString().slice(0, 10)}`
    : 'there is none'
}

function roomFault({ freeBytes, databaseBytes }: NonNullable<Seen['disk']>): string | undefined {
  const needed = Math.max(limits.leastFreeBytes, roomForDatabases * databaseBytes)
  return freeBytes < needed ? `${sizeInWords(freeBytes)} free, ${sizeInWords(needed)} needed` : undefined
}

const mostWaitMs = 60_000

/** Mails, without which no account can be confirmed and no password reset. */
const mailRules: readonly Rule[] = [
  {
    name: 'Mails leave by a server where others can have an account',
    fault: of('database', ({ settings }, { address, isDemo }) =>
      settings.smtp.enabled || address?.isLocal || isDemo
        ? undefined
        : 'SMTP_HOST is not set, so accounts cannot be confirmed',
    ),
    remedy: 'Set SMTP_HOST and MAIL_FROM, start again, and try npm run mail:test -- ADDRESS.',
  },
  {
    name: 'The last mail left',
    fault: of('mails', (mails, { nowMs }) => waitingFault(mails, nowMs) ?? failureFault(mails)),
    remedy: 'npm run mail:test -- ADDRESS says what to check; a mail that leaves sets this right.',
  },
]

/** A mail that waits for a silent server; PocketBase never gives up on it, so it never counts as failed. */
function waitingFault({ underWay }: MailTally, nowMs: number): string | undefined {
  const waiting = Object.values(underWay).filter((beganMs) => nowMs - beganMs > mostWaitMs)
  return waiting.length > 0
    ? `the server has not answered for ${waiting.length} that it was given`
    : undefined
}

function failureFault({ failed, lastFailure, lastSentMs = 0 }: MailTally): string | undefined {
  if (!lastFailure || lastSentMs > lastFailure.atMs) return undefined
  const time = new Date(lastFailure.atMs).toISOString()
  return `${failed} did not since the start, the last at ${time}: ${lastFailure.reason}`
}

/** All rules, in the order in which the doctor reports them. */
export const rules: readonly Rule[] = [
  ...lifeRules,
  ...addressRules,
  ...accessRules,
  ...logRules,
  ...keepingRules,
  ...mailRules,
  ...deliveryRules,
]

/** Makes a rule's function from one that judges a group of PocketBase's settings. */
function ofSettings<Part extends keyof Settings>(
  part: Part,
  fault: (value: Settings[Part]) => string | undefined,
): Rule['fault'] {
  return of('database', ({ settings }) => fault(settings[part]))
}
