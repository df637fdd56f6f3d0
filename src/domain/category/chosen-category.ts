import type { ItemFields } from '../item/fields.ts'
import type { Item } from '../item/item.ts'
import { fold } from '../lib/fold.ts'

/**
 * Returns the category that was last chosen on this list for an item of this name, deleted items included; '' if none was.
 */
export function chosenCategory(items: Iterable<Item>, name: string): ItemFields['category'] {
  const wanted = fold(name)
  let latest: Item | undefined
  for (const item of items) {
    const isChosen = item.category !== '' && item.rev >= (latest?.rev ?? 0)
    if (isChosen && fold(item.name) === wanted) latest = item
  }
  return latest?.category ?? ''
}
