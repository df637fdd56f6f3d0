import { andThen, empty } from '../answer.ts'
import { deleteLists } from '../list/lists.ts'
import { disconnectStreams } from '../live/disconnect-streams.ts'
import { listRoute } from '../route.ts'
import { writeInTransaction } from '../sql.ts'

/** DELETE /api/list: the list and all that belongs to it, for everybody and for good. */
export const deleteList = listRoute({ access: 'edit' }, ({ app, list, nowMs }) => {
  writeInTransaction(app, (transaction) => deleteLists(transaction.db(), [list.id]))
  return andThen(empty, () => disconnectStreams(app, list.id, 'deleted', 'all', nowMs))
})
