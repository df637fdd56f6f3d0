import type { Item } from '../item/item.ts'
import type { CategoryGroup, CompareItems, GroupedItems, Shelving } from './order.ts'
import { categoryOrder, groupOrdered } from './order.ts'

/** A list in the order of the categories, and its sections. */
export interface Arrangement {
  ordered: readonly Item[]
  sections: GroupedItems
}

const nothing: Arrangement = { ordered: [], sections: { pending: [], notFound: [], completed: [] } }

/**
 * The sections of a list, as `groupByCategory` makes them, from those of the list as it was before: only what is new or
 * called otherwise is compared by name, and every group in which nothing changed is the very same object.
 *
 * @param before any earlier arrangement by the same shelving, of whatever list
 */
export function arrange(
  items: ReadonlyMap<string, Item>,
  shelving: Shelving,
  before: Arrangement = nothing,
): Arrangement {
  const ordered = reordered(before.ordered, items, categoryOrder(shelving))
  return { ordered, sections: sharedSections(before.sections, groupOrdered(ordered, shelving)) }
}

function reordered(
  before: readonly Item[],
  items: ReadonlyMap<string, Item>,
  byCategory: CompareItems,
): Item[] {
  const inPlace = before.flatMap((item) => {
    const now = items.get(item.id)
    return now && !now.deleted && isCalledTheSame(item, now) ? now : []
  })
  const placed = new Set(inPlace.map(({ id }) => id))
  const loose = [...items.values()].filter(({ id, deleted }) => !deleted && !placed.has(id))
  return insertOrdered(inPlace, loose.sort(byCategory), byCategory)
}

/** Its place follows from these, and from its id. */
function isCalledTheSame(before: Item, now: Item): boolean {
  return before === now || (before.name === now.name && before.category === now.category)
}

/** @param inPlace in order, as are the loose ones, each of which finds its place by halving */
export function insertOrdered(
  inPlace: readonly Item[],
  loose: readonly Item[],
  byCategory: CompareItems,
): Item[] {
  const all: Item[] = []
  let taken = 0
  for (const item of loose) {
    const place = placeOf(item, inPlace, taken, byCategory)
    all.push(...inPlace.slice(taken, place), item)
    taken = place
  }
  all.push(...inPlace.slice(taken))
  return all
}

/** The index of the first item that stands behind this one, not before index `start`. */
function placeOf(item: Item, ordered: readonly Item[], start: number, byCategory: CompareItems): number {
  let low = start
  let high = ordered.length
  while (low < high) {
    const middle = (low + high) >> 1
    const other = ordered[middle]
    if (other && byCategory(other, item) < 0) low = middle + 1
    else high = middle
  }
  return low
}

function sharedSections(before: GroupedItems, now: GroupedItems): GroupedItems {
  const known = new Map(before.pending.map((group) => [group.category, group]))
  const sections = {
    pending: shared(
      before.pending,
      now.pending.map((group) => sharedGroup(known.get(group.category), group)),
    ),
    notFound: shared(before.notFound, now.notFound),
    completed: shared(before.completed, now.completed),
  }
  const isSame =
    sections.pending === before.pending &&
    sections.notFound === before.notFound &&
    sections.completed === before.completed
  return isSame ? before : sections
}

function sharedGroup(before: CategoryGroup | undefined, now: CategoryGroup): CategoryGroup {
  return before && shared(before.items, now.items) === before.items ? before : now
}

function shared<Value>(before: Value[], now: Value[]): Value[] {
  const isSame = before.length === now.length && before.every((value, place) => value === now[place])
  return isSame ? before : now
}
