import type { LiveMessage, StreamEnding } from '../../../src/protocol/live.ts'
import type { App } from '../pocketbase.d.ts'
import { findClient, isReader } from './clients.ts'
import { leave } from './room.ts'
import { updateRoom } from './rooms.ts'
import { tell } from './tell.ts'
import { tellPresence } from './tell-people.ts'
import { readWatched, removeWatchers } from './watchers.ts'

/**
 * Ends streams that watch a list, after a message with the reason; the remaining watchers see that the people of those
 * streams are gone.
 *
 * @param ended undefined if the list is only served by another node from now on: the pages have to connect again
 * @param which streams of readers by the read-only link, of editors by the full one, or all
 */
export function disconnectStreams(
  app: App,
  listId: string,
  ended: StreamEnding | undefined,
  which: 'readers' | 'editors' | 'all',
  nowMs: number,
): void {
  const cut = readWatched(app, listId).clientIds.filter((clientId) => isOneOf(app, clientId, which))
  if (ended !== undefined) {
    const whole = JSON.stringify({ ended } satisfies LiveMessage)
    tell(app, listId, { whole, bare: undefined }, nowMs, (id) => cut.includes(id))
  }
  for (const clientId of cut) app.subscriptionsBroker().unregister(clientId)
  removeWatchers(app, listId, cut)
  const step = updateRoom(app, listId, (room) => leave(room, cut, nowMs))
  tellPresence(app, listId, step, { tab: '' }, nowMs)
}

function isOneOf(app: App, clientId: string, which: 'readers' | 'editors' | 'all'): boolean {
  if (which === 'all') return true
  const client = findClient(app, clientId)
  return client !== undefined && isReader(client) === (which === 'readers')
}
