import type { WorkerMessage } from './worker-messages.ts'

/** A page that stays open looks for a new version when somebody comes back to it, this often at most. */
const lookEveryMs = 60 * 60 * 1000

/**
 * Calls `tell` when a newer version of the site is on the device and waits, and when another page has brought it in
 * already. Never by itself does a page become another version while it is used.
 */
export async function watchSiteVersion(tell: () => void): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  const { serviceWorker } = navigator
  if (!registration || !serviceWorker.controller) return
  if (registration.waiting) tell()
  const follow = () => {
    const arriving = registration.installing
    arriving?.addEventListener('statechange', () => arriving.state === 'installed' && tell())
  }
  // The browser may have begun before this page looks.
  follow()
  registration.addEventListener('updatefound', follow)
  serviceWorker.addEventListener('controllerchange', tell)
  lookNowAndThen(registration)
}

/** Makes the waiting version the one that all pages get from now on, and loads this one anew. */
export async function takeNewVersion(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (!registration?.waiting) return location.reload()
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  registration.waiting.postMessage('take-over' satisfies WorkerMessage)
}

function lookNowAndThen(registration: ServiceWorkerRegistration): void {
  let lookedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - lookedAt < lookEveryMs) return
    lookedAt = Date.now()
    registration.update().catch(() => undefined)
  })
}
