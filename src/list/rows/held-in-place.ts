import {
  type CategoryGroup,
  categoryOrder,
  type GroupedItems,
  insertOrdered,
  type Shelving,
} from '../../domain/category/arrange.ts'
import { categoryRank } from '../../domain/category/category.ts'
import type { Item } from '../../domain/item/item.ts'

/**
 * Returns the sections with some items left in their places although they are bought, not found or deleted by now, so that an
 * item that was just marked does not move away from under the finger.
 */
export function heldInPlace(sections: GroupedItems, kept: readonly Item[], shelving: Shelving): GroupedItems {
  const gone = kept.filter(({ completed, notFound, deleted }) => completed || notFound || deleted)
  if (gone.length === 0) return sections
  const isGone = new Set(gone.map(({ id }) => id))
  const others = (items: Item[]) => items.filter(({ id }) => !isGone.has(id))
  return {
    pending: gone.reduce((groups, item) => withItem(groups, item, shelving), sections.pending),
    notFound: others(sections.notFound),
    completed: others(sections.completed),
  }
}

function byRank(a: CategoryGroup, b: CategoryGroup): number {
  return categoryRank(a.category) - categoryRank(b.category)
}

function withItem(groups: CategoryGroup[], item: Item, shelving: Shelving): CategoryGroup[] {
  const category = shelving.categoryOf(item)
  const group = groups.find((one) => one.category === category)
  if (!group) return [...groups, { category, items: [item] }].sort(byRank)
  const grown = { category, items: insertOrdered(group.items, [item], categoryOrder(shelving)) }
  return groups.map((one) => (one === group ? grown : one))
}
