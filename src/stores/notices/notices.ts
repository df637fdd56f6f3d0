import { atom, type ReadableAtom } from 'nanostores'
import type { ListStore } from '../list/list.ts'
import { subscriberState } from './subscriber-state.ts'
import {
  askToPush,
  type KeptWishes,
  keptWishes,
  type PushSupport,
  pushSupport,
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
