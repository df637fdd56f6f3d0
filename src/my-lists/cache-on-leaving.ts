import { type CachedList, cacheFirst, type MyList } from '../device/cached-lists.ts'
import { countWaiting } from '../i18n/count.ts'
import type { StoredList } from '../sync/ports.ts'
import { listHere } from './list-here.ts'
import { recentListOf } from './recent-list.ts'
import { whenLeft } from './when-left.ts'

/**
 * Puts an open list first in the cache of the home page: now, and in its latest state each time the page is left.
 *
 * @param read returns the list; undefined if it is not available
 * @param leaving aborted when the list is closed
 */
export function cacheOnLeaving(read: () => StoredList | undefined, leaving: AbortSignal): void {
  const keep = () => {
    const list = read()
    const nowMs = Date.now()
    if (list) cacheFirst(withExtra(listHere(recentListOf({ list, openedAt: nowMs }, nowMs))))
  }
  keep()
  whenLeft(keep, leaving)
}

/** The list is open now, so the end of its lifetime is not near. */
function withExtra(list: MyList): CachedList {
  return { ...list, extra: list.waiting > 0 ? countWaiting(list.waiting) : '' }
}
