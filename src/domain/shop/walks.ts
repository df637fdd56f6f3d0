import type { CategoryKey, ItemFields } from '../item/fields.ts'
import { learnedOrder } from './aisles.ts'
import { type BoughtInShop, shopsOf } from './shops.ts'

/**
 * The order in which the categories of a store are met, learned from the order of the ticks there.
 *
 * @param history what was bought, in any order
 * @param store '' for the shops where nobody said where they were
 * @returns nothing while no shop there is known
 */
export function orderIn(
  history: readonly BoughtInShop[],
  store: string,
  categoryOf: (thing: Pick<ItemFields, 'name' | 'category'>) => CategoryKey,
): CategoryKey[] {
  const there = history.filter((thing) => thing.store === store && thing.ticked > 0)
  const walks = shopsOf(there).map((shop) => shop.toSorted((one, other) => one.ticked - other.ticked))
  return learnedOrder(walks.reverse().map((walk) => walk.map(categoryOf)))
}
