import { costForAmount } from '../item/amount.ts'
import type { ItemFields } from '../item/fields.ts'
import { isMeasure } from '../item/measures.ts'
import { priceProblem } from '../lib/check.ts'
import { keyOf } from '../merge/key-of.ts'
import type { BoughtInShop } from '../shop/trips.ts'
import type { NameWords } from '../vocabulary/vocabulary.ts'

type Sought = Pick<ItemFields, 'name' | 'quantity' | 'unit' | 'store'>
type LastPrice = Pick<ItemFields, 'price' | 'store'> & { atMs: number }

/**
 * Finds the last price of an item, in the item's own store if it was ever bought there: per piece, or for the present
 * measured amount. The history is read once for all items.
 *
 * @param history in any order
 */
export function lastPriceFinder(
  words: NameWords,
  history: readonly BoughtInShop[],
): (item: Sought) => LastPrice | undefined {
  const byKey = new Map<string, BoughtInShop[]>()
  for (const thing of history.filter(({ price }) => price !== '')) {
    const key = keyOf(words, thing.name)
    byKey.set(key, [...(byKey.get(key) ?? []), thing])
  }
  for (const things of byKey.values()) things.sort((one, other) => other.atMs - one.atMs)
  return (item) => {
    const known = (byKey.get(keyOf(words, item.name)) ?? []).flatMap((thing) => {
      const price = priceNow(thing, item)
      return price === undefined ? [] : { price, store: thing.store, atMs: thing.atMs }
    })
    return known.find(({ store }) => store === item.store) ?? known[0]
  }
}

function priceNow(before: BoughtInShop, now: Sought): string | undefined {
  const isMeasured = [before, now].map(({ unit }) => isMeasure(unit))
  if (isMeasured[0] !== isMeasured[1]) return undefined
  if (!isMeasured[0]) return before.price
  const price = String(costForAmount(Number(before.price), before, now) ?? '')
  return price === '' || priceProblem(price) ? undefined : price
}
