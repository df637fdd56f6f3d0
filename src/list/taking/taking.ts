import type { Wish } from '../../domain/item/change.ts'
import type { AddingNeeds } from '../add/adding.ts'
import { takenTexts } from './texts.ts'

/** Assigns items to the people who bring them, for people who shop separately. */
export interface TakingActions {
  /** Marks items as brought by this device's person, or removes that mark. It needs a nickname. */
  take(itemIds: readonly string[], isTaken: boolean): void
}

export function makeTakingActions({
  items,
  author,
  enact,
}: Pick<AddingNeeds, 'items' | 'author' | 'enact'>): TakingActions {
  return {
    take(itemIds, isTaken) {
      const { author: taker, authorColor: takerColor } = isTaken
        ? author()
        : { author: '', authorColor: '' as const }
      const taken = itemIds.flatMap((id) => items().get(id) ?? []).filter((item) => item.taker !== taker)
      const wishes = taken.map(({ id }): Wish => ({ kind: 'set', itemId: id, fields: { taker, takerColor } }))
      if (wishes.length > 0) enact(wishes, { called: takenTexts.done(taken, isTaken) })
    },
  }
}
