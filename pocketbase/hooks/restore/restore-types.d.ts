import type { App } from '../pocketbase.d.ts'

/** What backups and restores use of PocketBase. */

interface BackupSettings {
  backups: { cron: string; cronMaxKeep: number }
}

export interface RestoreApp extends App {
  /** PocketBase's own data folder. */
  dataDir(): string
  settings(): BackupSettings
  /** Those that have run already do nothing. */
  runAllMigrations(): void
}

export interface StartEvent {
  app: RestoreApp
}

/** A backup that is about to be made; made once `next` returns. */
export interface BackupEvent extends StartEvent {
  next(): void
}
