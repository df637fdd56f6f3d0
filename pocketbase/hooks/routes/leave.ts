import { empty, guarded, refused, send } from '../answer.ts'
import { findClient } from '../live/clients.ts'
import { leave as leaveRoom, ownerOf, type Room, tabsIn } from '../live/room.ts'
import { readRoom, updateRoom } from '../live/rooms.ts'
import { tellPresence } from '../live/tell-people.ts'
import { removeWatchers } from '../live/watchers.ts'
import type { App, RequestEvent } from '../pocketbase.d.ts'
import { readPageCall } from './page-call.ts'

/** POST /api/list/leave: a page goes. Its stream ends first, so that a late heartbeat cannot bring it back. */
export const leave = guarded((event: RequestEvent) => {
  const call = readPageCall(event)
  if (typeof call === 'string') return send(event, refused(call))
  const { listId, clientId: tab } = call
  const leaving = leavingWith(event.app, readRoom(event.app, listId), tab)
  if (leaving.length === 0) return send(event, refused('closed-stream'))
  const nowMs = Date.now()
  event.app.subscriptionsBroker().unregister(tab)
  const step = updateRoom(event.app, listId, (room) => leaveRoom(room, leaving, nowMs))
  send(event, empty)
  removeWatchers(event.app, listId, leaving)
  tellPresence(event.app, listId, step, { tab }, nowMs)
})

/** A page that had to connect anew had streams before, which must not hold its person here. */
function leavingWith(app: App, room: Room, tab: string): string[] {
  const person = ownerOf(room, tab)
  return tabsIn(room).flatMap(([id, personId]) =>
    personId === person?.id && (id === tab || !findClient(app, id)) ? [id] : [],
  )
}
