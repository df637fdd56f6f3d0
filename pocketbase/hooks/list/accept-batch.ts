import { acceptChanges, type ChangeResult } from '../../../src/domain/item/accept.ts'
import { isRecall } from '../../../src/domain/item/kinds.ts'
import { isLost } from '../../../src/domain/item/lost.ts'
import type { ChangeListAnswer } from '../../../src/protocol/calls.ts'
import { type ChangeNotice, withFields } from '../../../src/protocol/live.ts'
import type { RefusalCode } from '../answer.ts'
import { notesOf } from '../notices/notes-of.ts'
import type { App, Database } from '../pocketbase.d.ts'
import { prepared, storedTime, writeInTransaction } from '../sql.ts'
import { readDelta } from './delta.ts'
import { wireItem } from './item-json.ts'
import { type LoadedLedger, loadLedger, saveLedger } from './ledger.ts'

/** Changes as they came over the wire, unchecked. */
export interface Batch {
  since: number
  changes: readonly unknown[]
  /** Whether they build on what the server said up to `since`. */
  follows: boolean
  /** The nickname of who sends them, '' for none. */
  changedBy: string
  /** What the device calls itself on this list that sends them; '' where it is told nothing of it. */
  device: string
}

export interface AcceptedBatch {
  listId: string
  /** For who sent the batch: the JSON text of a reading, with `results`, and `lost` where the list lost any. */
  answer: string
  results: readonly ChangeResult[]
  /** For everybody who watches. */
  notice: ChangeNotice & Required<Pick<ChangeNotice, 'items'>>
}

/** Tries without the lock before a batch takes it. */
const freeTries = 2

/**
 * Accepts a batch: reads what it speaks of, applies the rules, and writes in one statement, which does nothing if the
 * list has moved on since it was read. The lock that all writing takes is so held for that statement alone. On a list
 * where others are always quicker the batch takes the lock before it reads.
 *
 * @param batch or why there is none, which is said only to who holds a key that may change the list
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

/** @returns undefined when the list has moved on meanwhile: nothing is written then */
function tryBatch(
  database: Database,
  token: string,
  batch: Batch | RefusalCode,
  nowMs: number,
): AcceptedBatch | RefusalCode | undefined {
  const ledger = loadLedger(database, token, typeof batch === 'string' ? [] : batch.changes)
  if (!ledger) return 'unknown-list'
  if (ledger.isReadOnly) return 'read-only'
  if (typeof batch === 'string') return batch
  if (mustRecallFirst(batch, ledger)) return 'lost-since'
  const { rev, results } = acceptChanges(ledger, ledger.head.rev, batch.changes)
  const { changedBy } = batch
  const notes = notesOf(database, ledger, batch, nowMs)
  if (!saveLedger(database, ledger, { token, rev, changedBy }, notes, nowMs)) return undefined
  const { head, listId } = ledger
  const moved: ChangeNotice = { from: head.rev, rev, changedAt: storedTime(nowMs), changedBy }
  const items = [...ledger.altered.values()].sort((one, other) => one.rev - other.rev).map(wireItem)
  const isRenamed = ledger.name() !== head.name
  const options = ledger.alteredOptions()
  return {
    listId,
    answer: answerOf(database, ledger, { ...moved, options: options ?? null, items }, batch.since, results),
    results,
    notice: { ...moved, ...(isRenamed && { name: ledger.name() }), ...(options && { options }), items },
  }
}

/** What builds on lost changes would fail: who can bring those back does so first. */
function mustRecallFirst({ since, follows, changes }: Batch, { lost }: LoadedLedger): boolean {
  return follows && isLost(since, lost) && !changes.every(isRecall)
}

/** Who knew all that was before is told what the batch altered; the tables need not be read again for it. */
function answerOf(
  database: Database,
  ledger: LoadedLedger,
  moved: ChangeNotice,
  since: number,
  results: ChangeResult[],
): string {
  const { listId, lost } = ledger
  const more = { results, ...(lost.length > 0 && { lost }) } satisfies Partial<ChangeListAnswer>
  if (since !== moved.from || moved.rev === moved.from)
    return withFields(readDelta(database, listId, since) ?? '{}', more)
  return JSON.stringify({ ...more, id: listId, name: ledger.name(), ...moved })
}
