import type { Item } from '../item/item.ts'
import { keyOf } from '../merge/key-of.ts'
import { saidOf, type WantedItem } from '../merge/plan-adding.ts'
import type { NameWords } from '../vocabulary/vocabulary.ts'

/** What is to buy again; `after` is the id of what was just bought, if it was. */
export type WantedAgain = WantedItem & { after?: string }

/**
 * Things that are wanted again, with the note and the store of those that are in hand.
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
    const { id, note, store } = item
    return { ...thing, ...saidOf({ note, store }), after: id }
  })
}
