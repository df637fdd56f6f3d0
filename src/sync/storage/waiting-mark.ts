import { waitingPrefix } from '../../fixed-names.ts'
import { forgetSetting, readSetting, settingKey, writeSetting } from '../device/device-settings.ts'

/**
 * Which lists have something that waits to be sent, told by a look at `localStorage`: pages that know nothing of lists
 * need no more. Each mark has a value of its own time, by list id.
 */
export type WaitingMarks = Readonly<Record<string, unknown>>

const nameOf = (listId: string) => waitingPrefix + listId

/** Something of a list waits from now on. Where nothing can be kept it is sent once the list is open. */
export function markWaiting(listId: string): void {
  writeSetting(nameOf(listId), Math.random())
}

/** Nothing of a list waits any more. */
export function unmarkWaiting(listId: string): void {
  forgetSetting(nameOf(listId))
}

export function readWaitingMarks(): WaitingMarks {
  const start = settingKey(waitingPrefix)
  const ids = readKeys().flatMap((key) => (key.startsWith(start) ? [key.slice(start.length)] : []))
  return Object.fromEntries(ids.map((listId) => [listId, readSetting(nameOf(listId))]))
}

/** Takes back those marks that are still as they were read: another one speaks of something later. */
export function unmarkSent(sent: WaitingMarks): void {
  for (const [listId, mark] of Object.entries(sent))
    if (readSetting(nameOf(listId)) === mark) unmarkWaiting(listId)
}

function readKeys(): string[] {
  try {
    return Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
  } catch {
    return []
  }
}
