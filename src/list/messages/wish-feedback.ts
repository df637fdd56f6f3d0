import type { Wish } from '../../domain/item/change.ts'
import type { Item } from '../../domain/item/item.ts'
import type { FeedbackKind } from './feedback.ts'

/**
 * Returns the feedback for wishes of this device's person: for added, removed and ticked items, and for the last tick of
 * all. None for actions that are visible in place: an edit, a rename, an undone tick.
 *
 * @param items the list before the wishes
 */
export function feedbackOfWishes(
  wishes: readonly Wish[],
  items: ReadonlyMap<string, Item>,
): FeedbackKind | undefined {
  const kinds = new Set(wishes.map(({ kind }) => kind))
  if (kinds.has('add') || kinds.has('restore')) return 'added'
  if (kinds.has('remove')) return 'removed'
  const ticked = new Set(wishes.flatMap((wish) => (isTick(wish) ? [wish.itemId] : [])))
  if (ticked.size === 0) return undefined
  const isLeft = [...items.values()].some((item) => isToBuy(item) && !ticked.has(item.id))
  return isLeft ? 'completed' : 'allDone'
}

/** True for the wish that ticks an item. */
export function isTick(wish: Wish): wish is Wish & { kind: 'set' } {
  return wish.kind === 'set' && wish.fields.completed === true
}

function isToBuy({ completed, deleted }: Item): boolean {
  return !completed && !deleted
}
