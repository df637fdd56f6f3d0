import type { App } from '../pocketbase.d.ts'

/**
 * Rewrites the databases without what was deleted: SQLite marks deleted rows as free space and leaves their bytes, also
 * where rows were only changed or moved. The write-ahead logs, which hold pages of before, are emptied after it.
 * Who writes waits meanwhile; who reads does not.
 */
export function compact(app: App): void {
  const writers = [app.nonconcurrentDB(), app.auxNonconcurrentDB()]
  for (const database of writers) {
    for (const statement of ['PRAGMA temp_store = FILE', 'VACUUM', 'PRAGMA temp_store = MEMORY']) {
      database.newQuery(statement).execute()
    }
    database.newQuery('PRAGMA wal_checkpoint(TRUNCATE)').execute()
  }
}
