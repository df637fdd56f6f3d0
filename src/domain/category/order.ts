import type { CategoryKey } from '../item/fields.ts'
import type { Item } from '../item/item.ts'
import { byCodeUnits } from '../lib/code-units.ts'
import { categoryRank } from './category.ts'

export interface CategoryGroup {
  category: CategoryKey
  items: Item[]
}

/** A list as the screen shows it: what is still to buy by category, and what is bought. */
export interface GroupedItems {
  pending: CategoryGroup[]
  /** Still to buy, but looked for and not found. */
  notFound: Item[]
  completed: Item[]
}

/** Orders two names as their readers would. */
export type CompareNames = (a: string, b: string) => number

/** What decides where an item stands. */
export interface Shelving {
  byName: CompareNames
  /** The category a person chose for the item, else the one its name tells. */
  categoryOf(item: Pick<Item, 'name' | 'category'>): CategoryKey
}

export type CompareItems = (a: Item, b: Item) => number

/** The sections of a list: categories in category order, names in the readers' order; deleted items left out. */
export function groupByCategory(items: readonly Item[], shelving: Shelving): GroupedItems {
  const shown = items.filter((item) => !item.deleted)
  return groupOrdered(shown.sort(categoryOrder(shelving)), shelving)
}

/** By category in category order, then by name, and by id where two are called the same: no two items stand equal. */
export function categoryOrder({ byName, categoryOf }: Shelving): CompareItems {
  return (a, b) =>
    categoryRank(categoryOf(a)) - categoryRank(categoryOf(b)) ||
    byName(a.name, b.name) ||
    byCodeUnits(a.id, b.id)
}

/** @param ordered items in category order, none of them deleted */
export function groupOrdered(ordered: readonly Item[], { categoryOf }: Shelving): GroupedItems {
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
