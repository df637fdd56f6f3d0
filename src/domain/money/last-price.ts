import { costForAmount } from '../item/amount.ts'
import type { ItemFields } from '../item/fields.ts'
import { unitKind } from '../item/units.ts'
import { priceProblem } from '../lib/check.ts'
import { keyOf } from '../merge/key-of.ts'
import type { BoughtInShop } from '../shop/shops.ts'
import type { NameWords } from '../vocabulary/vocabulary.ts'

type Sought = Pick<ItemFields, 'name' | 'quantity' | 'unit' | 'store'>

/**
 * What a thing cost when it was bought last, in its own store if it ever was there: of one piece, or for the amount that is
 * measured now.
 *
 * @param history in any order
 */
export function lastPrice(
  words: NameWords,
  history: readonly BoughtInShop[],
  item: Sought,
): (Pick<ItemFields, 'price' | 'store'> & { atMs: number }) | undefined {
  const key = keyOf(words, item.name)
  const known = history
    .filter(({ name, price }) => price !== '' && keyOf(words, name) === key)
    .toSorted((one, other) => other.atMs - one.atMs)
    .flatMap((thing) => {
      const price = priceNow(thing, item)
      return price === undefined ? [] : { price, store: thing.store, atMs: thing.atMs }
    })
  return known.find(({ store }) => store === item.store) ?? known[0]
}

function priceNow(before: BoughtInShop, now: Sought): string | undefined {
  const isMeasured = [before, now].map(({ unit }) => unitKind(unit) === 'measure')
  if (isMeasured[0] !== isMeasured[1]) return undefined
  if (!isMeasured[0]) return before.price
  const price = String(costForAmount(Number(before.price), before, now) ?? '')
  return price === '' || priceProblem(price) ? undefined : price
}
