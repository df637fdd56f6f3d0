import { noticeDeviceOf } from '../device/list-settings.ts'
import type { StoredList } from '../sync/ports.ts'
import type { ListStore } from './list.ts'
import { $isShopping } from './shopping/shopping.ts'

/**
 * Starts the automatic tasks of an open list: weekly items are added, and the device's subscription is renewed. Their code
 * is fetched once one of them is needed.
 *
 * @returns a function that ends them
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
