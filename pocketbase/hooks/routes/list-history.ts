import { json, type RouteAnswer, refused, route } from '../answer.ts'
import { readHistory } from '../list/history.ts'
import { findOwnList } from './full-link.ts'

/**
 * GET /api/list/history: what was bought for a list in the last year, for who holds the full link: it says more than the
 * list does. It counts as no reading.
 */
export const listHistory = route((event): RouteAnswer => {
  const list = findOwnList(event)
  return typeof list === 'string' ? refused(list) : json(readHistory(event.app.db(), list.id))
})
