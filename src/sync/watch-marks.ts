import { settingPrefix, waitingPrefix } from '../storage-keys.ts'

/**
 * Starts the sending of waiting changes from any page of the site, whenever it may have become possible or the page may go
 * away. Without waiting changes it only reads the names in `localStorage`: the code that sends is fetched on demand.
 */
export function watchMarks(): void {
  const look = () => {
    if (isAnyWaiting())
      import('./outbox/send-by-worker.ts')
        .then(({ sendNowOrLater }) => sendNowOrLater())
        .catch(() => undefined)
  }
  for (const event of ['pageshow', 'online', 'offline']) addEventListener(event, look)
  document.addEventListener('visibilitychange', look)
}

function isAnyWaiting(): boolean {
  try {
    return Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index)).some((key) =>
      key?.startsWith(settingPrefix + waitingPrefix),
    )
  } catch {
    return false
  }
}
