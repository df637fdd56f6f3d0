import type { TabLock } from './ports.ts'
import { abortedAfter } from './signals.ts'

/** Longer than any exchange: a tab that holds the lock for longer has been suspended. */
const longestWaitMs = 15_000

/**
 * A lock among the tabs of this device. Browsers provide it on secure pages only. Without it, or if it cannot be acquired,
 * two tabs may push the same change twice, which the server recognises by its id: no change waits for a lock forever.
 */
export function tabLock(listId: string): TabLock {
  const locks = globalThis.navigator?.locks as LockManager | undefined
  if (!locks) return (task) => task()
  return async (task) => {
    let isBegun = false
    const begin = () => {
      isBegun = true
      return task()
    }
    try {
      const signal = abortedAfter(longestWaitMs)
      return await locks.request(`push:${listId}`, { signal }, begin)
    } catch (problem) {
      if (isBegun) throw problem
      return task()
    }
  }
}
