import { acceptChanges, type ChangeResult } from '../../../src/domain/item/accept.ts'
import { isRecall } from '../../../src/domain/item/kinds.ts'
import { isLost } from '../../../src/domain/item/lost.ts'
import { fieldsOf } from '../../../src/domain/lib/fields-of.ts'
import type { ChangeListAnswer } from '../../../src/protocol/calls.ts'
import type { ChangeKeyedBody } from '../../../src/protocol/key-calls.ts'
import { type ChangeNotice, withFields } from '../../../src/protocol/live.ts'
import type { RefusalCode } from '../answer.ts'
import type { Announcement } from '../live/announce.ts'
import { notesOf } from '../notices/notes-of.ts'
import type { App, Database } from '../pocketbase.d.ts'
import { prepared, storedTime, writeInTransaction } from '../sql.ts'
import { readDelta } from './delta.ts'
import { storedText, wireText } from './item-json.ts'
import { type LoadedTransaction, loadTransaction, saveTransaction } from './list-transaction.ts'

/** A batch of changes from a request, not validated. */
export interface Batch {
  since: number
  changes: readonly unknown[]
  /** True if the changes are based on the server's state at `since`. */
  follows: boolean
  /** Nickname of the sender, '' for none. */
  changedBy: string
  /** Id of the sender's notification subscription on this list; '' if it has none. */
  device: string
  /** Text of a calendar program to store beside the item that it was read into. */
  task?: ChangeKeyedBody['task']
  /** Item that must still have this revision. */
  unchanged?: ChangeKeyedBody['unchanged']
}

export interface AcceptedBatch {
  listId: string
  /** For the sender: the JSON text of a reading, with `results`, and `lost` if the list lost any changes. */
  answer: string
  results: readonly ChangeResult[]
  /** For all watchers of the list. */
  notice: Announcement
}

/** Attempts without the lock before a batch takes it. */
const freeTries = 2

/**
 * Accepts a batch: reads the records that it concerns, applies the rules, and writes in one statement, which does nothing if
 * the list has changed since it was read. So the lock for writing is held only for that statement. On a list that changes
 * too often for that, the batch takes the lock before it reads.
 *
 * @param batch or the reason for its refusal, which is returned only to holders of a token with write access
 */
export function acceptBatch(
  app: App,
  token: string,
  batch: Batch | RefusalCode,
  nowMs: number,
): AcceptedBatch | RefusalCode {
  for (let tries = 0; tries < freeTries; tries += 1) {
    const outcome = tryBatch(prepared(app), token, batch, nowMs)
    if (outcome) return outcome
  }
  let outcome: AcceptedBatch | RefusalCode | undefined
  writeInTransaction(app, (transaction) => {
    outcome = tryBatch(transaction.db(), token, batch, nowMs)
  })
  return outcome ?? 'failed'
}

/** @returns undefined when the list has changed since it was read: nothing is written then */
function tryBatch(
  database: Database,
  token: string,
  batch: Batch | RefusalCode,
  nowMs: number,
): AcceptedBatch | RefusalCode | undefined {
  const transaction = loadTransaction(database, token, typeof batch === 'string' ? [] : batch.changes)
  if (!transaction) return 'unknown-list'
  if (transaction.isReadOnly) return 'read-only'
  if (typeof batch === 'string') return batch
  if (mustRecallFirst(batch, transaction)) return 'lost-since'
  if (hasChangedSince(batch, transaction)) return 'changed-since'
  const { rev: revOfChanges, results } = acceptChanges(transaction, transaction.head.rev, batch.changes)
  const { changedBy, task } = batch
  const rev = task ? moveOn(transaction, task.itemId, revOfChanges) : revOfChanges
  const notes = notesOf(database, transaction, batch, nowMs)
  const now = storedTime(nowMs)
  const items = [...transaction.altered.values()].sort((one, other) => one.rev - other.rev)
  const texts = items.map(wireText)
  const stored = items.map((item, index) => storedText(texts[index] ?? '', item))
  const moved = { token, rev, changedBy, task, now, items: jsonArray(stored) }
  if (!saveTransaction(database, transaction, moved, notes)) return undefined
  const change = { from: transaction.head.rev, rev, changedAt: now, changedBy }
  const itemsText = `{"items":${jsonArray(texts)}}`
  return {
    listId: transaction.listId,
    answer: answerOf(database, transaction, { change, itemsText }, batch.since, results),
    results,
    notice: {
      from: change.from,
      rev,
      itemCount: items.length,
      text: withFields(itemsText, { ...change, ...alteredHead(transaction) }),
    },
  }
}

function jsonArray(texts: readonly string[]): string {
  return `[${texts.join()}]`
}

/** The list's name and options, if the batch altered them. */
function alteredHead(transaction: LoadedTransaction): Pick<ChangeNotice, 'name' | 'options'> {
  const name = transaction.name()
  const options = transaction.alteredOptions()
  return { ...(name !== transaction.head.name && { name }), ...(options && { options }) }
}

/** Gives an item a new revision if no change has, because its text is new. @returns the revision after */
function moveOn(transaction: LoadedTransaction, itemId: string, rev: number): number {
  const item = transaction.find(itemId)
  if (!item || item === 'elsewhere' || item.deleted || transaction.altered.has(itemId)) return rev
  transaction.update({ ...item, rev: rev + 1 })
  return rev + 1
}

/** Changes that are based on lost changes would fail, so a device that can restore those has to do so first. */
function mustRecallFirst({ since, follows, changes }: Batch, { lost }: LoadedTransaction): boolean {
  return follows && isLost(since, lost) && !changes.every(isRecall)
}

/** True if the batch is for a revision that an item no longer has. A repeat finds the item as it was changed by the first. */
function hasChangedSince({ unchanged, changes }: Batch, transaction: LoadedTransaction): boolean {
  if (!unchanged || changes.some((change) => transaction.hasAccepted(String(fieldsOf(change).id))))
    return false
  return transaction.before(unchanged.itemId)?.rev !== unchanged.rev
}

/** If the sender knew the previous revision, the answer is made from the batch itself, without reading the tables again. */
function answerOf(
  database: Database,
  transaction: LoadedTransaction,
  { change, itemsText }: { change: ChangeNotice; itemsText: string },
  since: number,
  results: ChangeResult[],
): string {
  const { listId, lost } = transaction
  const more = { results, ...(lost.length > 0 && { lost }) } satisfies Partial<ChangeListAnswer>
  if (since !== change.from || change.rev === change.from)
    return withFields(readDelta(database, listId, since) ?? '{}', more)
  const options = transaction.alteredOptions() ?? null
  return withFields(itemsText, { ...more, id: listId, name: transaction.name(), ...change, options })
}
