import { jsonText, refused } from '../answer.ts'
import { readSummary } from '../list/summary.ts'
import { listRoute } from '../route.ts'

/** GET /api/list/summary: what is left on a list, and when it was last changed. It counts as no reading. */
export const listSummary = listRoute({ access: 'read' }, ({ app, list }) => {
  const summary = readSummary(app.db(), list.id)
  return summary === undefined ? refused('unknown-list') : jsonText(summary)
})
