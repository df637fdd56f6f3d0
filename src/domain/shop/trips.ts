import type { ItemFields } from '../item/fields.ts'
import { lastOf } from '../lib/last-of.ts'

/** An item that was bought and removed from its list. */
export interface Bought extends Pick<ItemFields, 'name' | 'quantity' | 'unit' | 'category'> {
  /** Moment of the removal, in ms since 1970. */
  atMs: number
}

/** A bought item with its store and its price; '' if unknown. */
export interface BoughtInShop extends Bought, Pick<ItemFields, 'store' | 'price'> {
  /** The list's revision at which the item was ticked, which gives the order of ticks; 0 if unknown. */
  ticked: number
}

/** In ms: items that leave the list within this time belong to one shopping trip. */
const apartMs = 12 * 3_600_000

/**
 * Returns the shopping trips of a history, the latest first, each with its latest item first. @param history in any order
 */
export function tripsOf<Thing extends Bought>(history: readonly Thing[]): Thing[][] {
  const shops: Thing[][] = []
  for (const bought of [...history].sort((a, b) => b.atMs - a.atMs)) {
    const shop = lastOf(shops)
    const [latest] = shop ?? []
    if (shop && latest && latest.atMs - bought.atMs < apartMs) shop.push(bought)
    else shops.push([bought])
  }
  return shops
}
