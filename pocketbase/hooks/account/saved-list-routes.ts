import { isUuid } from '../../../src/domain/lib/uuid.ts'
import type { LeaveSavedListBody } from '../../../src/protocol/late-calls.ts'
import { empty, jsonText, type RefusalCode, refused } from '../answer.ts'
import type { RequestEvent } from '../pocketbase.d.ts'
import { type Fields, tokenOf } from '../request.ts'
import { accountRoute } from '../route.ts'
import { leaveAllLists, leaveList, savedListsJson, saveList } from './saved-lists.ts'

/** GET /api/account/lists: the lists that the account has saved, without their contents. */
export const readSavedLists = accountRoute({}, ({ app, account }) =>
  jsonText(savedListsJson(app.db(), account.id)),
)

/** POST /api/account/lists, with the token of a list: saves the list for the account. */
export const keepList = accountRoute({}, ({ app, event, account, nowMs }) => {
  const problem = saveList(app, account.id, tokenOf(event), nowMs)
  return problem === undefined ? empty : refused(problem)
})

/** POST /api/account/lists/leave, body `{listId}`: removes a saved list; repeating it has no effect. */
export const leaveSavedList = accountRoute({ body: readLeft }, ({ app, account, body, nowMs }) => {
  leaveList(app, account.id, body.listId, nowMs)
  return empty
})

function readLeft({ listId }: Fields): LeaveSavedListBody | RefusalCode {
  return isUuid(listId) ? { listId } : 'malformed'
}

/** Removes all saved lists of an account that is deleted. */
export function forgetSavedLists({
  app,
  record,
}: Pick<RequestEvent, 'app'> & { record: { id: string } }): void {
  leaveAllLists(app, record.id, Date.now())
}
