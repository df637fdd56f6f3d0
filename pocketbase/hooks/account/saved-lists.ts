import type { SavedListAnswer } from '../../../src/protocol/calls.ts'
import { listsPerAccount } from '../../../src/protocol/limits.ts'
import { markSaved } from '../list/lists.ts'
import type { Database } from '../pocketbase.d.ts'
import { execute, jsonObject, storedTime, textRows } from '../sql.ts'

const savedListJson = jsonObject<SavedListAnswer>({ listId: 'list_id', token: 'token', name: 'name' })

/** The lists that an account keeps, the last saved first, as a JSON text. */
export function savedListsJson(database: Database, account: string): string {
  const rows = textRows(
    database,
    `SELECT ${savedListJson} AS value
     FROM saved_lists WHERE account = {:account} ORDER BY created DESC, rowid DESC`,
    { account },
  )
  return `[${rows.join()}]`
}

/**
 * Keeps a list for an account, or its new link and name. The list is marked before: one that is kept without a mark could be
 * purged, one that is marked for nothing only lives longer.
 *
 * @returns false when the account keeps as many as it may
 */
export function saveList(database: Database, account: string, list: SavedListAnswer, nowMs: number): boolean {
  const saved = listIdsOf(database, account)
  if (saved.includes(list.listId)) {
    renewSaved(database, account, list)
    return true
  }
  if (saved.length >= listsPerAccount) return false
  markSaved(database, list.listId, 1, nowMs)
  if (!insertSaved(database, account, list, nowMs)) markSaved(database, list.listId, -1, nowMs)
  return true
}

/** Lets go of a list; nothing happens to it, nor to who else keeps it. */
export function leaveList(database: Database, account: string, listId: string, nowMs: number): void {
  const left = textRows(
    database,
    `DELETE FROM saved_lists WHERE account = {:account} AND list_id = {:listId} RETURNING list_id AS value`,
    { account, listId },
  )
  if (left.length > 0) markSaved(database, listId, -1, nowMs)
}

/** Lets go of all, one by one, when an account goes. */
export function leaveAllLists(database: Database, account: string, nowMs: number): void {
  for (const listId of listIdsOf(database, account)) leaveList(database, account, listId, nowMs)
}

function listIdsOf(database: Database, account: string): string[] {
  return textRows(database, 'SELECT list_id AS value FROM saved_lists WHERE account = {:account}', {
    account,
  })
}

/** @returns false when somebody has just saved it for the same account */
function insertSaved(database: Database, account: string, list: SavedListAnswer, nowMs: number): boolean {
  const inserted = textRows(
    database,
    `INSERT INTO saved_lists (account, list_id, token, name, created)
     VALUES ({:account}, {:listId}, {:token}, {:name}, {:now})
     ON CONFLICT DO NOTHING RETURNING list_id AS value`,
    { account, ...list, now: storedTime(nowMs) },
  )
  return inserted.length > 0
}

function renewSaved(database: Database, account: string, { listId, token, name }: SavedListAnswer): void {
  execute(
    database,
    `UPDATE saved_lists SET token = {:token}, name = {:name}
     WHERE account = {:account} AND list_id = {:listId}`,
    { account, listId, token, name },
  )
}
