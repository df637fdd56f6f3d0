import { json, type RouteAnswer, refused, route } from '../answer.ts'
import { readSummary } from '../list/summary.ts'
import { tokenOf } from '../request.ts'

/** GET /api/list/summary: what is left on a list, and when it was last changed. It counts as no reading. */
export const listSummary = route((event): RouteAnswer => {
  const summary = readSummary(event.app.db(), tokenOf(event))
  return summary === undefined ? refused('unknown-list') : json(summary)
})
