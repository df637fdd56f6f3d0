import { categoryRank, detectCategory } from './category.ts'
import { type CategoryKey, categoryKeys, type Item } from './item.ts'

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

/** Orders two names as their readers would; the caller's `Intl.Collator` compare. */
export type CompareNames = (a: string, b: string) => number

const rememberedNames = 5_000
const detectedCategories = new Map<string, CategoryKey>()

/** The category a person chose for the item, else the one its name tells. */
export function effectiveCategory(item: Pick<Item, 'name' | 'category'>): CategoryKey {
  return item.category || rememberedCategory(item.name)
}

/** The sections of a list: categories in shelf order, names in the readers' order; deleted items left out. */
export function groupByCategory(items: readonly Item[], byName: CompareNames): GroupedItems {
  const ordered = inShelfOrder(items, byName)
  const pending = new Map<CategoryKey, Item[]>(categoryKeys.map((key) => [key, []]))
  for (const item of ordered) {
    if (!item.completed && !item.notFound) pending.get(effectiveCategory(item))?.push(item)
  }

  return {
    pending: [...pending]
      .filter(([, group]) => group.length > 0)
      .map(([category, group]) => ({ category, items: group })),
    notFound: ordered.filter((item) => item.notFound && !item.completed),
    completed: ordered.filter((item) => item.completed),
  }
}

function inShelfOrder(items: readonly Item[], byName: CompareNames): Item[] {
  return items
    .filter((item) => !item.deleted)
    .map((item) => ({ item, rank: categoryRank(effectiveCategory(item)) }))
    .sort((a, b) => a.rank - b.rank || byName(a.item.name, b.item.name) || byCodeUnits(a.item.id, b.item.id))
    .map(({ item }) => item)
}

function byCodeUnits(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}

function rememberedCategory(name: string): CategoryKey {
  const known = detectedCategories.get(name)
  if (known) return known
  if (detectedCategories.size >= rememberedNames) detectedCategories.clear()
  const category = detectCategory(name)
  detectedCategories.set(name, category)
  return category
}
