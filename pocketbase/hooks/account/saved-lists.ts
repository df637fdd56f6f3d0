import type { KeptListAnswer, SavedListAnswer } from '../../../src/protocol/late-calls.ts'
import { listsPerAccount } from '../../../src/protocol/limits.ts'
import { slotOf } from '../../../src/protocol/slot.ts'
import type { RefusalCode } from '../answer.ts'
import type { App, Database } from '../pocketbase.d.ts'
import { jsonObject, storedTime, textRows, writeInTransaction } from '../sql.ts'
import { forgetLeaving, type Leaving, listNode, noteLeaving, tellLeaving } from './keepers-to-leave.ts'

const savedListJson = jsonObject<SavedListAnswer>({ listId: 'list_id', token: 'token', name: 'name' })
const leavingJson = jsonObject<Leaving>({ keeper: 'keeper', slot: 'slot' })

const keeperLength = 32
const hexDigits = '0123456789abcdef'

/** The saved lists of an account, the last saved first, as JSON text. */
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
 * Saves a list for an account, or updates its link and name. The keeper is added to the list first: a list without a keeper
 * could be purged. Until the account has saved the list, the keeper is recorded as one to remove, so that an interrupted
 * save is undone a minute later.
 *
 * @returns the reason if it is not saved; undefined if it is
 */
export function saveList(app: App, account: string, token: string, nowMs: number): RefusalCode | undefined {
  const keeper = $security.randomStringWithAlphabet(keeperLength, hexDigits)
  noteLeaving(app.db(), { keeper, slot: slotOf(token) }, nowMs)
  const kept = listNode(app, nowMs).keep(token, keeper)
  if (typeof kept === 'string') {
    if (kept === 'unknown-list') forgetLeaving(app.db(), keeper)
    return kept
  }
  let outcome: Outcome | undefined
  writeInTransaction(app, (transaction) => {
    outcome = insertSaved(transaction.db(), account, { ...kept, token, keeper }, nowMs)
    if (outcome === 'inserted') forgetLeaving(transaction.db(), keeper)
  })
  if (outcome === 'inserted') return undefined
  tellLeaving(app, { keeper, slot: kept.slot }, nowMs)
  return outcome === 'renewed' ? undefined : 'too-many-lists'
}

/** Removes a saved list; the list itself and its other keepers are not affected. */
export function leaveList(app: App, account: string, listId: string, nowMs: number): void {
  leave(app, 'account = {:account} AND list_id = {:listId}', { account, listId }, nowMs)
}

/** Removes all saved lists when an account is deleted. */
export function leaveAllLists(app: App, account: string, nowMs: number): void {
  leave(app, 'account = {:account}', { account }, nowMs)
}

function leave(app: App, which: string, values: Readonly<Record<string, string>>, nowMs: number): void {
  let left: Leaving[] = []
  writeInTransaction(app, (transaction) => {
    const sql = `DELETE FROM saved_lists WHERE ${which} RETURNING ${leavingJson} AS value`
    left = textRows(transaction.db(), sql, values).map((row) => JSON.parse(row))
    for (const leaving of left) noteLeaving(transaction.db(), leaving, nowMs)
  })
  for (const leaving of left) tellLeaving(app, leaving, nowMs)
}

/** Result of saving a list; `renewed` if the account had saved it before. */
type Outcome = 'inserted' | 'renewed' | 'too-many'

/** Runs inside a transaction. */
function insertSaved(
  database: Database,
  account: string,
  list: KeptListAnswer & { token: string; keeper: string },
  nowMs: number,
): Outcome {
  const renewed = textRows(
    database,
    `UPDATE saved_lists SET token = {:token}, name = {:name}
     WHERE account = {:account} AND list_id = {:listId} RETURNING list_id AS value`,
    { account, listId: list.listId, token: list.token, name: list.name },
  )
  if (renewed.length > 0) return 'renewed'
  const inserted = textRows(
    database,
    `INSERT INTO saved_lists (account, list_id, token, name, keeper, slot, created)
     SELECT {:account}, {:listId}, {:token}, {:name}, {:keeper}, {:slot}, {:now}
     WHERE (SELECT count(*) FROM saved_lists WHERE account = {:account}) < ${listsPerAccount}
     RETURNING list_id AS value`,
    { account, ...list, now: storedTime(nowMs) },
  )
  return inserted.length > 0 ? 'inserted' : 'too-many'
}
