import type { ListOptions } from '../list/options.ts'
import type { Change } from './change.ts'
import { applyChange } from './change.ts'
import type { Delta, Item, ListHead, Snapshot } from './item.ts'
import { isOfItem } from './kinds.ts'

/**
 * Returns the snapshot after a delta of the server. Deltas may come out of order, twice or late:
 * - a delta that starts above the known revision leaves a gap: the result is undefined, and the list has to be read;
 * - a delta that ends at or below the known revision changes nothing.
 *
 * @param head its options are all options of the list, or undefined if they are unchanged
 */
export function mergeDelta(
  snapshot: Snapshot | undefined,
  head: Omit<ListHead, 'rev'>,
  delta: Delta,
): Snapshot | undefined {
  const knownRev = snapshot?.head.rev ?? -1
  if (delta.from > Math.max(knownRev, 0)) return undefined
  if (snapshot && delta.rev <= knownRev) return snapshot
  const items = new Map(delta.from === 0 ? [] : snapshot?.items)
  for (const item of delta.items) items.set(item.id, item)
  const { id, name, changedAt, changedBy } = head
  const options = head.options ?? (delta.from === 0 ? undefined : snapshot?.head.options)
  return { head: { id, name, rev: delta.rev, changedAt, changedBy, options }, items }
}

/**
 * Returns the items as a person sees them: those of the last known snapshot, with the unacknowledged changes of this device
 * applied. Deleted items stay as tombstones, so that they can be restored.
 */
export function foldChanges(
  items: ReadonlyMap<string, Item>,
  changes: readonly Change[],
): ReadonlyMap<string, Item> {
  if (changes.length === 0) return items
  const view = new Map(items)
  for (const change of changes) {
    if (!isOfItem(change)) continue
    const before = view.get(change.itemId)
    const outcome = applyChange(before, change, before?.rev ?? 0)
    if (outcome.kind === 'changed') view.set(change.itemId, outcome.item)
  }
  return view
}

/** Returns the name that a person sees: that of the last unacknowledged rename, or otherwise the last known one. */
export function foldName(name: string, changes: readonly Change[]): string {
  return changes.filter((change) => change.kind === 'rename').pop()?.name ?? name
}

/** Returns the options that a person sees, by key: the last known ones, with the unacknowledged changes applied. */
export function foldOptions(
  options: ListOptions | undefined,
  changes: readonly Change[],
): ReadonlyMap<string, string> {
  const wanted = changes.filter((change) => change.kind === 'set-option')
  const valueByKey = new Map([...(options ?? []), ...wanted].map(({ key, value }) => [key, value]))
  return new Map([...valueByKey].filter(([, value]) => value !== ''))
}
