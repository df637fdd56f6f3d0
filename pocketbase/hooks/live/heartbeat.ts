import { readVisitor, type Visitor } from '../../../src/domain/list/presence.ts'
import type { PageBody } from '../../../src/protocol/calls.ts'
import type { PresenceNotice } from '../../../src/protocol/live.ts'
import { andThen, empty, json, type RefusalCode, type RouteAnswer, refused } from '../answer.ts'
import type { Fields } from '../request.ts'
import { type ListRequest, listRoute } from '../route.ts'
import { findWatcher, readStream, saveStream } from './clients.ts'
import { readPageBody } from './page-body.ts'
import { arrive, leave, presenceOf } from './room.ts'
import { updateRoom } from './rooms.ts'
import { answered } from './stream.ts'
import { tellPresence } from './tell-people.ts'
import { readWatched } from './watchers.ts'

interface ReadHeartbeat extends PageBody {
  /** Undefined for a page of an older version, which receives no messages about the people present. */
  visitor: Visitor | undefined
  answer: string
}

/**
 * POST /api/list/heartbeat: a page confirms that its stream is read, with the last word that it received, and sends its
 * person.
 */
export const heartbeat = listRoute({ access: 'read', body: readHeartbeat }, (request) => {
  const { app, list, body } = request
  const { visitor, clientId, answer } = body
  const client = findWatcher(app, clientId, list.id)
  if (!client) return refused('closed-stream')
  const before = readStream(client)
  const after = answered(before, answer, () => readWatched(app, list.id).position)
  if (after !== before) saveStream(client, after)
  return visitor ? welcome(request, visitor) : empty
})

function readHeartbeat(fields: Fields): ReadHeartbeat | RefusalCode {
  const page = readPageBody(fields)
  if (typeof page === 'string') return page
  const visitor = readVisitor(fields)
  if (!visitor && fields.session !== undefined) return 'malformed'
  return { clientId: page.clientId, visitor, answer: typeof fields.answer === 'string' ? fields.answer : '' }
}

function welcome({ app, list, body, nowMs }: ListRequest<ReadHeartbeat>, visitor: Visitor): RouteAnswer {
  const { clientId: tab } = body
  const personId = publicId(visitor.session)
  const step = updateRoom(app, list.id, (room) => arrive(room, { personId, visitor, tab }, nowMs))
  if (findWatcher(app, tab, list.id))
    return andThen(json<PresenceNotice>(presenceOf(step.after)), () =>
      tellPresence(app, list.id, step, { personId, tab }, nowMs),
    )
  // The page has left meanwhile: it may have been removed before it was added.
  updateRoom(app, list.id, (room) => leave(room, [tab], nowMs))
  return refused('closed-stream')
}

/** Ids are public, but they do not allow impersonation: a session is the secret of its person. */
function publicId(session: string): string {
  return $security.sha256(session).slice(0, 16)
}
