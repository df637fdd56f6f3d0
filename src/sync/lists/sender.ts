import type { WaitingList } from '../device/ports.ts'
import type { QuietList } from './quiet-list.ts'

/** Opens a list to be sent. */
type Open = (token: string, changed: () => void) => QuietList

/** Number of lists that are sent at once. */
const atOnce = 4

/**
 * Sends the outboxes of lists that are not open: in the order, and with the retries, of an open list.
 *
 * @param ended gives up the rest
 * @returns the lists with changes that still wait. A list that the server no longer has is not among them: its state is
 *   shown when it is opened.
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

/** @returns true if no change waits any more, also if the list was forgotten meanwhile or no longer exists */
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
