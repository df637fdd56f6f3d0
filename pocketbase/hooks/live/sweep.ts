import type { App } from '../pocketbase.d.ts'
import { findClient, readStream } from './clients.ts'
import { sweepRooms } from './rooms.ts'
import { isOverdue } from './stream.ts'
import { removeWatchers, watchedEverywhere } from './watchers.ts'

/** Removes streams and persons that are gone and ends overdue streams, also on lists without any activity. */
export function sweepStreams(app: App, nowMs: number): void {
  for (const [listId, clientIds] of watchedEverywhere(app)) {
    const gone = clientIds.filter((clientId) => !isAlive(app, clientId, nowMs))
    if (gone.length > 0) removeWatchers(app, listId, gone)
  }
  sweepRooms(app, nowMs)
}

/** True when a stream is open; an overdue one is ended first. */
function isAlive(app: App, clientId: string, nowMs: number): boolean {
  const client = findClient(app, clientId)
  if (!client) return false
  const isLate = isOverdue(readStream(client), nowMs)
  if (isLate) app.subscriptionsBroker().unregister(clientId)
  return !isLate
}
