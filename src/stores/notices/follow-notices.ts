import type { ListStore } from '../list/list.ts'
import { $isShopping } from '../list/shopping.ts'
import { subscriberState } from './subscriber-state.ts'
import { renew } from './subscriptions.ts'

/**
 * Renews this device's subscription to a list: now, with a new link, when the connection is back, and when its person begins
 * or ends shopping.
 *
 * @returns a function that ends it
 */
export function followNotices({ $list, $connection }: Pick<ListStore, '$list' | '$connection'>): () => void {
  let said: string | undefined
  const say = () => {
    const list = $list.get()
    const isLive = $connection.get().kind === 'live'
    const next = isLive && list?.hasArrived ? `${list.token} ${$isShopping.get()}` : undefined
    if (next === said) return
    said = next
    if (list && next) void renew(list, subscriberState()).catch(() => undefined)
  }
  say()
  const stops = [$list.listen(say), $connection.listen(say), $isShopping.listen(say)]
  return () => {
    for (const stop of stops) stop()
  }
}
