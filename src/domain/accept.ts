import type { Applied, Change, ChangeProblem, ItemChange } from './change.ts'
import { applyChange } from './change.ts'
import type { Item } from './item.ts'
import { readChange } from './read-change.ts'
import { isUuid } from './uuid.ts'

/** What became of one change: said once for good, and again for every repeat. */
export type ChangeResult =
  | { id: string; status: 'done' }
  | { id: string; status: 'refused'; problem: ChangeProblem }

/** As many as a list may hold, deleted ones aside: a screen stays quick with it, and no family's list is near it. */
export const itemsPerList = 1_000

/** How a server keeps one list. All calls of one `acceptChanges` belong to one transaction. */
export interface Ledger {
  listId: string
  /** Whether a change with this id was accepted before. */
  hasAccepted(changeId: string): boolean
  /** The item, tombstone or not; 'elsewhere' when another list has it. */
  find(itemId: string): Item | 'elsewhere' | undefined
  /** How many items are on the list, deleted ones aside; asked for only when there may be one more. */
  liveCount(): number
  insert(item: Item): void
  update(item: Item): void
  name(): string
  rename(name: string): void
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
    const read = readChange(value, ledger.listId)
    if (read.kind === 'refused') return refusal(idOf(value), read.problem)
    const { change } = read
    if (ledger.hasAccepted(change.id)) return done(change)
    const outcome = change.kind === 'rename' ? rename(ledger, change) : acceptOne(ledger, change, current + 1)
    if (outcome.kind === 'refused') return refusal(change.id, outcome.problem)
    if (outcome.kind !== 'same') current += 1
    ledger.remember(change.id, current)
    return done(change)
  })
  return { rev: current, results }
}

function rename(ledger: Ledger, { name }: Change & { kind: 'rename' }): { kind: 'renamed' | 'same' } {
  if (ledger.name() === name) return { kind: 'same' }
  ledger.rename(name)
  return { kind: 'renamed' }
}

function acceptOne(ledger: Ledger, change: ItemChange, rev: number): Applied {
  const before = ledger.find(change.itemId)
  if (before === 'elsewhere') return applyToNothing(change, rev)
  const outcome = applyChange(before, change, rev)
  if (outcome.kind !== 'changed') return outcome
  const isOneMore = !outcome.item.deleted && (before?.deleted ?? true)
  if (isOneMore && ledger.liveCount() >= itemsPerList) return { kind: 'refused', problem: 'list-full' }
  before ? ledger.update(outcome.item) : ledger.insert(outcome.item)
  return outcome
}

/** An item of another list is answered as if it did not exist, so that nobody can tell; only its id cannot be taken. */
function applyToNothing(change: ItemChange, rev: number): Applied {
  return change.kind === 'add'
    ? { kind: 'refused', problem: 'unknown-item' }
    : applyChange(undefined, change, rev)
}

function done(change: Change): ChangeResult {
  return { id: change.id, status: 'done' }
}

function refusal(id: string, problem: ChangeProblem): ChangeResult {
  return { id, status: 'refused', problem }
}

function idOf(value: unknown): string {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined
  return isUuid(id) ? id : ''
}
