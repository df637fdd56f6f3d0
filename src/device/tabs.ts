import { abortedAfter } from './time.ts'

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

const sentName = 'lista-noastra:sent'

/** Notifies the pages of this device that changes of lists that are not open have been sent. */
export function announceSent(): void {
  const channel = openChannel(sentName)
  channel?.postMessage(null)
  channel?.close()
}

/** @returns a function that ends it */
export function followSent(heard: () => void): () => void {
  const channel = openChannel(sentName, heard)
  return () => channel?.close()
}

/**
 * Opens a channel to this device's other tabs; undefined if the browser has none (Safari before 15.4). Those tabs then
 * receive the news from the server, like other devices.
 */
function openChannel(name: string, heard?: () => void): BroadcastChannel | undefined {
  if (!globalThis.BroadcastChannel) return undefined
  const channel = new BroadcastChannel(name)
  if (heard) channel.addEventListener('message', heard)
  return channel
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
