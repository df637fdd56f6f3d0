import { keepTyped, noticeMark, readTyped } from '../device/list-settings.ts'
import { readSetting, writeSetting } from '../device/setting-storage.ts'
import { announceSent } from '../device/worker-messages.ts'
import { fieldsOf } from '../domain/lib/fields-of.ts'
import { readNickname } from '../domain/list/person.ts'
import { deviceStorage } from '../sync/device-storage.ts'
import { sendFromPage } from '../sync/page-client.ts'
import type { StoredList, WaitingList } from '../sync/ports.ts'
import { openQuietly, sendWaiting } from '../sync/sender.ts'
import { isWaiting } from '../sync/stored-list.ts'
import { type RecentList, recentListOf } from './recent-list.ts'

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
  const subscription = readSetting(noticeMark(listId))
  if (shelved && subscription) void endSubscription(shelved.list)
  await storage.forget(listId)
  keepTyped(listId, '')
  return async () => {
    if (!shelved) return
    await storage.keep(shelved.list)
    await storage.noteOpened(listId, shelved.openedAt)
    keepTyped(listId, typed)
    // The subscription is sent to the server again when the list is opened.
    if (subscription) writeSetting(noticeMark(listId), subscription)
  }
}

/** Ends the subscription to a list that is no longer on this device. */
async function endSubscription(list: StoredList): Promise<void> {
  const code = await import('../list/notices/subscriptions.ts').catch(() => undefined)
  await code?.unsubscribe(list).catch(() => undefined)
}

let sending: Promise<void> | undefined

/** Sends the outboxes of these lists from this page, as long as it is open, if there is no service worker. */
async function sendWithoutWorker(waiting: readonly WaitingList[]): Promise<void> {
  const worker: ServiceWorkerContainer | undefined = navigator.serviceWorker
  if (worker?.controller || waiting.length === 0) return
  sending ??= sendHere(waiting).finally(() => {
    sending = undefined
  })
  await sending
}

async function sendHere(waiting: readonly WaitingList[]): Promise<void> {
  const storage = await deviceStorage()
  const nickname = () => readNickname(fieldsOf(readSetting('person')).name) ?? ''
  const open = (token: string, changed: () => void) =>
    openQuietly(token, storage, { send: sendFromPage, nickname, changed })
  await sendWaiting(waiting, open, new AbortController().signal)
  announceSent()
}
