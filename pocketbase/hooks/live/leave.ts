import { andThen, empty, refused } from '../answer.ts'
import type { App } from '../pocketbase.d.ts'
import { listRoute } from '../route.ts'
import { findClient } from './clients.ts'
import { readPageBody } from './page-body.ts'
import { leave as leaveRoom, ownerOf, type Room, tabsIn } from './room.ts'
import { readRoom, updateRoom } from './rooms.ts'
import { tellPresence } from './tell-people.ts'
import { removeWatchers } from './watchers.ts'

/** POST /api/list/leave: a page goes. Its stream ends first, so that a late heartbeat cannot bring it back. */
export const leave = listRoute({ access: 'read', body: readPageBody }, ({ app, list, body, nowMs }) => {
  const { clientId: tab } = body
  const leaving = leavingWith(app, readRoom(app, list.id), tab)
  if (leaving.length === 0) return refused('closed-stream')
  app.subscriptionsBroker().unregister(tab)
  const step = updateRoom(app, list.id, (room) => leaveRoom(room, leaving, nowMs))
  return andThen(empty, () => {
    removeWatchers(app, list.id, leaving)
    tellPresence(app, list.id, step, { tab }, nowMs)
  })
})

/** A page that had to reconnect had streams before, which must not keep its person present. */
function leavingWith(app: App, room: Room, tab: string): string[] {
  const person = ownerOf(room, tab)
  return tabsIn(room).flatMap(([id, personId]) =>
    personId === person?.id && (id === tab || !findClient(app, id)) ? [id] : [],
  )
}
