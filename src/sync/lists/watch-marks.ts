import { settingPrefix, waitingPrefix } from '../../fixed-names.ts'

/**
 * Has what waits sent, whichever page of the site is open, whenever that may have become possible or the page may go away.
 * Where nothing waits it costs a look at the names in `localStorage`: the code that sends is fetched for those who need it.
 */
export function watchMarks(): void {
  const look = () => {
    if (isAnyWaiting())
      import('./send-by-worker.ts').then(({ sendNowOrLater }) => sendNowOrLater()).catch(() => undefined)
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
