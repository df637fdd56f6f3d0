import { atom, type ReadableAtom } from 'nanostores'

/** A first visit, which no service worker serves yet, is spared it. */
const watcher = () => import('../../sync/device/site-version.ts')

const $waits = atom(false)
let isWatching = false

/** Whether a newer version of the site waits for somebody to take it. */
export const $newVersionWaits: ReadableAtom<boolean> = $waits

/** Begins to look for new versions; once for each page is enough. */
export function watchForNewVersion(): void {
  const worker: ServiceWorkerContainer | undefined = navigator.serviceWorker
  if (isWatching || !worker?.controller) return
  isWatching = true
  const watching = watcher().then(({ watchSiteVersion }) => watchSiteVersion(() => $waits.set(true)))
  // The next page looks again.
  watching.catch(() => undefined)
}

/** Makes the waiting version the one that all pages get from now on, and loads this one anew. */
export async function takeNewVersion(): Promise<void> {
  try {
    await (await watcher()).takeNewVersion()
  } catch {
    location.reload()
  }
}

/** Not now: it is offered again by the next page. */
export function putOffNewVersion(): void {
  $waits.set(false)
}
