import type { App } from '../pocketbase.d.ts'
import { settings } from '../settings.ts'

/** PocketBase's own job, which empties the write-ahead logs as well, and ours of main.pb.js for beside Litestream. */
const [jobOfPocketBase, jobBesideLitestream] = ['__pbDBOptimize__', 'optimize']

/** At the start: leaves one of both jobs. PocketBase's would have all writes wait for Litestream, as `compact` says. */
export function chooseOptimize(): void {
  cronRemove(settings.REPLICATED ? jobOfPocketBase : jobBesideLitestream)
}

/** Has SQLite look at how its tables have grown, so that it finds its ways in them. */
export function optimize(app: App): void {
  app.nonconcurrentDB().newQuery('PRAGMA optimize').execute()
}
