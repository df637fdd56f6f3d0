import type { ListStore } from '../../../stores/list/list.ts'

/**
 * Ticks what was tapped before the script was there (see `early-script.ts`); from now on the rows answer
 * themselves. To be called when the store is open.
 */
export function tickEarly(store: ListStore): void {
  document.documentElement.dataset.rowsAtHand = ''
  for (const row of document.querySelectorAll<HTMLElement>('[data-early-tick]')) {
    delete row.dataset.earlyTick
    const item = store.$items.get().get(row.dataset.item ?? '')
    if (item) store.setCompleted(item.id, !item.completed)
  }
}
