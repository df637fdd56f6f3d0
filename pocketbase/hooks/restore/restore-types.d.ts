import type { App } from '../pocketbase.d.ts'

/** What backups and restores use of PocketBase. */

interface BackupSettings {
  backups: { cron: string; cronMaxKeep: number; s3: { enabled: boolean } }
}

export interface RestoreApp extends App {
  settings(): BackupSettings
  runInTransaction(work: (transaction: RestoreApp) => void): void
  /** On this disk or in the bucket of the settings. To be closed. */
  newBackupsFilesystem(): {
    /** Throws where the bucket does not answer. */
    list(prefix: string): ArrayLike<{ modTime: { unixMilli(): number } }>
    close(): void
  }
  /** Those that have run already do nothing. */
  runAllMigrations(): void
}

export interface StartEvent {
  app: RestoreApp
}

/** A backup that is about to be made; made once `next` returns. */
export interface BackupEvent extends StartEvent {
  /** The name of its file. */
  name: string
  /** What is left out, of PocketBase's data folder. */
  exclude: ArrayLike<string>
  next(): void
}
