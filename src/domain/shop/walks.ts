import { type CategoryKey, categoryKeys, type ItemFields } from '../item/fields.ts'
import { byRomanianName } from '../lib/romanian-order.ts'
import { keyOf } from '../merge/key-of.ts'
import type { NameWords } from '../vocabulary/vocabulary.ts'
import { learnedOrder, orderOfTicks } from './aisles.ts'
import { type BoughtInShop, tripsOf } from './trips.ts'

/** Number of trips to a store in which an item was ticked before its place there counts as known. */
const shopsToKnow = 3

/** Returns the present category of an item. */
export type CategoryOf = (thing: Pick<ItemFields, 'name' | 'category'>) => CategoryKey

/**
 * Returns the order in which the categories of a store are met, learned from the order of the ticks there.
 *
 * @param history purchases in any order
 * @param store '' for the trips to an unknown store
 * @returns empty if no trip to that store is known
 */
export function orderIn(
  history: readonly BoughtInShop[],
  store: string,
  categoryOf: CategoryOf,
): CategoryKey[] {
  return learnedOrder(walksIn(history, store).map((walk) => walk.map(categoryOf)))
}

/**
 * Returns the order in which the items of each category are met in a store, learned by the same rule from the trips with at
 * least two of them. An item that had several categories belongs to its present one.
 *
 * @param history purchases in any order
 * @param store '' for the trips to an unknown store
 * @returns the keys (`keyOf`) of the items that were ticked in at least three trips there
 */
export function orderOfThingsIn(
  words: NameWords,
  history: readonly BoughtInShop[],
  store: string,
  categoryOf: CategoryOf,
): string[] {
  const walks = walksIn(history, store)
  const keyed = walks.map((walk) => walk.map(({ name }) => keyOf(words, name)))
  const latest = new Map(walks.flat().map((thing) => [keyOf(words, thing.name), thing]))
  const counts = new Map<string, number>()
  for (const key of keyed.flatMap((walk) => [...new Set(walk)])) counts.set(key, (counts.get(key) ?? 0) + 1)
  const known = [...latest]
    .filter(([key]) => (counts.get(key) ?? 0) >= shopsToKnow)
    .sort(([, one], [, other]) => byRomanianName(one.name, other.name))
    .map(([key, thing]) => ({ key, category: categoryOf(thing) }))
  return categoryKeys.flatMap((category) => {
    const keys = known.filter((thing) => thing.category === category).map(({ key }) => key)
    return thingsOf(keys, keyed)
  })
}

/** @param keys of one category, in their usual order */
function thingsOf(keys: readonly string[], walks: readonly string[][]): string[] {
  if (keys.length < 2) return [...keys]
  const asked = new Set(keys)
  const among = walks.map((walk) => walk.filter((key) => asked.has(key)))
  const order = orderOfTicks(
    among.filter((walk) => new Set(walk).size > 1),
    keys,
  )
  return [...order, ...keys.filter((key) => !order.includes(key))]
}

/** Returns the trips to a store, the oldest first, with their items in the order of the ticks. */
function walksIn(history: readonly BoughtInShop[], store: string): BoughtInShop[][] {
  const there = history.filter((thing) => thing.store === store && thing.ticked > 0)
  const walks = tripsOf(there).map((shop) => [...shop].sort((one, other) => one.ticked - other.ticked))
  return walks.reverse()
}
