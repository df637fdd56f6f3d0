import { applyBackupSettings } from './apply-settings.ts'
import { changeMark, checkRestoreMark } from './restore-mark.ts'
import type { BackupEvent, StartEvent } from './restore-types.d.ts'

/** Before anything is answered. A restored copy may be older than the tables of today, so those come first. */
export function startRestoreMark({ app }: StartEvent, nowMs: number): void {
  app.runAllMigrations()
  applyBackupSettings(app)
  checkRestoreMark(app, nowMs)
}

/** What is accepted after a backup is not in it. */
export function markBackup(event: BackupEvent): void {
  event.next()
  changeMark(event.app)
}
