import type { SummaryAnswer } from '../../../src/protocol/calls.ts'
import { jsonText, refused } from '../answer.ts'
import type { Database } from '../pocketbase.d.ts'
import { listRoute } from '../route.ts'
import { jsonObject, textRows } from '../sql.ts'

const summaryJson = jsonObject<SummaryAnswer>({
  id: 'id',
  name: 'name',
  changedAt: 'updated',
  changedBy: 'changed_by',
  remaining: '(SELECT count(*) FROM items WHERE list = lists.id AND NOT deleted AND NOT completed)',
  total: '(SELECT count(*) FROM items WHERE list = lists.id AND NOT deleted)',
})

/** Data that is shown of a list before it is opened, as the JSON text of a `SummaryAnswer`. */
function readSummary(database: Database, listId: string): string | undefined {
  const [row] = textRows(database, `SELECT ${summaryJson} AS value FROM lists WHERE id = {:listId}`, {
    listId,
  })
  return row
}

/** GET /api/list/summary: the remaining items of a list, and the time of its last change. It does not count as a reading. */
export const listSummary = listRoute({ access: 'read' }, ({ app, list }) => {
  const summary = readSummary(app.db(), list.id)
  return summary === undefined ? refused('unknown-list') : jsonText(summary)
})
