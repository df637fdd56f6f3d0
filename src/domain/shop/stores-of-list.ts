import type { Item } from '../item/item.ts'

/** The stores where most families in Romania shop; a person may write any other. */
const commonStores = [
  'Lidl',
  'Kaufland',
  'Carrefour',
  'Mega Image',
  'Profi',
  'Penny',
  'Auchan',
  'piața',
  'farmacia',
] as const

/** Returns the stores that are named on a list, the most frequent first; deleted items count too. */
export function storesOf(items: Iterable<Item>): string[] {
  const counts = new Map<string, number>()
  for (const { store, boughtIn } of items) {
    for (const name of new Set([store, boughtIn])) if (name) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].sort(([, one], [, other]) => other - one).map(([name]) => name)
}

/** Returns the stores to choose from: those of the list, followed by the common ones. */
export function storesToName(items: Iterable<Item>): string[] {
  return [...new Set([...storesOf(items), ...commonStores])]
}

/** True if an item is to be bought in a store: '' is any store, and an item without a store is to be bought in every one. */
export function isSoughtIn({ store }: Pick<Item, 'store'>, shop: string): boolean {
  return shop === '' || store === '' || store === shop
}
