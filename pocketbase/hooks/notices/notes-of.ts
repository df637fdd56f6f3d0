import { isRecall } from '../../../src/domain/item/kinds.ts'
import { happenedIn, type Note, noteFor } from '../../../src/domain/notices/owed.ts'
import type { LoadedLedger } from '../list/ledger.ts'
import type { Database } from '../pocketbase.d.ts'
import { textRows } from '../sql.ts'

/** Of a batch, what it holds and who sent it. */
interface SentBatch {
  changes: readonly unknown[]
  changedBy: string
  device: string
}

/**
 * What a batch of changes owes to who is told of the list. What devices bring back after a restore is nothing new.
 *
 * @param ledger after the batch, before it is saved: counted is what the tables have, and nothing is saved where that has
 *   changed since
 */
export function notesOf(
  database: Database,
  {
    listId,
    subscribers,
    altered,
    before,
  }: Pick<LoadedLedger, 'listId' | 'subscribers' | 'altered' | 'before'>,
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
