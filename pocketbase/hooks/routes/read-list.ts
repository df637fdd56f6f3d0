import type { RouteAnswer } from '../answer.ts'
import { json, refused, route } from '../answer.ts'
import { readDelta, withFields } from '../list/delta.ts'
import { findList, touchList } from '../list/lists.ts'
import { sinceOf, tokenOf } from '../request.ts'

/**
 * GET /api/list?since=N: what changed after revision N, all of it by default. The reading is noted before the list is
 * read: what has been read cannot be purged the moment after.
 */
export const readList = route((event): RouteAnswer => {
  const database = event.app.db()
  const token = tokenOf(event)
  const since = sinceOf(event)
  const list = findList(database, token)
  if (!list) return refused('unknown-list')
  if (since === undefined) return refused('malformed')
  const wasDue = touchList(database, token, Date.now())
  const delta = readDelta(database, token, since)
  if (delta === undefined) return refused('unknown-list')
  const { isReadOnly, lost } = list
  return json(withFields(delta, { ...(isReadOnly && { isReadOnly }), wasDue, lost }))
})
