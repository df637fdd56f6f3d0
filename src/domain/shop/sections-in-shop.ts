import type { GroupedItems } from '../category/arrange.ts'
import type { CategoryKey } from '../item/fields.ts'
import { isSoughtIn } from './stores.ts'

/** The sections of a list as far as they concern one store: what is to be bought there or anywhere; '' is any store. */
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

/** Groups in the order in which their categories stand in a store; what is not known there keeps its place at the end. */
export function inOrderOf<Group extends { category: CategoryKey }>(
  groups: readonly Group[],
  order: readonly CategoryKey[],
): Group[] {
  const rank = new Map(order.map((category, at) => [category, at]))
  const rankOf = ({ category }: Group) => rank.get(category) ?? order.length
  return groups.toSorted((one, other) => rankOf(one) - rankOf(other))
}
