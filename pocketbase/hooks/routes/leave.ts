import { empty, guarded, refused, send } from '../answer.ts'
import { leave as leaveRoom, ownerOf } from '../live/room.ts'
import { updateRoom } from '../live/rooms.ts'
import { tellPresence } from '../live/tell-people.ts'
import { removeWatchers } from '../live/watchers.ts'
import type { RequestEvent } from '../pocketbase.d.ts'
import { readPageCall } from './page-call.ts'

/** POST /api/list/leave: a page goes. Its stream ends here too, so that a late heartbeat cannot bring it back. */
export const leave = guarded((event: RequestEvent) => {
  const call = readPageCall(event)
  if (typeof call === 'string') return send(event, refused(call))
  const { listId, clientId: tab } = call
  const nowMs = Date.now()
  const step = updateRoom(event.app, listId, (room) => leaveRoom(room, tab, nowMs))
  if (!ownerOf(step.before, tab)) return send(event, refused('closed-stream'))
  send(event, empty)
  event.app.subscriptionsBroker().unregister(tab)
  removeWatchers(event.app, listId, [tab])
  tellPresence(event.app, listId, step, { tab }, nowMs)
})
