import type { App } from '../pocketbase.d.ts'

/** Part of PocketBase's API that backups and restores use. */

interface BackupSettings {
  backups: { cron: string; cronMaxKeep: number; s3: { enabled: boolean } }
}

export interface RestoreApp extends App {
  settings(): BackupSettings
  runInTransaction(work: (transaction: RestoreApp) => void): void
  /** On this disk or in the bucket of the settings. Has to be closed. */
  newBackupsFilesystem(): {
    /** Throws if the bucket does not answer. */
    list(prefix: string): ArrayLike<{ modTime: { unixMilli(): number } }>
    close(): void
  }
  /** Skips migrations that have run already. */
  runAllMigrations(): void
}

export interface StartEvent {
  app: RestoreApp
}

/** A backup that is about to be made; it exists once `next` returns. */
export interface BackupEvent extends StartEvent {
  /** Name of the backup's file. */
  name: string
  /** Names in PocketBase's data folder that are left out of the backup. */
  exclude: ArrayLike<string>
  next(): void
}
