import { itemsPerList } from '../lib/reading-limits.ts'
import { isUuid } from '../lib/uuid.ts'
import { hasRoomFor, type ListOptions, type StampedOption } from '../list/options.ts'
import type { Change, ItemChange } from './change.ts'
import { applyChange } from './change.ts'
import type { ChangeProblem } from './change-problem.ts'
import { isRecall } from './kinds.ts'
import { type Gap, isLost } from './lost.ts'
import { readChange } from './read-change.ts'
import { readRecall } from './read-recall.ts'
import { type ItemRecall, type Recall, recallItem, type StampedItem, stampedBy } from './recall.ts'

/** The result of one change; every repeat of the change gets the same result. */
export type ChangeResult =
  | { id: string; status: 'done' }
  | { id: string; status: 'refused'; problem: ChangeProblem }

/** Reads and writes one list on the server. All calls of one `acceptChanges` belong to one transaction. */
export interface ListTransaction {
  listId: string
  /** The revisions that the server lost when it was restored from an older copy. */
  lost: readonly Gap[]
  /** True if a change with this id was accepted before. */
  hasAccepted(changeId: string): boolean
  /** Returns the item, tombstone or not; 'elsewhere' if it belongs to another list. */
  find(itemId: string): StampedItem | 'elsewhere' | undefined
  /** Returns the number of items on the list without deleted ones; only called before an item is added. */
  liveCount(): number
  insert(item: StampedItem): void
  update(item: StampedItem): void
  name(): string
  /** The revision at which the list got its name. */
  namedAt(): number
  rename(name: string, rev: number): void
  /** Returns all options of the list. */
  options(): ListOptions
  setOption(option: StampedOption): void
  remember(changeId: string, rev: number): void
}

/**
 * Accepts a batch of changes as they came over the wire, in order: each is checked, applied once, and raises the
 * revision by one if it altered anything. A refused change does not stop the others.
 *
 * @param rev the list's revision before
 * @returns the revision after, and one result per value in the same order
 */
export function acceptChanges(
  transaction: ListTransaction,
  rev: number,
  values: readonly unknown[],
): { rev: number; results: ChangeResult[] } {
  let current = rev
  const results = values.map((value) => {
    const read = (isRecall(value) ? readRecall : readChange)(value, transaction.listId)
    if (read.kind === 'refused') return refusal(idOf(value), read.problem)
    const { change } = read
    if (transaction.hasAccepted(change.id)) return done(change)
    const outcome = acceptAny(transaction, change, current + 1)
    if (outcome.kind === 'refused') return refusal(change.id, outcome.problem)
    if (outcome.kind !== 'same') current += 1
    transaction.remember(change.id, current)
    return done(change)
  })
  return { rev: current, results }
}

type Outcome = { kind: 'changed' } | { kind: 'same' } | { kind: 'refused'; problem: ChangeProblem }

function acceptAny(transaction: ListTransaction, change: Change | Recall, rev: number): Outcome {
  switch (change.kind) {
    case 'rename':
      return rename(transaction, change.name, rev)
    case 'recall-name':
      return isNews(transaction, change) && transaction.namedAt() < change.rev
        ? rename(transaction, change.name, change.rev)
        : { kind: 'same' }
    case 'set-option':
      return setOption(transaction, change, rev)
    case 'recall-option':
      return isNews(transaction, change) && (optionOf(transaction, change.key)?.rev ?? -1) < change.rev
        ? setOption(transaction, change, change.rev)
        : { kind: 'same' }
    case 'recall':
      return isNews(transaction, change) ? acceptRecall(transaction, change, rev) : { kind: 'same' }
    default:
      return acceptOne(transaction, change, rev)
  }
}

/** True if a recall is of a revision that the server lost. */
function isNews(transaction: ListTransaction, { rev }: Recall): boolean {
  return isLost(rev, transaction.lost)
}

function rename(transaction: ListTransaction, name: string, rev: number): Outcome {
  if (transaction.name() === name && !isRestored(transaction)) return { kind: 'same' }
  transaction.rename(name, rev)
  return { kind: 'changed' }
}

function setOption(
  transaction: ListTransaction,
  { key, value }: { key: string; value: string },
  rev: number,
): Outcome {
  if (optionOf(transaction, key)?.value === value && !isRestored(transaction)) return { kind: 'same' }
  if (!hasRoomFor(transaction.options(), { key, value })) return { kind: 'refused', problem: 'option' }
  transaction.setOption({ key, value, rev })
  return { kind: 'changed' }
}

function optionOf(transaction: ListTransaction, key: string): StampedOption | undefined {
  return transaction.options().find((option) => option.key === key)
}

/**
 * True if the list lost revisions. A device may then still recall an older state, so even a change that alters nothing is
 * stamped as newer.
 */
function isRestored({ lost }: ListTransaction): boolean {
  return lost.length > 0
}

function acceptOne(transaction: ListTransaction, change: ItemChange, rev: number): Outcome {
  const before = transaction.find(change.itemId)
  if (before === 'elsewhere') return applyToNothing(change, rev)
  const outcome = applyChange(before, change, rev)
  if (outcome.kind === 'changed') return keep(transaction, before, stampedBy(change, before, outcome.item))
  const isStamped = outcome.kind === 'same' && change.kind !== 'add' && isRestored(transaction)
  return before && isStamped
    ? keep(transaction, before, stampedBy(change, before, { ...before, rev }))
    : outcome
}

function acceptRecall(transaction: ListTransaction, recall: ItemRecall, rev: number): Outcome {
  const before = transaction.find(recall.itemId)
  const item = before === 'elsewhere' ? undefined : recallItem(before, recall, rev)
  return item && before !== 'elsewhere' ? keep(transaction, before, item) : { kind: 'same' }
}

function keep(transaction: ListTransaction, before: StampedItem | undefined, item: StampedItem): Outcome {
  const isOneMore = !item.deleted && (before?.deleted ?? true)
  if (isOneMore && transaction.liveCount() >= itemsPerList) return { kind: 'refused', problem: 'list-full' }
  before ? transaction.update(item) : transaction.insert(item)
  return { kind: 'changed' }
}

/**
 * Returns the outcome for an item of another list: the same as for an item that does not exist, so that its existence is not
 * revealed. Only its id cannot be used.
 */
function applyToNothing(change: ItemChange, rev: number): Outcome {
  return change.kind === 'add'
    ? { kind: 'refused', problem: 'unknown-item' }
    : applyChange(undefined, change, rev)
}

function done(change: { id: string }): ChangeResult {
  return { id: change.id, status: 'done' }
}

function refusal(id: string, problem: ChangeProblem): ChangeResult {
  return { id, status: 'refused', problem }
}

function idOf(value: unknown): string {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined
  return isUuid(id) ? id : ''
}
