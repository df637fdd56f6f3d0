import { atom, type ReadableAtom } from 'nanostores'
import { watchSiteVersion } from '../sync/site-version.ts'

export { takeNewVersion } from '../sync/site-version.ts'

const $waits = atom(false)
let isWatching = false

/** Whether a newer version of the site waits for somebody to take it. */
export const $newVersionWaits: ReadableAtom<boolean> = $waits

/** Begins to look for new versions; once for each page is enough. */
export function watchForNewVersion(): void {
  if (isWatching) return
  isWatching = true
  void watchSiteVersion(() => $waits.set(true))
}

/** Not now: it is offered again by the next page. */
export function putOffNewVersion(): void {
  $waits.set(false)
}
