import { noticeDeviceOf } from '../../../sync/device/notice-mark.ts'
import type { StoredList } from '../../../sync/device/ports.ts'
import type { ListStore } from '../list.ts'
import { $isShopping } from '../shopping.ts'

/**
 * Has what is to be done for an open list by itself be done: what comes every week is put onto it, and the server hears what
 * this device wants to be told. The code for it is fetched once there is any of it.
 *
 * @returns ends it
 */
export function followList(store: ListStore): () => void {
  let isOpen = true
  let end = () => {}
  const look = async () => {
    const list = store.$list.get()
    if (!list || !hasFollowers(list)) return
    stopLooking()
    const code = await import('./followers.ts').catch(() => undefined)
    if (code && isOpen) end = code.follow(store)
  }
  const stops = [store.$list.listen(look), $isShopping.listen(look)]
  const stopLooking = () => {
    for (const stop of stops) stop()
  }
  void look()
  return () => {
    isOpen = false
    stopLooking()
    end()
  }
}

function hasFollowers({ id, snapshot }: StoredList): boolean {
  const isWeekly = snapshot?.head.options?.some(({ key }) => key.startsWith('weekly/'))
  return isWeekly || noticeDeviceOf(id) !== ''
}
