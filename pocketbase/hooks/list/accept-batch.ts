import { acceptChanges, type ChangeResult } from '../../../src/domain/item/accept.ts'
import type { Item } from '../../../src/domain/item/item.ts'
import type { App, Database } from '../pocketbase.d.ts'
import { storedTime, writeInTransaction } from '../sql.ts'
import { readDelta, withFields } from './delta.ts'
import { wireItem } from './item-json.ts'
import { loadLedger, saveLedger } from './ledger.ts'
import { moveList } from './lists.ts'

/** Changes as they came over the wire, unchecked. */
export interface Batch {
  token: string
  since: number
  changes: readonly unknown[]
  /** The nickname of who sends them, '' for none. */
  changedBy: string
}

export interface AcceptedBatch {
  listId: string
  /** For who sent the batch: the JSON text of a reading, with `results`, and `lost` where the list lost any. */
  answer: string
  results: readonly ChangeResult[]
  told: Told
}

/** What a batch did, for everybody who watches: the list's name only where it changed. */
export interface Told {
  from: number
  rev: number
  name?: string
  changedAt: string
  changedBy: string
  items: Partial<Item>[]
}

/** Accepts a batch in one transaction; undefined when the token opens no list. */
export function acceptBatch(app: App, batch: Batch, nowMs: number): AcceptedBatch | undefined {
  let accepted: AcceptedBatch | undefined
  writeInTransaction(app, (transaction) => {
    accepted = acceptWithin(transaction.db(), batch, nowMs)
  })
  return accepted
}

function acceptWithin(
  database: Database,
  { token, since, changes, changedBy }: Batch,
  nowMs: number,
): AcceptedBatch | undefined {
  const ledger = loadLedger(database, token, changes)
  if (!ledger) return undefined
  const { listId, head, altered, lost } = ledger
  const { rev, results } = acceptChanges(ledger, head.rev, changes)
  saveLedger(database, ledger, nowMs)
  const name = ledger.name()
  moveList(database, { id: listId, name, rev, namedAt: ledger.namedAt(), changedBy }, nowMs)
  const answer = withFields(readDelta(database, token, since) ?? '{}', {
    results,
    ...(lost.length > 0 && { lost }),
  })
  const renamed = name === head.name ? {} : { name }
  const items = [...altered.values()].map(wireItem)
  const told = { from: head.rev, rev, ...renamed, changedAt: storedTime(nowMs), changedBy, items }
  return { listId, answer, results, told }
}
