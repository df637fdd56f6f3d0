import type { ItemFields } from '../item/fields.ts'
import type { Item } from '../item/item.ts'
import { keyOf } from '../merge/key-of.ts'
import { saidOf } from '../merge/plan-adding.ts'
import { type Bought, tripsOf } from '../shop/trips.ts'
import type { NameWords } from '../vocabulary/vocabulary.ts'

type Thing = Pick<ItemFields, 'name' | 'quantity' | 'unit' | 'category'>
type InHand = Thing & Pick<Item, 'id' | 'note' | 'store'>

/** An item that the next list may have, with its note and store; never its price, which may have changed. */
export interface UsualThing extends Thing, Partial<Pick<ItemFields, 'note' | 'store'>> {
  /** True if it is bought at least every other time. */
  isUsual: boolean
  /** The id of the item just bought that it replaces. */
  after?: string
}

/** Number of the latest shopping trips from which habits are read. */
const shopsBack = 5

/**
 * Returns the usual items of a list: all items of the trip that just ends, and those that were bought in at least every
 * other of the last five trips. Each has its latest amount; the most frequent come first. Items just bought keep their note
 * and their store, and two of one name are both returned.
 *
 * @param history earlier purchases, in any order
 * @param justBought the trip that ends now
 */
export function usualThings(
  words: NameWords,
  history: readonly Bought[],
  justBought: readonly InHand[],
): UsualThing[] {
  const shops = [justBought.map(asAgain), ...tripsOf(history)]
    .filter(({ length }) => length > 0)
    .slice(0, shopsBack)
  const counts = new Map<string, { things: readonly Again[]; count: number; isLatest: boolean }>()
  for (const [at, shop] of shops.entries()) {
    for (const [key, things] of byName(words, shop)) {
      const known = counts.get(key)
      if (known) known.count += 1
      else counts.set(key, { things, count: 1, isLatest: at === 0 })
    }
  }
  return [...counts.values()]
    .map((one) => ({
      ...one,
      isUsual: one.count * 2 >= shops.length && (one.isLatest || one.count > 1),
    }))
    .filter(({ isLatest, isUsual }) => isLatest || isUsual)
    .sort((a, b) => b.count - a.count)
    .flatMap(({ things, isUsual }) => things.map((thing) => usualThing(thing, isUsual)))
}

function usualThing({ name, quantity, unit, category, said, after }: Again, isUsual: boolean): UsualThing {
  return { name, quantity, unit, category, ...said, isUsual, ...(after && { after }) }
}

/** Groups the items of a trip by name. Of earlier purchases only the last counts; rows of the list are all kept. */
function byName(words: NameWords, shop: readonly Again[]): Map<string, readonly Again[]> {
  const groups = new Map<string, readonly Again[]>()
  for (const one of shop) {
    const key = keyOf(words, one.name)
    groups.set(key, one.after ? [...(groups.get(key) ?? []), one] : [one])
  }
  return groups
}

/** One purchase; an item that is still on the list has its id, its note and its store. */
interface Again extends Thing, Pick<UsualThing, 'after'> {
  said?: Pick<UsualThing, 'note' | 'store'>
}

function asAgain({ id, note, store, ...thing }: InHand): Again {
  return { ...thing, said: saidOf({ note, store }), after: id }
}
