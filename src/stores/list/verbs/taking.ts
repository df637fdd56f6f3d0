import type { Wish } from '../../../domain/item/change.ts'
import { takenTexts } from '../../../i18n/shop/taken.ts'
import type { AddingNeeds } from './adding.ts'

/** Who brings what, for those who shop apart. */
export interface TakingVerbs {
  /** Says that this device's person brings these, or does not after all. Without a nickname there is nobody to name. */
  take(itemIds: readonly string[], isTaken: boolean): void
}

export function makeTakingVerbs({
  items,
  author,
  enact,
}: Pick<AddingNeeds, 'items' | 'author' | 'enact'>): TakingVerbs {
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
