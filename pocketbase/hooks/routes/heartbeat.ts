import type { Answer } from '../answer.ts'
import { empty, refused, route } from '../answer.ts'
import { findList } from '../list/lists.ts'
import { findClient, topicOf } from '../live/clients.ts'
import { startWatching } from '../live/subscribe.ts'
import { fieldsOf, readBody, tokenOf } from '../request.ts'

/** POST /api/list/heartbeat: a stream says that it has read everything up to now. */
export const heartbeat = route((event): Answer => {
  const body = readBody(event)
  if (body.kind === 'too-long') return refused('too-long')
  const list = findList(event.app.db(), tokenOf(event))
  if (!list) return refused('unknown-list')
  const { clientId } = fieldsOf(body.value)
  if (typeof clientId !== 'string') return refused('malformed')
  if (!findClient(event.app, clientId)?.hasSubscription(topicOf(list.id))) return refused('closed-stream')
  startWatching(event.app, list.id, clientId)
  return empty
})
