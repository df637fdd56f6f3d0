import type { CategoryKey } from '../item/fields.ts'
import type { Item } from '../item/item.ts'
import { byCodeUnits } from '../lib/code-units.ts'
import { categoryRank } from './category.ts'

export interface CategoryGroup {
  category: CategoryKey
  items: Item[]
}

/** A list as the screen shows it: items to buy by category, and bought items. */
export interface GroupedItems {
  pending: CategoryGroup[]
  /** Still to buy, but looked for and not found. */
  notFound: Item[]
  completed: Item[]
}

/** Compares two names in the readers' order. */
type CompareNames = (a: string, b: string) => number

/** The rules that decide the place of an item. */
export interface Shelving {
  byName: CompareNames
  /** The category that a person chose for the item, or otherwise the category of its name. */
  categoryOf(item: Pick<Item, 'name' | 'category'>): CategoryKey
}

type CompareItems = (a: Item, b: Item) => number

/** The sections of a list: categories in category order, names in the readers' order; deleted items left out. */
export function groupByCategory(items: readonly Item[], shelving: Shelving): GroupedItems {
  const shown = items.filter((item) => !item.deleted)
  return groupOrdered(shown.sort(categoryOrder(shelving)), shelving)
}

/** Compares items by category, then by name, then by id, so that no two items are equal. */
export function categoryOrder({ byName, categoryOf }: Shelving): CompareItems {
  return (a, b) =>
    categoryRank(categoryOf(a)) - categoryRank(categoryOf(b)) ||
    byName(a.name, b.name) ||
    byCodeUnits(a.id, b.id)
}

/** @param ordered items in category order, none of them deleted */
function groupOrdered(ordered: readonly Item[], { categoryOf }: Shelving): GroupedItems {
  const pending = new Map<CategoryKey, Item[]>()
  const notFound: Item[] = []
  const completed: Item[] = []
  const section = (category: CategoryKey) => pending.get(category) ?? newSection(pending, category)
  for (const item of ordered) {
    if (item.completed) completed.push(item)
    else if (item.notFound) notFound.push(item)
    else section(categoryOf(item)).push(item)
  }
  const groups = [...pending].map(([category, group]) => ({ category, items: group }))
  return { pending: groups, notFound, completed }
}

function newSection(sections: Map<CategoryKey, Item[]>, category: CategoryKey): Item[] {
  const section: Item[] = []
  sections.set(category, section)
  return section
}

/** A list in the order of the categories, and its sections. */
export interface Arrangement {
  ordered: readonly Item[]
  sections: GroupedItems
}

const nothing: Arrangement = { ordered: [], sections: { pending: [], notFound: [], completed: [] } }

/**
 * Returns the same sections as `groupByCategory`, made from an earlier arrangement: only new and renamed items are compared
 * by name, and every unchanged group stays the same object.
 *
 * @param before any earlier arrangement by the same shelving, of any list
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

/** True if the name and the chosen category, which decide the place, are unchanged. */
function isCalledTheSame(before: Item, now: Item): boolean {
  return before === now || (before.name === now.name && before.category === now.category)
}

/** @param inPlace in order, as are the loose items, each of which gets its place by binary search */
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

/** Returns the index of the first item that sorts behind this one, not before index `start`. */
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
