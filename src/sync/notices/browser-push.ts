import { fromBase64url } from '../../domain/lib/base64url.ts'
import { fieldsOf } from '../../domain/lib/fields-of.ts'
import { deviceKind } from '../../domain/list/presence.ts'
import type { PushTarget } from '../../domain/notices/subscription.ts'

const patienceMs = 10_000

/**
 * Whether this browser can be pushed to: `installable` once the site is an app on the home screen, as of iOS; `denied`
 * until its person allows it in the browser's own settings.
 */
export type PushSupport = 'yes' | 'denied' | 'installable' | 'no'

export function pushSupport(): PushSupport {
  if ('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis)
    return Notification.permission === 'denied' ? 'denied' : 'yes'
  return deviceKind(navigator.userAgent, navigator.maxTouchPoints) === 'iOS' ? 'installable' : 'no'
}

/** Whether its person has allowed it. */
export function mayPush(): boolean {
  return pushSupport() === 'yes' && Notification.permission === 'granted'
}

/** Asks the device's person; some browsers do so only at once, within the press. */
export async function askToPush(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted'
}

/**
 * The browser's subscription by the site's key: the one it has, or a new one.
 *
 * @throws where the browser or its push service does not make one
 */
export async function subscribeBrowser(key: string): Promise<PushTarget> {
  const pushManager = await managerOfPushes()
  const before = await pushManager.getSubscription()
  const kept = before && isBy(key, before) ? before : undefined
  if (!kept) await before?.unsubscribe()
  const applicationServerKey = Uint8Array.from(fromBase64url(key) ?? [])
  return targetOf(kept ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })))
}

/** Ends it, for all lists. */
export async function unsubscribeBrowser(): Promise<void> {
  const pushManager = await managerOfPushes()
  await (await pushManager.getSubscription())?.unsubscribe()
}

/** @throws where no service worker comes, as on a site whose operator has withdrawn it */
async function managerOfPushes(): Promise<PushManager> {
  const patience = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('no service worker')), patienceMs),
  )
  return (await Promise.race([navigator.serviceWorker.ready, patience])).pushManager
}

/** A site that was set up anew has other keys, and cannot push by those of before. */
function isBy(key: string, { options }: PushSubscription): boolean {
  const own = options.applicationServerKey
  return own !== null && String(new Uint8Array(own)) === String(fromBase64url(key))
}

function targetOf(subscription: PushSubscription): PushTarget {
  const { endpoint = '', keys } = subscription.toJSON()
  const { p256dh, auth } = fieldsOf(keys)
  return { endpoint, p256dh: withoutEnd(p256dh), auth: withoutEnd(auth) }
}

/** Some browsers fill the last group of letters. */
function withoutEnd(text: unknown): string {
  return String(text ?? '').replace(/=+$/, '')
}
