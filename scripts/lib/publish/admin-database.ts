import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const waitMs = 10_000

/**
 * Opens PocketBase's database directly: SQLite allows several processes, PocketBase need not run, and no superuser's
 * password is needed.
 */
export function openDatabase(dataFolder: string): DatabaseSync {
  return new DatabaseSync(join(dataFolder, 'pb', 'data.db'), { timeout: waitMs })
}

/** A time as PocketBase stores it: '2026-11-22 07:40:30.000Z'. */
export function storedTime(ms: number): string {
  return new Date(ms).toISOString().replace('T', ' ')
}
