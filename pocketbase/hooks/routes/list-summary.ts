import { jsonText, refused } from '../answer.ts'
import { readSummary } from '../list/summary.ts'
import { listRoute } from '../route.ts'

/** GET /api/list/summary: the remaining items of a list, and the time of its last change. It does not count as a reading. */
export const listSummary = listRoute({ access: 'read' }, ({ app, list }) => {
  const summary = readSummary(app.db(), list.id)
  return summary === undefined ? refused('unknown-list') : jsonText(summary)
})
