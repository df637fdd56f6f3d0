import { settings } from '../operator-settings.ts'
import type { App } from '../pocketbase.d.ts'

/**
 * Rewrites the databases without deleted data: SQLite marks deleted rows as free space and leaves their bytes, also if rows
 * were only changed or moved. The write-ahead logs, which contain earlier versions of pages, are emptied afterwards. Writers
 * wait meanwhile; readers do not.
 *
 * Litestream keeps a read transaction open on the main database: emptying its log would block all writes for 10 s, in vain.
 * With Litestream, the log is only moved to the database as far as possible, and the next writes overwrite the old pages.
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
