import { settings as set } from '../settings.ts'
import type { RestoreApp } from './restore-types.d.ts'

/**
 * More than there ever are: the site's process deletes old ones, according to `BACKUPS_KEPT`, and never the last intact one.
 */
const all = 1_000_000

/** Takes from the environment when backups are made, at every start: `BACKUP_CRON`, `off` for none. */
export function applyBackupSettings(app: RestoreApp): void {
  const settings = app.settings()
  const { backups } = settings
  const { BACKUP_CRON: wanted } = set
  const cron = wanted === 'off' ? '' : wanted
  if (backups.cron === cron && backups.cronMaxKeep === all) return
  backups.cron = cron
  backups.cronMaxKeep = all
  app.save(settings)
}
