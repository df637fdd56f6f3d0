/** The shipped handlers, and routes that run their jobs at any time. It is not part of the shipped hooks. */
import { addKeeper, removeKeeper } from '../../../../pocketbase/hooks/account/keepers.ts'
import { findList, touchList } from '../../../../pocketbase/hooks/list/list-queries.ts'
import { purgeLists } from '../../../../pocketbase/hooks/list/purge-lists.ts'
import type { App, RequestEvent } from '../../../../pocketbase/hooks/pocketbase.d.ts'
import { compact } from '../../../../pocketbase/hooks/upkeep/compact.ts'

/** The shipped wiring imports its handlers from this bundle. */
export * from '../../../../pocketbase/hooks/app.ts'

interface Asked {
  nowMs: number
  token: string
  listId: string
}

const jobs: Readonly<Record<string, (app: App, asked: Asked) => unknown>> = {
  purge: (app, { nowMs }) => purgeLists(app, nowMs),
  compact: (app) => compact(app),
  // With this limit, a statement that waits for a reader of the database waits longer than a test may take.
  'wait patiently': (app) => app.nonconcurrentDB().newQuery('PRAGMA busy_timeout = 3600000').execute(),
  touch: (app, { token, nowMs }) => touchList(app.db(), findList(app.db(), token)?.id ?? '', nowMs),
  save: (app, { token, listId, nowMs }) => addKeeper(app.db(), token, `one of ${listId}`, nowMs),
  'save too': (app, { token, listId, nowMs }) => addKeeper(app.db(), token, `other of ${listId}`, nowMs),
  unsave: (app, { listId, nowMs }) => removeKeeper(app.db(), `one of ${listId}`, nowMs),
}

export function runAt(event: RequestEvent): void {
  const query = event.request.url.query()
  const asked = { nowMs: Number(query.get('nowMs')), token: query.get('token'), listId: query.get('listId') }
  const done = jobs[query.get('job')]?.(event.app, asked)
  event.string(200, JSON.stringify(done ?? null))
}
