import type { ListAnswer } from '../../../src/protocol/calls.ts'
import { withFields } from '../../../src/protocol/live.ts'
import { jsonText, refused } from '../answer.ts'
import { attempt } from '../journal.ts'
import { sinceOf } from '../request.ts'
import { listRoute } from '../route.ts'
import { prepared } from '../sql.ts'
import { readDelta } from './delta.ts'
import { touchList } from './list-queries.ts'

/**
 * GET /api/list?since=N: changes after revision N, the whole list by default. The reading is recorded before the list is
 * read, so that a list that was read cannot be purged right after. On a full disk the list is read all the same.
 */
export const readList = listRoute({ access: 'read' }, ({ app, event, list, nowMs }) => {
  const since = sinceOf(event)
  if (since === undefined) return refused('malformed')
  const touch = () => touchList(prepared(app), list.id, nowMs)
  const wasDue = attempt(app, 'The reading of a list could not be noted', touch)
  const delta = readDelta(prepared(app), list.id, since)
  if (delta === undefined) return refused('unknown-list')
  const { isReadOnly, lost } = list
  return jsonText(
    withFields(delta, { ...(isReadOnly && { isReadOnly }), wasDue, lost } satisfies Partial<ListAnswer>),
  )
})
