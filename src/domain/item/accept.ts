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
export interface Ledger {
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
  ledger: Ledger,
  rev: number,
  values: readonly unknown[],
): { rev: number; results: ChangeResult[] } {
  let current = rev
  const results = values.map((value) => {
    const read = (isRecall(value) ? readRecall : readChange)(value, ledger.listId)
    if (read.kind === 'refused') return refusal(idOf(value), read.problem)
    const { change } = read
    if (ledger.hasAccepted(change.id)) return done(change)
    const outcome = acceptAny(ledger, change, current + 1)
    if (outcome.kind === 'refused') return refusal(change.id, outcome.problem)
    if (outcome.kind !== 'same') current += 1
    ledger.remember(change.id, current)
    return done(change)
  })
  return { rev: current, results }
}

type Outcome = { kind: 'changed' } | { kind: 'same' } | { kind: 'refused'; problem: ChangeProblem }

function acceptAny(ledger: Ledger, change: Change | Recall, rev: number): Outcome {
  switch (change.kind) {
    case 'rename':
      return rename(ledger, change.name, rev)
    case 'recall-name':
      return isNews(ledger, change) && ledger.namedAt() < change.rev
        ? rename(ledger, change.name, change.rev)
        : { kind: 'same' }
    case 'set-option':
      return setOption(ledger, change, rev)
    case 'recall-option':
      return isNews(ledger, change) && (optionOf(ledger, change.key)?.rev ?? -1) < change.rev
        ? setOption(ledger, change, change.rev)
        : { kind: 'same' }
    case 'recall':
      return isNews(ledger, change) ? acceptRecall(ledger, change, rev) : { kind: 'same' }
    default:
      return acceptOne(ledger, change, rev)
  }
}

/** True if a recall is of a revision that the server lost. */
function isNews(ledger: Ledger, { rev }: Recall): boolean {
  return isLost(rev, ledger.lost)
}

function rename(ledger: Ledger, name: string, rev: number): Outcome {
  if (ledger.name() === name && !isRestored(ledger)) return { kind: 'same' }
  ledger.rename(name, rev)
  return { kind: 'changed' }
}

function setOption(ledger: Ledger, { key, value }: { key: string; value: string }, rev: number): Outcome {
  if (optionOf(ledger, key)?.value === value && !isRestored(ledger)) return { kind: 'same' }
  if (!hasRoomFor(ledger.options(), { key, value })) return { kind: 'refused', problem: 'option' }
  ledger.setOption({ key, value, rev })
  return { kind: 'changed' }
}

function optionOf(ledger: Ledger, key: string): StampedOption | undefined {
  return ledger.options().find((option) => option.key === key)
}

/**
 * True if the list lost revisions. A device may then still recall an older state, so even a change that alters nothing is
 * stamped as newer.
 */
function isRestored({ lost }: Ledger): boolean {
  return lost.length > 0
}

function acceptOne(ledger: Ledger, change: ItemChange, rev: number): Outcome {
  const before = ledger.find(change.itemId)
  if (before === 'elsewhere') return applyToNothing(change, rev)
  const outcome = applyChange(before, change, rev)
  if (outcome.kind === 'changed') return keep(ledger, before, stampedBy(change, before, outcome.item))
  const isStamped = outcome.kind === 'same' && change.kind !== 'add' && isRestored(ledger)
  return before && isStamped ? keep(ledger, before, stampedBy(change, before, { ...before, rev })) : outcome
}

function acceptRecall(ledger: Ledger, recall: ItemRecall, rev: number): Outcome {
  const before = ledger.find(recall.itemId)
  const item = before === 'elsewhere' ? undefined : recallItem(before, recall, rev)
  return item && before !== 'elsewhere' ? keep(ledger, before, item) : { kind: 'same' }
}

function keep(ledger: Ledger, before: StampedItem | undefined, item: StampedItem): Outcome {
  const isOneMore = !item.deleted && (before?.deleted ?? true)
  if (isOneMore && ledger.liveCount() >= itemsPerList) return { kind: 'refused', problem: 'list-full' }
  before ? ledger.update(item) : ledger.insert(item)
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
