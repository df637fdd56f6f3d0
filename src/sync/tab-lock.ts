import type { TabLock } from './ports.ts'

/**
 * A lock among the tabs of this device. Browsers give it to secure pages only; elsewhere two tabs may push the same
 * change twice, which the server recognises by its id.
 */
export function tabLock(listId: string): TabLock {
  const locks = globalThis.navigator?.locks as LockManager | undefined
  if (!locks) return (task) => task()
  return async (task) => await locks.request(`push:${listId}`, task)
}
