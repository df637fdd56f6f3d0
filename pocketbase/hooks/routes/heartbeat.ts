import type { Answer } from '../answer.ts'
import { empty, refused, route } from '../answer.ts'
import { findList } from '../list/lists.ts'
import { findClient, topicOf } from '../live/clients.ts'
import { answered } from '../live/stream.ts'
import { updateWatcher } from '../live/watchers.ts'
import { fieldsOf, readBody, tokenOf } from '../request.ts'

/** POST /api/list/heartbeat: a page proves that its stream is read, by the word a message last asked for. */
export const heartbeat = route((event): Answer => {
  const body = readBody(event)
  if (body.kind === 'too-long') return refused('too-long')
  const list = findList(event.app.db(), tokenOf(event))
  if (!list) return refused('unknown-list')
  const { clientId, answer } = fieldsOf(body.value)
  if (typeof clientId !== 'string') return refused('malformed')
  if (!findClient(event.app, clientId)?.hasSubscription(topicOf(list.id))) return refused('closed-stream')
  const word = typeof answer === 'string' ? answer : ''
  updateWatcher(event.app, list.id, clientId, (stream) => answered(stream, word))
  return empty
})
