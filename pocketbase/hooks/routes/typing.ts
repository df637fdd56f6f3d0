import { empty, type RouteAnswer, refused, route } from '../answer.ts'
import { readRoom } from '../live/rooms.ts'
import { tellTyping } from '../live/tell-people.ts'
import { readPageCall } from './page-call.ts'

/**
 * POST /api/list/typing: somebody types, or has stopped. The others are told; nothing is kept. Who may only read has
 * nothing to type.
 */
export const typing = route((event): RouteAnswer => {
  const call = readPageCall(event)
  if (typeof call === 'string') return refused(call)
  const { listId, clientId: tab, isReadOnly, fields } = call
  if (isReadOnly) return refused('read-only')
  const { typing: isTyping } = fields
  if (typeof isTyping !== 'boolean') return refused('malformed')
  const room = readRoom(event.app, listId)
  const isKnown = tellTyping(event.app, listId, room, { tab, isTyping }, Date.now())
  return isKnown ? empty : refused('closed-stream')
})
