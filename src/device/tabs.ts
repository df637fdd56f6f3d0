import { abortedAfter } from './time.ts'
import { openChannel } from './worker-messages.ts'

/** Notifies the other tabs of this device that have the same list open. */
export class TabChannel {
  readonly #name: string
  readonly #heard: () => void
  #channel: BroadcastChannel | undefined

  constructor(name: string, heard: () => void) {
    this.#name = name
    this.#heard = heard
    this.open()
  }

  announce(): void {
    this.#channel?.postMessage(null)
  }

  open(): void {
    this.close()
    this.#channel = openChannel(this.#name, this.#heard)
  }

  close(): void {
    this.#channel?.close()
    this.#channel = undefined
  }
}

/** Runs `task` while no other tab of this device runs one of the same list. */
export type TabLock = <Value>(task: () => Promise<Value>) => Promise<Value>

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
