import type { StoredList } from '../sync/ports.ts'
import { recentListOf } from '../sync/recent-lists.ts'
import { keepFirst } from './keep-lists.ts'
import { listHere } from './merge-lists.ts'

/**
 * Has the home page begin with an open list, as it is whenever it is left.
 *
 * @param read what is known of it then; undefined while it is not to be had
 * @param leaving the list is closed
 */
export function keepOnLeaving(read: () => StoredList | undefined, leaving: AbortSignal): void {
  const keep = () => {
    const list = read()
    const nowMs = Date.now()
    if (list) keepFirst(listHere(recentListOf({ list, openedAt: nowMs }, nowMs)), nowMs)
  }
  const keepHidden = () => document.hidden && keep()
  keep()
  document.addEventListener('visibilitychange', keepHidden, { signal: leaving })
  addEventListener('pagehide', keep, { signal: leaving })
  leaving.addEventListener('abort', keep)
}
