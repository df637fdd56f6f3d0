import { empty, guarded, refused, send } from '../answer.ts'
import { deleteLists } from '../list/lists.ts'
import { cutOff } from '../live/cut-off.ts'
import type { RequestEvent } from '../pocketbase.d.ts'
import { writeInTransaction } from '../sql.ts'
import { findOwnList } from './full-link.ts'

/** DELETE /api/list: the list and all that belongs to it, for everybody and for good. */
export const deleteList = guarded((event: RequestEvent) => {
  const { app } = event
  const list = findOwnList(event)
  if (typeof list === 'string') return send(event, refused(list))
  writeInTransaction(app, (transaction) => deleteLists(transaction.db(), [list.id]))
  send(event, empty)
  cutOff(app, list.id, 'deleted', () => true, Date.now())
})
