import type { ItemFields } from '../item/fields.ts'
import { lastOf } from '../lib/last-of.ts'

/** Something that was bought and taken off its list. */
export interface Bought extends Pick<ItemFields, 'name' | 'quantity' | 'unit' | 'category'> {
  /** When, in ms since 1970. */
  atMs: number
}

/** The same with where it was bought and for how much; '' where nobody said. */
export interface BoughtInShop extends Bought, Pick<ItemFields, 'store' | 'price'> {
  /** The list's revision at which it was ticked: the order of ticks; 0 where nobody knows. */
  ticked: number
}

/** In ms: things that leave the list within this time were bought in one shop. */
const apartMs = 12 * 3_600_000

/** The shops of a history, the latest first, each with its latest thing first. @param history in any order */
export function shopsOf<Thing extends Bought>(history: readonly Thing[]): Thing[][] {
  const shops: Thing[][] = []
  for (const bought of [...history].sort((a, b) => b.atMs - a.atMs)) {
    const shop = lastOf(shops)
    const [latest] = shop ?? []
    if (shop && latest && latest.atMs - bought.atMs < apartMs) shop.push(bought)
    else shops.push([bought])
  }
  return shops
}
