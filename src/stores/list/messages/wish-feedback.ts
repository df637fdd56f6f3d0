import type { Wish } from '../../../domain/item/change.ts'
import type { Item } from '../../../domain/item/item.ts'
import type { FeedbackKind } from './feedback.ts'

/**
 * What a wish of a person sounds and feels like: what came, went or was ticked, and the last tick of all. Nothing for
 * what is seen where it was done: an edit, a new name, a tick taken back.
 *
 * @param items the list before the wishes come true
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

function isTick(wish: Wish): wish is Wish & { kind: 'set' } {
  return wish.kind === 'set' && wish.fields.completed === true
}

function isToBuy({ completed, deleted }: Item): boolean {
  return !completed && !deleted
}
