import { fieldsOf } from '../../domain/lib/fields-of.ts'
import type { Owed } from '../../domain/notices/owed.ts'
import { addresses, site } from '../../site.ts'
import type { DeviceLists } from '../../sync/ports.ts'
import { notificationText } from './texts.ts'

/** Data of a notification: the id of its list, and nothing that opens the list. */
interface NoticeData {
  list: string
}

/** The pages of the site that are open. */
type Pages = Pick<Clients, 'matchAll' | 'openWindow'>

/**
 * Shows a notification for a push message. Browsers require a visible notification for each push, so it is shown whatever
 * the message contains. It is silent if the list is visible.
 */
export async function showNotice(
  registration: Pick<ServiceWorkerRegistration, 'showNotification'>,
  pages: Pages,
  pushed: unknown,
  storage: () => Promise<DeviceLists>,
): Promise<void> {
  const { list, ...owed } = readPushed(pushed)
  const known = await listOf(list, storage)
  const open = known && (await pageOf(known.token, pages))
  await registration.showNotification(known?.name || site.name, {
    body: notificationText(owed),
    tag: `list:${list}`,
    icon: addresses.appIcon('app-192'),
    lang: site.language,
    silent: open?.visibilityState === 'visible',
    data: { list } satisfies NoticeData,
  })
}

/** Opens the list of a notification, in the page where it is open already, or else the home page. */
export async function openNotice(
  notification: Pick<Notification, 'close' | 'data'>,
  pages: Pages,
  storage: () => Promise<DeviceLists>,
): Promise<void> {
  notification.close()
  const known = await listOf(textOf(fieldsOf(notification.data).list), storage)
  if (!known) return void (await pages.openWindow(addresses.home))
  const open = await pageOf(known.token, pages)
  if (open) await open.focus()
  else await pages.openWindow(addresses.list(known.token))
}

async function pageOf(token: string, pages: Pages): Promise<WindowClient | undefined> {
  const open = await pages.matchAll({ type: 'window', includeUncontrolled: true })
  return open.find(({ url }) => new URL(url).pathname === addresses.list(token))
}

/** Reads the list from this device's storage, because notifications do not contain its key. */
async function listOf(id: string, storage: () => Promise<DeviceLists>) {
  try {
    return (await (await storage()).all()).find(({ list }) => list.id === id)?.list
  } catch {
    return undefined
  }
}

function readPushed(pushed: unknown): NoticeData & Owed {
  const { list, added, removed, isDone, addedNames, removedNames } = fieldsOf(pushed)
  return {
    list: textOf(list),
    added: countOf(added),
    removed: countOf(removed),
    isDone: isDone === true,
    addedNames: textsOf(addedNames),
    removedNames: textsOf(removedNames),
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function countOf(value: unknown): number {
  return Number.isSafeInteger(value) ? Number(value) : 0
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}
