import type { ListStore } from '../list.ts'

/**
 * Ticks the rows that were tapped before the script was loaded (see `early-script.ts`); from now on the rows handle taps
 * themselves. Has to be called when the store is open.
 */
export function tickEarly(store: ListStore): void {
  document.documentElement.dataset.rowsAtHand = ''
  for (const row of document.querySelectorAll<HTMLElement>('[data-early-tick]')) {
    delete row.dataset.earlyTick
    const item = store.$items.get().get(row.dataset.item ?? '')
    if (item) store.setCompleted(item.id, !item.completed)
  }
}
