import type { ItemFields } from '../item/fields.ts'
import type { Item } from '../item/item.ts'
import { keyOf } from '../merge/key-of.ts'
import { saidOf } from '../merge/plan-adding.ts'
import { type Bought, shopsOf } from '../shop/shops.ts'
import type { NameWords } from '../vocabulary/vocabulary.ts'

type Thing = Pick<ItemFields, 'name' | 'quantity' | 'unit' | 'category'>
type InHand = Thing & Pick<Item, 'id' | 'note' | 'store'>

/** A thing that the next list may have, with what is said of it; never the price, which was that of its time. */
export interface UsualThing extends Thing, Partial<Pick<ItemFields, 'note' | 'store'>> {
  /** It is bought at least every other time. */
  isUsual: boolean
  /** The id of the item just bought that it replaces. */
  after?: string
}

/** The number of shops, the latest ones, from which habits are read. */
const shopsBack = 5

/**
 * What the people of a list buy: everything from the shop that just ends, and what was bought in at least every other one
 * of the last five shops. Each thing has its latest amount; the most frequent come first. What was just bought has its note and
 * its store.
 *
 * @param history what was bought before, in any order
 * @param justBought the shop that ends now
 */
export function usualThings(
  words: NameWords,
  history: readonly Bought[],
  justBought: readonly InHand[],
): UsualThing[] {
  const shops = [justBought.map(asAgain), ...shopsOf(history)]
    .filter(({ length }) => length > 0)
    .slice(0, shopsBack)
  const counts = new Map<string, { thing: Again; count: number; isLatest: boolean }>()
  for (const [at, shop] of shops.entries()) {
    for (const [key, thing] of new Map(shop.map((one) => [keyOf(words, one.name), one]))) {
      const known = counts.get(key)
      if (known) known.count += 1
      else counts.set(key, { thing, count: 1, isLatest: at === 0 })
    }
  }
  return [...counts.values()]
    .map((one) => ({
      ...one,
      isUsual: one.count * 2 >= shops.length && (one.isLatest || one.count > 1),
    }))
    .filter(({ isLatest, isUsual }) => isLatest || isUsual)
    .sort((a, b) => b.count - a.count)
    .map(({ thing: { name, quantity, unit, category, said, after }, isUsual }) => {
      return { name, quantity, unit, category, ...said, isUsual, ...(after && { after }) }
    })
}

/** One purchase; what is in hand has its id, and what is said of it. */
interface Again extends Thing, Pick<UsualThing, 'after'> {
  said?: Pick<UsualThing, 'note' | 'store'>
}

function asAgain({ id, note, store, ...thing }: InHand): Again {
  return { ...thing, said: saidOf({ note, store }), after: id }
}
