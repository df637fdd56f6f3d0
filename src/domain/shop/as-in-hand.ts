import type { Item } from '../item/item.ts'
import { keyOf } from '../merge/key-of.ts'
import { saidOf, type WantedItem } from '../merge/plan-adding.ts'
import type { NameWords } from '../vocabulary/vocabulary.ts'

/** What is to buy again; `after` is the id of what was just bought, if it was. */
export type WantedAgain = WantedItem & { after?: string }

/**
 * Things that are wanted again. Of those that are in hand the note and the store are known, or that they have none; that
 * counts for more than where such things are usually bought.
 *
 * @param inHand what was bought and is still on the list
 */
export function asInHand(
  words: NameWords,
  things: readonly WantedItem[],
  inHand: readonly Pick<Item, 'id' | 'name' | 'note' | 'store'>[],
): WantedAgain[] {
  const known = new Map(inHand.map((item) => [keyOf(words, item.name), item]))
  return things.map((thing) => {
    const item = known.get(keyOf(words, thing.name))
    if (!item) return thing
    const { store: _, ...wanted } = thing
    const { note, store } = item
    return { ...wanted, ...saidOf({ note, store }), after: item.id }
  })
}
