import { atom, type ReadableAtom } from 'nanostores'
import type { ListStore } from '../list.ts'
import { $person } from '../settings/device-settings.ts'
import { $isShopping } from '../shopping/shopping.ts'
import {
  askToPush,
  type KeptWishes,
  keptWishes,
  type PushSupport,
  pushSupport,
  renew,
  type SubscriberState,
  subscribe,
  unsubscribe,
  wishesIn,
} from './subscriptions.ts'

export type { KeptWishes }

/** The state of this device's subscription to a list. */
export interface Notices {
  support: PushSupport
  isOn: boolean
  wishes: KeptWishes
}

/** The outcome of an action. */
export type NoticesOutcome = 'done' | 'denied' | 'failed'

export interface NoticesStore {
  $notices: ReadableAtom<Notices>
  /** Starts the subscription; the browser asks for permission the first time. */
  start(): Promise<NoticesOutcome>
  /** Changes the choices, at once on the server if the subscription is on. A refused change is reverted. */
  change(wishes: Partial<KeptWishes>): Promise<NoticesOutcome>
  stop(): Promise<NoticesOutcome>
}

export function makeNoticesStore({ $list }: Pick<ListStore, '$list'>): NoticesStore {
  const $notices = atom(noticesOf($list.get()?.id ?? ''))
  const keep = async (wishes: KeptWishes): Promise<boolean> => {
    const list = $list.get()
    return list !== undefined && (await subscribe(list, wishes, subscriberState()).catch(() => false))
  }
  return {
    $notices,
    async start() {
      if (!(await askToPush())) {
        $notices.set({ ...$notices.get(), support: pushSupport() })
        return 'denied'
      }
      const isKept = await keep($notices.get().wishes)
      $notices.set({ ...$notices.get(), isOn: isKept })
      return isKept ? 'done' : 'failed'
    },
    async change(wanted) {
      const before = $notices.get()
      const wishes = { ...before.wishes, ...wanted }
      $notices.set({ ...before, wishes })
      if (!before.isOn || (await keep(wishes))) return 'done'
      $notices.set(before)
      return 'failed'
    },
    async stop() {
      const list = $list.get()
      if (!list || !(await unsubscribe(list).catch(() => false))) return 'failed'
      $notices.set({ ...$notices.get(), isOn: false })
      return 'done'
    },
  }
}

function noticesOf(listId: string): Notices {
  const kept = keptWishes(listId)
  return { support: pushSupport(), isOn: kept !== undefined, wishes: kept ?? wishesIn(undefined) }
}

/** Returns the person of this device and their shopping state, for subscriptions. */
function subscriberState(): SubscriberState {
  return { person: $person.get().name, isShopping: $isShopping.get() }
}

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
