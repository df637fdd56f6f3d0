import type { ListStore } from '../list.ts'
import { readEarly, writeEarly } from './early-actions.ts'

/** Ticks the items whose rows were tapped before the script was loaded (see `early-script.ts`). */
export async function takeEarlyTicks(listId: string, store: ListStore): Promise<void> {
  for (const itemId of readEarly(listId, 'ticks')) store.setCompleted(itemId, true)
  await store.whenStored()
  writeEarly(listId, 'ticks', [])
  for (const row of document.querySelectorAll<HTMLElement>('[data-early-tick]')) {
    delete row.dataset.earlyTick
    // Unless the item was ticked, the class is not React's, which would leave it.
    const item = store.$items.get().get(row.dataset.item ?? '')
    row.classList.toggle('item-completed', item?.completed)
  }
}
