import { deviceName } from '../device/device-name.ts'
import { abortedAfter } from '../device/time.ts'
import type { SendMessage, SentMessage } from '../device/worker-messages.ts'
import { announceSent } from '../device/worker-messages.ts'
import { fieldsOf } from '../domain/lib/fields-of.ts'
import { readNickname } from '../domain/list/person.ts'
import type { WaitingList } from '../sync/ports.ts'
import { sendByFetch } from '../sync/send.ts'
import { openQuietly, sendWaiting } from '../sync/sender.ts'
import { openIdbStorage } from '../sync/storage/idb-storage.ts'

declare const self: ServiceWorkerGlobalScope

/** Null for a page that is closed. */
type PageToTell = Pick<Client, 'postMessage'> | null

/** Browsers end a service worker that takes much longer; then the page or the browser asks again. */
const patienceMs = 25_000

/** Sends pending changes, and reports to the requesting page which of its marks are outdated. */
export async function sendForPage({ marks, person }: SendMessage, page: PageToTell): Promise<void> {
  const left = new Set((await sendAll(readNickname(fieldsOf(person).name))).map(({ id }) => id))
  const sent = Object.entries(marks).filter(([listId]) => !left.has(listId))
  page?.postMessage({ marks: Object.fromEntries(sent) } satisfies SentMessage)
}

/** Sends waiting changes, possibly without an open page. @throws if some are left, so that the browser tries again */
export async function sendForBrowser(): Promise<void> {
  const left = await sendAll()
  if (left.length > 0) throw new Error(`lists with unsent changes: ${left.length}`)
}

async function sendAll(nickname = ''): Promise<WaitingList[]> {
  const storage = await openIdbStorage()
  const send = sendByFetch(location.origin)
  const waiting = await storage.waiting()
  const deviceOn = await namesOnLists(waiting)
  const open = (token: string, changed: () => void) =>
    openQuietly(token, storage, { send, nickname: () => nickname, deviceOn, changed })
  const left = await sendWaiting(waiting, open, abortedAfter(patienceMs))
  announceSent()
  return left
}

/** The worker cannot read the page's storage, but it knows the browser's subscription, from which the ids are derived. */
async function namesOnLists(lists: readonly WaitingList[]): Promise<(listId: string) => string> {
  const { pushManager }: Partial<ServiceWorkerRegistration> = self.registration
  const subscription = await pushManager?.getSubscription().catch(() => null)
  if (!subscription) return () => ''
  const named = lists.map(async ({ id }) => [id, await deviceName(id, subscription.endpoint)] as const)
  const names = new Map(await Promise.all(named))
  return (listId) => names.get(listId) ?? ''
}
