import { forgetSetting, readSetting, settingKey, writeSetting } from '../../device/setting-storage.ts'
import type { WaitingMarks } from '../../device/worker-messages.ts'
import { waitingPrefix } from '../../storage-keys.ts'

/** The marks are in `localStorage`, so that pages without the code of lists can read them. */
const nameOf = (listId: string) => waitingPrefix + listId

/** Marks a list with a waiting change. Without storage, the change is sent when the list is open. */
export function markWaiting(listId: string): void {
  writeSetting(nameOf(listId), Math.random())
}

/** Removes the mark of a list without waiting changes. */
export function unmarkWaiting(listId: string): void {
  forgetSetting(nameOf(listId))
}

export function readWaitingMarks(): WaitingMarks {
  const start = settingKey(waitingPrefix)
  const ids = readKeys().flatMap((key) => (key.startsWith(start) ? [key.slice(start.length)] : []))
  return Object.fromEntries(ids.map((listId) => [listId, readSetting(nameOf(listId))]))
}

/** Removes the marks that are unchanged since they were read: a changed mark stands for a later change. */
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
