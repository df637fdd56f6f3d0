import type { Visitor } from '../../../src/domain/list/presence.ts'
import { readVisitor } from '../../../src/domain/list/presence.ts'
import { empty, guarded, json, refused, send } from '../answer.ts'
import { isWatching } from '../live/clients.ts'
import { arrive, leave, presenceOf } from '../live/room.ts'
import { updateRoom } from '../live/rooms.ts'
import { answered } from '../live/stream.ts'
import { tellPresence } from '../live/tell-people.ts'
import { updateWatcher } from '../live/watchers.ts'
import type { RequestEvent } from '../pocketbase.d.ts'
import { type PageCall, readPageCall } from './page-call.ts'

/**
 * POST /api/list/heartbeat: a page proves that its stream is read, by the word a message last asked for, and says who
 * looks at it. Pages of an older version do not say so, and are told nothing of who is here.
 */
export const heartbeat = guarded((event: RequestEvent) => {
  const call = readPageCall(event)
  if (typeof call === 'string') return send(event, refused(call))
  const { listId, clientId, fields } = call
  const isSilent = fields.session === undefined
  const visitor = readVisitor(fields)
  if (!visitor && !isSilent) return send(event, refused('malformed'))
  if (!isWatching(event.app, clientId, listId)) return send(event, refused('closed-stream'))
  const word = typeof fields.answer === 'string' ? fields.answer : ''
  updateWatcher(event.app, listId, clientId, (stream) => answered(stream, word))
  if (visitor) return welcome(event, call, visitor)
  send(event, empty)
})

function welcome(event: RequestEvent, { listId, clientId: tab }: PageCall, visitor: Visitor): void {
  const { app } = event
  const nowMs = Date.now()
  const personId = publicId(visitor.session)
  const step = updateRoom(app, listId, (room) => arrive(room, { personId, visitor, tab }, nowMs))
  if (isWatching(app, tab, listId)) {
    send(event, json(JSON.stringify(presenceOf(step.after))))
    tellPresence(app, listId, step, { personId, tab }, nowMs)
  } else {
    // The page left meanwhile: whoever took it out may have done so before it came in.
    updateRoom(app, listId, (room) => leave(room, [tab], nowMs))
    send(event, refused('closed-stream'))
  }
}

/** Others may know who is who, but nobody may speak for somebody else: a session is its person's secret. */
function publicId(session: string): string {
  return $security.sha256(session).slice(0, 16)
}
