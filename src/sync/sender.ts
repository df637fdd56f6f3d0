import { TabChannel, tabLock } from '../device/tabs.ts'
import { browserClock } from '../device/time.ts'
import { recallsOf } from './outbox/recalls-of.ts'
import { Replica } from './outbox/replica.ts'
import { pocketBaseApi } from './pocketbase-api.ts'
import type { DeviceLists, DeviceStorage, WaitingList } from './ports.ts'
import { ListClient, type Send } from './send.ts'

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

/** A list that is changed or sent without being open on a page. */
export interface QuietList {
  /** To be started by the caller. */
  replica: Replica
  close: () => void
}

interface Opening {
  send: Send
  /** Nickname of the person who changes it, '' for none. */
  nickname: () => string
  /** See `pocketBaseApi`. */
  deviceOn?: (listId: string) => string
  /** Called when the list changes; the first time as soon as the device's copy is loaded. */
  changed: () => void
}

/**
 * Opens a list of this device without a page: nobody becomes present on it, and no live channel is opened. Its outbox is
 * sent at once, or with the next connection; refusals are shown when the list is opened on a page.
 */
export function openQuietly(
  token: string,
  storage: DeviceStorage & DeviceLists,
  { send, nickname, deviceOn, changed }: Opening,
): QuietList {
  const closing = new AbortController()
  const api = pocketBaseApi(new ListClient(send, token), {
    ...{ nickname, ended: closing.signal },
    ...(deviceOn && { deviceOn }),
  })
  const tabs = new TabChannel(token, () => void replica.peerWrote().catch(() => replica.look()))
  const replica = new Replica(
    token,
    { api, storage, tabs, lock: tabLock(token), clock: browserClock, loadRecallsOf: async () => recallsOf },
    {
      changed,
      refused: (change, problem) => void storage.noteRefusal({ change, problem }).catch(() => undefined),
    },
  )
  addEventListener('online', () => replica.wake(), { signal: closing.signal })
  return {
    replica,
    close: () => {
      closing.abort()
      replica.stop()
      tabs.close()
    },
  }
}
