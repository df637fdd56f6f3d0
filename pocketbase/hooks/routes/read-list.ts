import type { Answer } from '../answer.ts'
import { json, refused, route } from '../answer.ts'
import { readDelta } from '../list/delta.ts'
import { touchList } from '../list/lists.ts'
import { sinceOf, tokenOf } from '../request.ts'

/** GET /api/list?since=N: what changed after revision N, all of it by default. */
export const readList = route((event): Answer => {
  const database = event.app.db()
  const token = tokenOf(event)
  const since = sinceOf(event)
  const delta = readDelta(database, token, since ?? 0)
  if (delta === undefined) return refused('unknown-list')
  if (since === undefined) return refused('malformed')
  touchList(database, token, Date.now())
  return json(delta)
})
