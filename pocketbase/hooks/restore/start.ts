import { settings } from '../settings.ts'
import { execute } from '../sql.ts'
import { applyBackupSettings } from './apply-settings.ts'
import { dropOldNotes } from './credentials.ts'
import { countContents, noteBackup } from './made-backup.ts'
import { changeMark, checkRestoreMark } from './restore-mark.ts'
import type { BackupEvent, RestoreApp, StartEvent } from './restore-types.d.ts'

/** Beside the database. Files come and go in it, and a backup fails by one that goes while it is made. */
const litestreamFolder = '.data.db-litestream'

/** Before anything is answered. A restored copy may be older than the tables of today, so those come first. */
export function startRestoreMark({ app }: StartEvent, nowMs: number): void {
  app.runAllMigrations()
  applyBackupSettings(app)
  checkRestoreMark(app, nowMs)
}

/** What is accepted after a backup is not in it. The site's process, which tries it, is told what it must hold. */
export function markBackup(event: BackupEvent): void {
  const { app } = event
  event.exclude = [...Array.from(event.exclude), litestreamFolder]
  const before = countContents(app)
  if (settings.REPLICATED && !app.settings().backups.s3.enabled) backUpBesideLitestream(event)
  else event.next()
  noteBackup(app, event.name, before, countContents(app))
  changeMark(app)
}

/**
 * PocketBase empties the write-ahead log before it copies the files, and all writes would wait for Litestream, as `compact`
 * says. In a transaction that has written SQLite refuses that at once, and the log is copied with the rest. It also keeps
 * Litestream from beginning the log anew meanwhile. Where a backup goes to a bucket, writes would wait for that too.
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
