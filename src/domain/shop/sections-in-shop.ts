import type { CategoryGroup, GroupedItems } from '../category/arrange.ts'
import type { CategoryKey } from '../item/fields.ts'
import { keyOf } from '../merge/key-of.ts'
import type { NameWords } from '../vocabulary/vocabulary.ts'
import { isSoughtIn } from './stores-of-list.ts'
import type { BoughtInShop } from './trips.ts'
import { type CategoryOf, orderIn, orderOfThingsIn } from './walks.ts'

/** Returns the sections of a list for one store: the items to be bought there or in any store; '' for all stores. */
export function sectionsInShop(sections: GroupedItems, shop: string): GroupedItems {
  if (shop === '') return sections
  const { pending, notFound, completed } = sections
  return {
    pending: pending
      .map(({ category, items }) => ({ category, items: items.filter((item) => isSoughtIn(item, shop)) }))
      .filter(({ items }) => items.length > 0),
    notFound: notFound.filter((item) => isSoughtIn(item, shop)),
    completed,
  }
}

/** Sorts groups by the order of the categories in a store; unknown categories keep their order, at the end. */
export function inOrderOf<Group extends { category: CategoryKey }>(
  groups: readonly Group[],
  order: readonly CategoryKey[],
): Group[] {
  const rank = new Map(order.map((category, at) => [category, at]))
  const rankOf = ({ category }: Group) => rank.get(category) ?? order.length
  return [...groups].sort((one, other) => rankOf(one) - rankOf(other))
}

/**
 * Returns a function that sorts the sections of a list, and the items in them, as in a store, by the history; unknown ones
 * keep their order, behind the known ones. An unchanged group is the same object each time.
 *
 * @param shop '' if the store is unknown
 */
export function arrangerIn(
  words: NameWords,
  history: readonly BoughtInShop[],
  shop: string,
  categoryOf: CategoryOf,
): (groups: readonly CategoryGroup[]) => CategoryGroup[] {
  const order = orderIn(history, shop, categoryOf)
  const things = orderOfThingsIn(words, history, shop, categoryOf)
  const rank = new Map(things.map((key, at) => [key, at]))
  const rankOf = (name: string) => rank.get(keyOf(words, name)) ?? things.length
  const arranged = new WeakMap<CategoryGroup, CategoryGroup>()
  return (groups) =>
    inOrderOf(groups, order).map((group) => {
      const known = arranged.get(group) ?? withThingsBy(rankOf, group)
      arranged.set(group, known)
      return known
    })
}

function withThingsBy(rankOf: (name: string) => number, group: CategoryGroup): CategoryGroup {
  const items = [...group.items].sort((one, other) => rankOf(one.name) - rankOf(other.name))
  return items.every((item, at) => item === group.items[at]) ? group : { ...group, items }
}
