import { fromBase64url } from '../domain/lib/base64url.ts'
import { fieldsOf } from '../domain/lib/fields-of.ts'
import { deviceKind } from '../domain/list/presence.ts'
import type { PushTarget } from '../domain/notices/subscription.ts'

const patienceMs = 10_000

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
export function mayPush(): boolean {
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
export async function subscribeBrowser(key: string): Promise<PushTarget> {
  const pushManager = await managerOfPushes()
  const before = await pushManager.getSubscription()
  const kept = before && isBy(key, before) ? before : undefined
  if (!kept) await before?.unsubscribe()
  const applicationServerKey = Uint8Array.from(fromBase64url(key) ?? [])
  return targetOf(kept ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })))
}

/** Ends the browser's subscription, for all lists. */
export async function unsubscribeBrowser(): Promise<void> {
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
