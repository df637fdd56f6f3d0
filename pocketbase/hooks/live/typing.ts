import type { TypingBody } from '../../../src/protocol/calls.ts'
import { empty, type RefusalCode, refused } from '../answer.ts'
import type { Fields } from '../request.ts'
import { listRoute } from '../route.ts'
import { readPageBody } from './page-body.ts'
import { readRoom } from './rooms.ts'
import { tellTyping } from './tell-people.ts'

/**
 * POST /api/list/typing: a person is typing, or has stopped. The other people are notified; nothing is stored. Holders of
 * the read-only link cannot type.
 */
export const typing = listRoute({ access: 'edit', body: readTyping }, ({ app, list, body, nowMs }) => {
  const { clientId: tab, typing: isTyping } = body
  const isKnown = tellTyping(app, list.id, readRoom(app, list.id), { tab, isTyping }, nowMs)
  return isKnown ? empty : refused('closed-stream')
})

function readTyping(fields: Fields): TypingBody | RefusalCode {
  const page = readPageBody(fields)
  if (typeof page === 'string') return page
  return typeof fields.typing === 'boolean' ? { clientId: page.clientId, typing: fields.typing } : 'malformed'
}
