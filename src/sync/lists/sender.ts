import type { WaitingList } from '../device/ports.ts'
import type { QuietList } from './quiet-list.ts'

/** How a list is opened to be sent. */
type Open = (token: string, changed: () => void) => QuietList

/** So many lists are sent at once. */
const atOnce = 4

/**
 * Sends what waits of lists that nobody looks at: in the order, and with the retries, of an open list.
 *
 * @param ended gives up what could not be sent until then
 * @returns the lists of which something still waits. One that the server does not have any more has nothing to wait for:
 * it says so once it is opened.
 */
export async function sendWaiting(
  lists: readonly WaitingList[],
  open: Open,
  ended: AbortSignal,
): Promise<WaitingList[]> {
  const queue = [...lists]
  const left: WaitingList[] = []
  const sendNext = async () => {
    for (let list = queue.shift(); list; list = queue.shift())
      if (!(await sendList(list.token, open, ended))) left.push(list)
  }
  await Promise.all(Array.from({ length: atOnce }, sendNext))
  return left
}

/** @returns whether nothing waits any more: of a list that was forgotten meanwhile, or that nobody has any more, too */
function sendList(token: string, open: Open, ended: AbortSignal): Promise<boolean> {
  if (ended.aborted) return Promise.resolve(false)
  return new Promise((resolve) => {
    const over = new AbortController()
    const end = (isSent: boolean) => {
      if (over.signal.aborted) return
      over.abort()
      quiet.close()
      resolve(isSent)
    }
    const quiet = open(token, () => quiet.replica.isAtRest && end(true))
    ended.addEventListener('abort', () => end(false), { signal: over.signal })
    quiet.replica.start().catch(() => end(false))
  })
}
