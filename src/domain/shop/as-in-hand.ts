import type { Item } from '../item/item.ts'
import { keyOf } from '../merge/key-of.ts'
import { saidOf, type WantedItem } from '../merge/plan-adding.ts'
import type { NameWords } from '../vocabulary/vocabulary.ts'

/** An item to buy again; `after` is the id of the item just bought, if there is one. */
export type WantedAgain = WantedItem & { after?: string }

/**
 * Adds the note and the store of items on the list to the items wanted again.
 *
 * @param inHand items that were bought and are still on the list
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
