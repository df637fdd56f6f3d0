import { dueWeekly } from '../../../domain/shop/due-weekly.ts'
import type { ListStore } from '../list.ts'
import { dayOf } from '../list-history.ts'
import { optionsOf } from '../options.ts'

/**
 * Puts what comes every week onto a list as soon as its day has come: now, or when somebody comes back to the page. What the
 * server has to say is waited for, unless it cannot be reached.
 *
 * @returns ends it
 */
export function followWeekly(store: Pick<ListStore, '$list' | '$connection' | 'putWeekly'>): () => void {
  const $options = optionsOf(store)
  const put = new Set<string>()
  const look = () => {
    const list = store.$list.get()
    if (!list || list.isReadOnly || store.$connection.get().kind === 'connecting') return
    // What was put a moment ago is not on the list yet.
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
