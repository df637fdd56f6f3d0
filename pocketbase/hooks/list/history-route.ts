import { jsonText } from '../answer.ts'
import { listRoute } from '../route.ts'
import { readHistory } from './history.ts'

/**
 * GET /api/list/history: items that were bought for a list in the last year, only for holders of the full link, because it
 * contains more than the list; with `whole=1` all of it. It does not count as a reading of the list.
 */
export const listHistory = listRoute({ access: 'edit' }, ({ app, event, list }) =>
  jsonText(readHistory(app.db(), list.id, event.request.url.query().get('whole') === '1')),
)
