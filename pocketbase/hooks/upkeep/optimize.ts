import { settings } from '../operator-settings.ts'
import type { App } from '../pocketbase.d.ts'

/**
 * PocketBase's own job, which also empties the write-ahead logs, and the site's job in main.pb.js for use with Litestream.
 */
const [jobOfPocketBase, jobBesideLitestream] = ['__pbDBOptimize__', 'optimize']

/**
 * At the start: removes one of both jobs. With Litestream, PocketBase's would make all writes wait, as described at
 * `compact`.
 */
export function chooseOptimize(): void {
  cronRemove(settings.REPLICATED ? jobOfPocketBase : jobBesideLitestream)
}

/** Makes SQLite update its statistics of the tables, so that it chooses good query plans. */
export function optimize(app: App): void {
  app.nonconcurrentDB().newQuery('PRAGMA optimize').execute()
}
