import { TabChannel, tabLock } from '../../device/tabs.ts'
import { browserClock } from '../../device/time.ts'
import { ListClient } from '../calls/list-client.ts'
import { pocketBaseApi } from '../calls/pocketbase-api.ts'
import type { Send } from '../calls/send.ts'
import type { DeviceLists, DeviceStorage } from '../device/ports.ts'
import { recallsOf } from '../outbox/recalls-of.ts'
import { Replica } from '../outbox/replica.ts'

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
