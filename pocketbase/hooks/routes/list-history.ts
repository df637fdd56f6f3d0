import { type Answer, json, refused, route } from '../answer.ts'
import { readHistory } from '../list/history.ts'
import { tokenOf } from '../request.ts'

/** GET /api/list/history: what was bought for a list in the last year. It counts as no reading. */
export const listHistory = route((event): Answer => {
  const history = readHistory(event.app.db(), tokenOf(event))
  return history === undefined ? refused('unknown-list') : json(history)
})
