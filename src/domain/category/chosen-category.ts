import type { ItemFields } from '../item/fields.ts'
import type { Item } from '../item/item.ts'
import { fold } from '../lib/fold.ts'

/** The category that somebody on this list last chose for a thing of this name, also if it is deleted; '' if nobody did. */
export function chosenCategory(items: Iterable<Item>, name: string): ItemFields['category'] {
  const wanted = fold(name)
  let latest: Item | undefined
  for (const item of items) {
    const isChosen = item.category !== '' && item.rev >= (latest?.rev ?? 0)
    if (isChosen && fold(item.name) === wanted) latest = item
  }
  return latest?.category ?? ''
}
