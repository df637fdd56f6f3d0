import { settings as set } from '../settings.ts'
import type { RestoreApp } from './restore-types.d.ts'

/**
 * Takes from the environment when backups are made and how many are kept, at every start: `BACKUP_CRON`, `off` for none,
 * and `BACKUPS_KEPT`.
 */
export function applyBackupSettings(app: RestoreApp): void {
  const settings = app.settings()
  const { backups } = settings
  const { BACKUP_CRON: wanted, BACKUPS_KEPT: cronMaxKeep } = set
  const cron = wanted === 'off' ? '' : wanted
  if (backups.cron === cron && backups.cronMaxKeep === cronMaxKeep) return
  backups.cron = cron
  backups.cronMaxKeep = cronMaxKeep
  app.save(settings)
}
