import { readCachedLists } from '../../device/cached-lists.ts'
import type { DeviceLists, StoredList } from '../device/ports.ts'

/** Matches if the site runs as an installed app (`src/seo/app-manifest.ts`). */
const installed = '(display-mode: standalone)'

/** @returns a function that stores the opening of a list on its first call with one */
export function openingNote(deviceLists: DeviceLists): (list: StoredList | undefined) => void {
  let isNoted = false
  return (list) => {
    if (isNoted || !list) return
    isNoted = true
    askWhenEarned(list.id)
    // If it cannot be stored, the list is only further down on the home page.
    deviceLists.noteOpened(list.id, Date.now()).catch(() => undefined)
  }
}

/** Requests persistent storage on a return to a list or when the site is installed, not on a first visit. */
function askWhenEarned(listId: string): void {
  const before = readCachedLists().find(({ id, isHere }) => id === listId && isHere)
  if (before || globalThis.matchMedia?.(installed).matches) ask(before?.usedAt)
  globalThis.addEventListener?.('appinstalled', () => ask())
}

function ask(leftAt?: number): void {
  import('../../device/persistence.ts')
    .then(({ askToPersist }) => askToPersist(leftAt))
    .catch(() => undefined)
}
