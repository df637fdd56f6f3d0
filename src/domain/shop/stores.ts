import type { Item } from '../item/item.ts'

/** Where most families of the country shop; a person may write any other. */
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

/** The stores that are named on a list, the most frequent first; what was deleted tells of them too. */
export function storesOf(items: Iterable<Item>): string[] {
  const counts = new Map<string, number>()
  for (const { store, boughtIn } of items) {
    for (const name of new Set([store, boughtIn])) if (name) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].sort(([, one], [, other]) => other - one).map(([name]) => name)
}

/** What to choose a store from: those of the list, and then the common ones. */
export function storesToName(items: Iterable<Item>): string[] {
  return [...new Set([...storesOf(items), ...commonStores])]
}

/** Whether an item is to be looked for in a store: '' is any store, and what names none is looked for everywhere. */
export function isSoughtIn({ store }: Pick<Item, 'store'>, shop: string): boolean {
  return shop === '' || store === '' || store === shop
}
