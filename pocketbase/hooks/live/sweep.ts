import type { App } from '../pocketbase.d.ts'
import { findClient } from './clients.ts'
import { sweepRooms } from './rooms.ts'
import { isOverdue } from './stream.ts'
import type { Watchers } from './watchers.ts'
import { removeWatchers, watchedEverywhere } from './watchers.ts'

/** Forgets streams and people that are gone and ends streams overdue, also on lists where nothing happens any more. */
export function sweepStreams(app: App, nowMs: number): void {
  for (const [listId, watchers] of watchedEverywhere(app)) sweepList(app, listId, watchers, nowMs)
  sweepRooms(app, nowMs)
}

function sweepList(app: App, listId: string, watchers: Watchers, nowMs: number): void {
  for (const [clientId, stream] of Object.entries(watchers)) {
    if (isOverdue(stream, nowMs)) app.subscriptionsBroker().unregister(clientId)
  }
  const gone = Object.keys(watchers).filter((clientId) => !findClient(app, clientId))
  if (gone.length > 0) removeWatchers(app, listId, gone)
}
