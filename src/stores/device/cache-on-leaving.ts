import { countWaiting } from '../../i18n/count.ts'
import type { StoredList } from '../../sync/device/ports.ts'
import { recentListOf } from '../../sync/lists/recent-list.ts'
import { type CachedList, cacheFirst, type MyList } from '../../sync/storage/cached-lists.ts'
import { listHere } from './list-here.ts'
import { whenLeft } from './when-left.ts'

/**
 * Has the home page begin with an open list, as it is whenever it is left.
 *
 * @param read what is known of it then; undefined while it is not to be had
 * @param leaving the list is closed
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

/** It is open now, so its end is not near. */
function withExtra(list: MyList): CachedList {
  return { ...list, extra: list.waiting > 0 ? countWaiting(list.waiting) : '' }
}
