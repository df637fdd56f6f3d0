import { atom, type ReadableAtom } from 'nanostores'

/** Not loaded on a first visit, which no service worker serves yet. */
const watcher = () => import('../device/site-version.ts')

const $waits = atom(false)
let isWatching = false

/** True if a newer version of the site waits to be activated. */
export const $newVersionWaits: ReadableAtom<boolean> = $waits

/** Begins to look for new versions; one call for each page is enough. */
export function watchForNewVersion(): void {
  const worker: ServiceWorkerContainer | undefined = navigator.serviceWorker
  if (isWatching || !worker?.controller) return
  isWatching = true
  const watching = watcher().then(({ watchSiteVersion }) => watchSiteVersion(() => $waits.set(true)))
  // The next page tries again.
  watching.catch(() => undefined)
}

/** Activates the waiting version for all pages, and reloads this one. */
export async function takeNewVersion(): Promise<void> {
  try {
    await (await watcher()).takeNewVersion()
  } catch {
    location.reload()
  }
}

/** Postpones the update: the next page offers it again. */
export function putOffNewVersion(): void {
  $waits.set(false)
}
