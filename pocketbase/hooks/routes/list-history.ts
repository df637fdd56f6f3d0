import { jsonText } from '../answer.ts'
import { readHistory } from '../list/history.ts'
import { listRoute } from '../route.ts'

/**
 * GET /api/list/history: what was bought for a list in the last year, for who holds the full link: it says more than the
 * list does; with `whole=1` all of it. It counts as no reading.
 */
export const listHistory = listRoute({ access: 'edit' }, ({ app, event, list }) =>
  jsonText(readHistory(app.db(), list.id, event.request.url.query().get('whole') === '1')),
)
