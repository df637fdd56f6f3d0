import type { DeviceLists, StoredList } from '../device/ports.ts'
import { readCachedLists } from './cached-lists.ts'

/** As an app of its own (`src/seo/app-manifest.ts`). */
const installed = '(display-mode: standalone)'

/** @returns what notes that a list is open here, the first time it is told of one */
export function openingNote(deviceLists: DeviceLists): (list: StoredList | undefined) => void {
  let isNoted = false
  return (list) => {
    if (isNoted || !list) return
    isNoted = true
    askWhenEarned(list.id)
    // Where it cannot be noted, the list only stands further down on the home page.
    deviceLists.noteOpened(list.id, Date.now()).catch(() => undefined)
  }
}

/** Who comes back to a list, or installs the site, wants it kept; a first visit is asked for nothing. */
function askWhenEarned(listId: string): void {
  const before = readCachedLists().find(({ id, isHere }) => id === listId && isHere)
  if (before || globalThis.matchMedia?.(installed).matches) ask(before?.usedAt)
  globalThis.addEventListener?.('appinstalled', () => ask())
}

function ask(leftAt?: number): void {
  import('./persistence.ts').then(({ askToPersist }) => askToPersist(leftAt)).catch(() => undefined)
}
