import { dueWeekly } from '../../domain/shop/due-weekly.ts'
import { dayOf } from '../history/list-history.ts'
import type { ListStore } from '../list.ts'
import { optionsOf } from '../options.ts'

/**
 * Adds weekly items to a list as soon as their day has come: now, or when somebody returns to the page. The first answer of
 * the server is awaited, unless it cannot be reached.
 *
 * @returns a function that ends it
 */
export function followWeekly(store: Pick<ListStore, '$list' | '$connection' | 'putWeekly'>): () => void {
  const $options = optionsOf(store)
  const put = new Set<string>()
  const look = () => {
    const list = store.$list.get()
    if (!list || list.isReadOnly || store.$connection.get().kind === 'connecting') return
    // Items that were just added are not on the list yet.
    const due = dueWeekly($options.get(), dayOf(Date.now())).filter(({ next }) => !put.has(next))
    if (due.length === 0) return
    for (const { next } of due) put.add(next)
    void store.putWeekly(list.id, due)
  }
  const stops = [$options.subscribe(look), store.$connection.listen(look)]
  document.addEventListener('visibilitychange', look)
  return () => {
    for (const stop of stops) stop()
    document.removeEventListener('visibilitychange', look)
  }
}
