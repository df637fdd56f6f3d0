import { limits } from '../../../../src/server/limits/limits.ts'
import { sizeInWords } from '../../size-in-words.ts'
import type { SeenDisk } from '../look-at-keeping.ts'
import { of, ofSettings, type Rule } from '../rule.ts'
import type { Seen } from '../seen.ts'

const dayMs = 24 * 60 * 60 * 1000
const oldestBackupDays = 2
/** A drill a month, and some days for it. */
const oldestDrillDays = 35
/** What has been there for less needs no backup yet. */
const youngDays = 2
/** Compacting takes them twice more, and a backup about once; never both at a time. */
const roomForDatabases = 2.5

/** What there is against a loss. */
export const keepingRules: readonly Rule[] = [
  {
    name: 'Backups are made by themselves, and some are kept',
    fault: ofSettings('backups', ({ cron, cronMaxKeep }) => {
      if (cron === '') return 'none are made'
      return cronMaxKeep < 1 ? 'none are kept' : undefined
    }),
    remedy: 'Unset BACKUP_CRON and BACKUPS_KEPT, or set them right, and start again.',
  },
  {
    name: `The newest backup is ${oldestBackupDays} days old at most`,
    fault: of('backupsMs', (made, seen) => ageFault(seen, Math.max(...made), oldestBackupDays)),
    remedy: 'See the disk, BACKUP_CRON and journalctl -u lista-noastra -p err; npm run backup makes one now.',
  },
  {
    name: `A backup was restored to try it within ${oldestDrillDays} days`,
    fault: (seen) => ageFault(seen, seen.keeping?.lastDrillMs ?? Number.NEGATIVE_INFINITY, oldestDrillDays),
    remedy: 'npm run restore:drill',
  },
  {
    name: 'The disk has room for the databases to grow, be compacted and be copied',
    fault: of('disk', roomFault),
    remedy: 'Make room on the disk of DATA_DIR, or move the folder to a larger one.',
  },
]

/** @param atMs when something was last done, -Infinity for never */
function ageFault({ nowMs, keeping }: Seen, atMs: number, mostDays: number): string | undefined {
  const ageDays = (nowMs - (keeping?.sinceMs ?? nowMs)) / dayMs
  if (ageDays < youngDays || nowMs - atMs <= mostDays * dayMs) return undefined
  return Number.isFinite(atMs)
    ? `the last was on ${new Date(atMs).toISOString().slice(0, 10)}`
    : 'there is none'
}

function roomFault({ freeBytes, databaseBytes }: SeenDisk): string | undefined {
  const needed = Math.max(limits.leastFreeBytes, roomForDatabases * databaseBytes)
  return freeBytes < needed ? `${sizeInWords(freeBytes)} free, ${sizeInWords(needed)} needed` : undefined
}
