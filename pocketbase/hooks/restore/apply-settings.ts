import type { LineageApp } from './restore-types.d.ts'

/** After the night's compaction, when the databases are smallest. */
const nightly = '47 4 * * *'
const keptBackups = 7
const wholeNumber = /^[1-9]\d{0,3}$/

/**
 * Takes from the environment when backups are made and how many are kept, at every start: `BACKUP_CRON`, `off` for none,
 * and `BACKUPS_KEPT`.
 */
export function applyBackupSettings(app: LineageApp): void {
  const settings = app.settings()
  const { backups } = settings
  const wanted = $os.getenv('BACKUP_CRON') || nightly
  const kept = $os.getenv('BACKUPS_KEPT')
  const cron = wanted === 'off' ? '' : wanted
  const cronMaxKeep = wholeNumber.test(kept) ? Number(kept) : keptBackups
  if (backups.cron === cron && backups.cronMaxKeep === cronMaxKeep) return
  backups.cron = cron
  backups.cronMaxKeep = cronMaxKeep
  app.save(settings)
}
