import { settings } from '../operator-settings.ts'
import { execute } from '../sql.ts'
import { dropOldNotes } from './credentials.ts'
import { countContents, noteBackup } from './made-backup.ts'
import { changeMark, checkRestoreMark } from './restore-mark.ts'
import type { BackupEvent, RestoreApp, StartEvent } from './restore-types.d.ts'

/**
 * Litestream's folder, and the file in which a publication writes new content. A backup fails when a file disappears while
 * PocketBase copies it.
 */
const passing = ['.data.db-litestream', 'published.json.next']

/** Runs before any request is answered. The migrations come first, because a restored copy may have an older schema. */
export function startRestoreMark({ app }: StartEvent, nowMs: number): void {
  app.runAllMigrations()
  applyBackupSettings(app)
  checkRestoreMark(app, nowMs)
}

/**
 * Makes a backup, and records what it must hold for the site's process, which verifies it. Afterwards changes the
 * restore mark: changes accepted after the backup are not in it, so a later restore of the backup must be recognizable.
 */
export function markBackup(event: BackupEvent): void {
  const { app } = event
  event.exclude = [...Array.from(event.exclude), ...passing]
  const before = countContents(app)
  if (settings.REPLICATED && !app.settings().backups.s3.enabled) backUpBesideLitestream(event)
  else event.next()
  noteBackup(app, event.name, before, countContents(app))
  changeMark(app)
}

/**
 * Makes the backup inside a transaction that has written. PocketBase empties the write-ahead log before it copies the
 * files, and all writes would wait for Litestream meanwhile (see `compact`). Inside such a transaction SQLite refuses
 * immediately to empty the log, and PocketBase copies the log with the other files. The transaction also keeps
 * Litestream from restarting the log during the copy. Not for backups to a bucket, because all writes would wait for
 * the upload.
 */
function backUpBesideLitestream(event: BackupEvent): void {
  event.app.runInTransaction((transaction) => {
    execute(transaction.db(), 'UPDATE lineage SET began = began', {})
    event.app = transaction
    event.next()
  })
}

/** Deletes the notes of credentials that no backup needs. Throws, and deletes nothing, when the bucket does not answer. */
export function forgetCredentials(app: RestoreApp, nowMs: number): void {
  dropOldNotes(app, oldestBackupMs(app), nowMs)
}

/** @returns undefined without backups */
function oldestBackupMs(app: RestoreApp): number | undefined {
  const backups = app.newBackupsFilesystem()
  try {
    const made = Array.from(backups.list(''), ({ modTime }) => modTime.unixMilli())
    return made.length > 0 ? Math.min(...made) : undefined
  } finally {
    backups.close()
  }
}

/**
 * More than there ever are: the site's process deletes old ones, according to `BACKUPS_KEPT`, and never the last intact one.
 */
const all = 1_000_000

/** Takes from the environment when backups are made, at every start: `BACKUP_CRON`, `off` for none. */
function applyBackupSettings(app: RestoreApp): void {
  const kept = app.settings()
  const { backups } = kept
  const { BACKUP_CRON: wanted } = settings
  const cron = wanted === 'off' ? '' : wanted
  if (backups.cron === cron && backups.cronMaxKeep === all) return
  backups.cron = cron
  backups.cronMaxKeep = all
  app.save(kept)
}
