import { acceptChanges, type ChangeResult } from '../../../src/domain/item/accept.ts'
import type { ChangeListAnswer } from '../../../src/protocol/calls.ts'
import { type ChangeNotice, withFields } from '../../../src/protocol/live.ts'
import type { App, Database } from '../pocketbase.d.ts'
import { storedTime, writeInTransaction } from '../sql.ts'
import { readDelta } from './delta.ts'
import { wireItem } from './item-json.ts'
import { loadLedger, saveLedger } from './ledger.ts'
import { moveList } from './lists.ts'

/** Changes as they came over the wire, unchecked. */
export interface Batch {
  since: number
  changes: readonly unknown[]
  /** The nickname of who sends them, '' for none. */
  changedBy: string
}

export interface AcceptedBatch {
  /** For who sent the batch: the JSON text of a reading, with `results`, and `lost` where the list lost any. */
  answer: string
  results: readonly ChangeResult[]
  /** For everybody who watches. */
  notice: ChangeNotice & Required<Pick<ChangeNotice, 'items'>>
}

/** Accepts a batch in one transaction; undefined when the token opens no list. */
export function acceptBatch(app: App, token: string, batch: Batch, nowMs: number): AcceptedBatch | undefined {
  let accepted: AcceptedBatch | undefined
  writeInTransaction(app, (transaction) => {
    accepted = acceptWithin(transaction.db(), token, batch, nowMs)
  })
  return accepted
}

function acceptWithin(
  database: Database,
  token: string,
  { since, changes, changedBy }: Batch,
  nowMs: number,
): AcceptedBatch | undefined {
  const ledger = loadLedger(database, token, changes)
  if (!ledger) return undefined
  const { listId, head, altered, lost } = ledger
  const { rev, results } = acceptChanges(ledger, head.rev, changes)
  saveLedger(database, ledger, nowMs)
  const name = ledger.name()
  moveList(database, { id: listId, name, rev, namedAt: ledger.namedAt(), changedBy }, nowMs)
  const answer = withFields(readDelta(database, listId, since) ?? '{}', {
    results,
    ...(lost.length > 0 && { lost }),
  } satisfies Partial<ChangeListAnswer>)
  const renamed = name === head.name ? {} : { name }
  const items = [...altered.values()].map(wireItem)
  const notice = { from: head.rev, rev, ...renamed, changedAt: storedTime(nowMs), changedBy, items }
  return { answer, results, notice }
}
