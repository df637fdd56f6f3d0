import { isRecall } from '../../../src/domain/item/kinds.ts'
import { happenedIn, type Note, noteFor } from '../../../src/domain/notices/owed.ts'
import type { LoadedTransaction } from '../list/list-transaction.ts'
import type { Database } from '../pocketbase.d.ts'
import { textRows } from '../sql.ts'

/** Contents and sender of a batch. */
interface SentBatch {
  changes: readonly unknown[]
  changedBy: string
  device: string
}

/**
 * Notifications of the list's subscribers that a batch of changes causes. Changes that devices bring back after a restore
 * cause none.
 *
 * @param loaded the list's transaction after the batch, not yet saved: items are counted in the tables, and nothing is saved
 *   if those have changed since
 */
export function notesOf(
  database: Database,
  {
    listId,
    subscribers,
    altered,
    before,
  }: Pick<LoadedTransaction, 'listId' | 'subscribers' | 'altered' | 'before'>,
  { changes, changedBy: by, device }: SentBatch,
  nowMs: number,
): Note[] {
  if (subscribers.length === 0 || altered.size === 0 || changes.every(isRecall)) return []
  const items = [...altered.values()].map((after) => ({ before: before(after.id), after }))
  const happened = happenedIn({ device, by }, items, countItems(database, listId))
  return subscribers.flatMap((subscriber) => noteFor(subscriber, happened, nowMs) ?? [])
}

function countItems(database: Database, listId: string): { open: number; live: number } {
  const [row = '{}'] = textRows(
    database,
    `SELECT json_object('live', count(*), 'open', count(*) FILTER (WHERE NOT completed)) AS value
     FROM items WHERE list = {:listId} AND NOT deleted`,
    { listId },
  )
  return JSON.parse(row)
}
