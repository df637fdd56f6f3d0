import { fieldsOf } from '../../../src/domain/lib/fields-of.ts'
import { isUuid } from '../../../src/domain/lib/uuid.ts'
import { accountOf } from '../account/account-of.ts'
import { leaveAllLists, leaveList, savedListsJson, saveList } from '../account/saved-lists.ts'
import { empty, json, type RouteAnswer, refused, route } from '../answer.ts'
import { findList } from '../list/lists.ts'
import type { RequestEvent } from '../pocketbase.d.ts'
import { readBody, tokenOf } from '../request.ts'

/** GET /api/account/lists: what the account keeps. What stands on each list, the lists themselves tell. */
export const readSavedLists = route((event): RouteAnswer => {
  const account = accountOf(event)
  return account ? json(savedListsJson(event.app.db(), account.id)) : refused('signed-out')
})

/** POST /api/account/lists, with the token of a list: keeps that one. */
export const keepList = route((event): RouteAnswer => {
  const account = accountOf(event)
  if (!account) return refused('signed-out')
  const token = tokenOf(event)
  const list = findList(event.app.db(), token)
  if (!list) return refused('unknown-list')
  const saved = { listId: list.id, token, name: list.name }
  return saveList(event.app.db(), account.id, saved, Date.now()) ? empty : refused('too-many-lists')
})

/** POST /api/account/lists/leave, body `{listId}`: lets go of one, kept or not. */
export const leaveSavedList = route((event): RouteAnswer => {
  const account = accountOf(event)
  if (!account) return refused('signed-out')
  const body = readBody(event)
  if (body.kind === 'too-long') return refused('too-long')
  const { listId } = fieldsOf(body.value)
  if (!isUuid(listId)) return refused('malformed')
  leaveList(event.app.db(), account.id, listId, Date.now())
  return empty
})

/** An account that is deleted keeps nothing any more. */
export function forgetSavedLists({
  app,
  record,
}: Pick<RequestEvent, 'app'> & { record: { id: string } }): void {
  leaveAllLists(app.db(), record.id, Date.now())
}
