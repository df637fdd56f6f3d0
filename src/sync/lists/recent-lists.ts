import { readSetting, writeSetting } from '../device/device-settings.ts'
import { noticeMark } from '../device/notice-mark.ts'
import type { StoredList } from '../device/ports.ts'
import { keepTyped, readTyped } from '../device/typed-text.ts'
import { deviceStorage } from '../storage/device-storage.ts'
import { isWaiting } from '../storage/stored-list.ts'
import { type RecentList, recentListOf } from './recent-list.ts'
import { sendWithoutWorker } from './send-without-worker.ts'

/** Returns the lists of this device, the last opened first, and sends their outboxes. */
export async function readRecentLists(nowMs = Date.now()): Promise<RecentList[]> {
  const shelved = await (await deviceStorage()).all()
  // Changes that cannot be sent now are sent from the next page.
  sendWithoutWorker(shelved.map(({ list }) => list).filter(isWaiting)).catch(() => undefined)
  return shelved.sort((a, b) => b.openedAt - a.openedAt).map((list) => recentListOf(list, nowMs))
}

/** Deletes this device's copy of a list. @returns a function that restores it, with its outbox */
export async function forgetList(listId: string): Promise<() => Promise<void>> {
  const storage = await deviceStorage()
  const shelved = (await storage.all()).find(({ list }) => list.id === listId)
  const typed = readTyped(listId)
  const told = readSetting(noticeMark(listId))
  if (shelved && told) void tellNothing(shelved.list)
  await storage.forget(listId)
  keepTyped(listId, '')
  return async () => {
    if (!shelved) return
    await storage.keep(shelved.list)
    await storage.noteOpened(listId, shelved.openedAt)
    keepTyped(listId, typed)
    // The subscription is sent to the server again when the list is opened.
    if (told) writeSetting(noticeMark(listId), told)
  }
}

/** Ends the subscription to a list that is no longer on this device. */
async function tellNothing(list: StoredList): Promise<void> {
  const code = await import('../notices/notices.ts').catch(() => undefined)
  await code?.unsubscribe(list).catch(() => undefined)
}
