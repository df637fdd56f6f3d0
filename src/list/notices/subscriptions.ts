import { deviceName } from '../../device/device-name.ts'
import { noticeDeviceOf, noticeMark } from '../../device/list-settings.ts'
import { forgetSetting, readSetting, writeSetting } from '../../device/setting-storage.ts'
import { abortedAfter } from '../../device/time.ts'
import { fromBase64url } from '../../domain/lib/base64url.ts'
import { fieldsOf } from '../../domain/lib/fields-of.ts'
import { deviceKind } from '../../domain/list/presence.ts'
import {
  type NoticeKind,
  type NoticeWishes,
  noticeKinds,
  type PushTarget,
  usualQuietHours,
} from '../../domain/notices/subscription.ts'
import {
  type NoticeDeviceBody,
  noticeCalls,
  readPushKey,
  type SubscribeBody,
} from '../../protocol/late-calls.ts'
import { settingPrefix } from '../../storage-keys.ts'
import { pageClient } from '../../sync/page-client.ts'
import type { StoredList } from '../../sync/ports.ts'
import { classify } from '../../sync/send.ts'

/** The choices of the person; the device adds the other fields. */
export type KeptWishes = Omit<NoticeWishes, 'zone' | 'person'>

/** The person who subscribes, and whether they are shopping now. */
export interface SubscriberState {
  person: string
  isShopping: boolean
}

type SubscribedList = Pick<StoredList, 'id' | 'token'>

const timeoutMs = 10_000
const patienceMs = 10_000

/** Returns this device's subscription to a list; undefined without one. */
export function keptWishes(listId: string): KeptWishes | undefined {
  return noticeDeviceOf(listId) === '' ? undefined : wishesIn(readSetting(noticeMark(listId)))
}

/** Reads the choices from any value. */
export function wishesIn(kept: unknown): KeptWishes {
  const { kinds, showsNames, quietFrom, quietTo } = fieldsOf(kept)
  const isWanted = (kind: NoticeKind) => !Array.isArray(kinds) || kinds.includes(kind)
  return {
    kinds: noticeKinds.filter(isWanted),
    showsNames: showsNames === true,
    quietFrom: typeof quietFrom === 'number' ? quietFrom : usualQuietHours.quietFrom,
    quietTo: typeof quietTo === 'number' ? quietTo : usualQuietHours.quietTo,
  }
}

/**
 * Subscribes this device to a list, or changes its subscription. The browser must have permission already.
 *
 * @returns true if both the server and the device have stored it
 */
export async function subscribe(
  list: SubscribedList,
  wishes: KeptWishes,
  state: SubscriberState,
): Promise<boolean> {
  const client = pageClient(list.token)
  const signal = abortedAfter(timeoutMs)
  const { key } = fieldsOf((await client.ask(readPushKey, { signal })).value)
  if (typeof key !== 'string') return false
  const target = await subscribeBrowser(key)
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const body: SubscribeBody = { ...target, ...wishes, ...state, zone }
  const { status } = await client.ask(noticeCalls.subscribe, { body, signal })
  if (classify(status) !== 'done') return false
  writeSetting(noticeMark(list.id), { ...wishes, device: await deviceName(list.id, target.endpoint) })
  return true
}

/**
 * Sends this device's subscription again: with a new link, after a restore, or when its person begins to shop. Without the
 * browser's permission, the subscription is ended.
 */
export async function renew(list: SubscribedList, state: SubscriberState): Promise<void> {
  const wishes = keptWishes(list.id)
  if (!wishes) return
  if (mayPush()) await subscribe(list, wishes, state)
  else await unsubscribe(list)
}

/** @returns true if this device has no subscription to the list any more */
export async function unsubscribe({ id, token }: SubscribedList): Promise<boolean> {
  const body: NoticeDeviceBody = { device: noticeDeviceOf(id) }
  const signal = abortedAfter(timeoutMs)
  const { status } = await pageClient(token).ask(noticeCalls.end, { body, signal })
  // A list that this link no longer opens sends no notifications either.
  if (classify(status) === 'retry') return false
  forgetSetting(noticeMark(id))
  if (!isSubscribedToAny()) await unsubscribeBrowser().catch(() => undefined)
  return true
}

function isSubscribedToAny(): boolean {
  return Object.keys(localStorage).some((key) => key.startsWith(settingPrefix + noticeMark('')))
}

/**
 * Support of push messages: `installable` if the site has to be added to the home screen first, as on iOS; `denied` until
 * the person allows notifications in the browser's settings.
 */
export type PushSupport = 'yes' | 'denied' | 'installable' | 'no'

export function pushSupport(): PushSupport {
  if ('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis)
    return Notification.permission === 'denied' ? 'denied' : 'yes'
  return deviceKind(navigator.userAgent, navigator.maxTouchPoints) === 'iOS' ? 'installable' : 'no'
}

/** True if the person has allowed notifications. */
function mayPush(): boolean {
  return pushSupport() === 'yes' && Notification.permission === 'granted'
}

/** Asks the person for permission; some browsers allow it only directly within a tap. */
export async function askToPush(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted'
}

/**
 * Returns the browser's subscription with the site's key, an existing or a new one.
 *
 * @throws if the browser or its push service does not make one
 */
async function subscribeBrowser(key: string): Promise<PushTarget> {
  const pushManager = await managerOfPushes()
  const before = await pushManager.getSubscription()
  const kept = before && isBy(key, before) ? before : undefined
  if (!kept) await before?.unsubscribe()
  const applicationServerKey = Uint8Array.from(fromBase64url(key) ?? [])
  return targetOf(kept ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })))
}

/** Ends the browser's subscription, for all lists. */
async function unsubscribeBrowser(): Promise<void> {
  const pushManager = await managerOfPushes()
  await (await pushManager.getSubscription())?.unsubscribe()
}

/** @throws if no service worker starts, as on a site whose operator has withdrawn it */
async function managerOfPushes(): Promise<PushManager> {
  const patience = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('no service worker')), patienceMs),
  )
  return (await Promise.race([navigator.serviceWorker.ready, patience])).pushManager
}

/**
 * True if a subscription has the site's present key. A site that was installed again has other keys, and cannot use older
 * subscriptions.
 */
function isBy(key: string, { options }: PushSubscription): boolean {
  const own = options.applicationServerKey
  return own !== null && String(new Uint8Array(own)) === String(fromBase64url(key))
}

function targetOf(subscription: PushSubscription): PushTarget {
  const { endpoint = '', keys } = subscription.toJSON()
  const { p256dh, auth } = fieldsOf(keys)
  return { endpoint, p256dh: withoutEnd(p256dh), auth: withoutEnd(auth) }
}

/** Removes the padding that some browsers add. */
function withoutEnd(text: unknown): string {
  return String(text ?? '').replace(/=+$/, '')
}
