import { andThen, empty, refused } from '../answer.ts'
import { disconnectStreams } from '../live/disconnect-streams.ts'
import { listRoute } from '../route.ts'
import { noList } from '../served.ts'
import { writeInTransaction } from '../sql.ts'
import { deleteLists, findList } from './list-queries.ts'

/** DELETE /api/list: the list and all that belongs to it, for everybody and for good. */
export const deleteList = listRoute({ access: 'edit' }, ({ app, list, token, nowMs }) => {
  let isStillHere = false
  writeInTransaction(app, (transaction) => {
    isStillHere = findList(transaction.db(), token) !== undefined
    if (isStillHere) deleteLists(transaction.db(), [list.id])
  })
  if (!isStillHere) return refused(noList(app.db(), token))
  return andThen(empty, () => disconnectStreams(app, list.id, 'deleted', 'all', nowMs))
})
