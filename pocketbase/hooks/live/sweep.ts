import type { App } from '../pocketbase.d.ts'
import { findClient } from './clients.ts'
import { isOverdue } from './stream.ts'
import type { Watchers } from './watchers.ts'
import { slotAt, slotKeys, updateWatchers, withoutWatchers } from './watchers.ts'

/** Forgets streams that are gone and ends those overdue, also on lists that nobody writes to any more. */
export function sweepStreams(app: App, nowMs: number): void {
  for (const key of slotKeys) {
    for (const [listId, watchers] of slotAt(app, key)) sweepList(app, listId, watchers, nowMs)
  }
}

function sweepList(app: App, listId: string, watchers: Watchers, nowMs: number): void {
  const overdue = Object.entries(watchers).flatMap(([id, stream]) => (isOverdue(stream, nowMs) ? [id] : []))
  for (const clientId of overdue) app.subscriptionsBroker().unregister(clientId)
  const gone = new Set(Object.keys(watchers).filter((clientId) => !findClient(app, clientId)))
  if (gone.size > 0) updateWatchers(app, listId, (current) => withoutWatchers(current, gone))
}
