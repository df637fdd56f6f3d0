/** What the script of every page needs of `site.ts`, and no more: pages of text are spared the rest. */

/** Where the service worker is. */
export const serviceWorkerAddress = '/sw.js'

/** What the names of marks in `localStorage` begin with (`src/sync/waiting-mark.ts`). */
export const waitingMarks = 'lista-noastra:waiting:'
