import type { App } from '../pocketbase.d.ts'
import { settings } from '../settings.ts'

/**
 * Rewrites the databases without what was deleted: SQLite marks deleted rows as free space and leaves their bytes, also
 * where rows were only changed or moved. The write-ahead logs, which hold pages of before, are emptied after it.
 * Who writes waits meanwhile; who reads does not.
 *
 * Litestream never ends its reading of the main database: to empty that log all writes would wait for 10 s, in vain. Beside
 * it what can be is moved to the database, and the pages of before are overwritten by the next writes.
 */
export function compact(app: App): void {
  const writers = [
    { database: app.nonconcurrentDB(), checkpoint: settings.REPLICATED ? 'PASSIVE' : 'TRUNCATE' },
    { database: app.auxNonconcurrentDB(), checkpoint: 'TRUNCATE' },
  ]
  for (const { database, checkpoint } of writers) {
    for (const statement of ['PRAGMA temp_store = FILE', 'VACUUM', 'PRAGMA temp_store = MEMORY']) {
      database.newQuery(statement).execute()
    }
    database.newQuery(`PRAGMA wal_checkpoint(${checkpoint})`).execute()
  }
}
