import type { WorkerMessage } from './worker-messages.ts'

/** Minimum time between two checks for a new version, which happen when a person returns to an open page. */
const lookEveryMs = 60 * 60 * 1000

/**
 * Calls `tell` when a newer version of the site is on the device and waits, and when another page has already activated it.
 * A page never changes its version by itself while it is in use.
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
  // The browser may have begun before this call.
  follow()
  registration.addEventListener('updatefound', follow)
  serviceWorker.addEventListener('controllerchange', tell)
  lookNowAndThen(registration)
}

/** Activates the waiting version for all pages, and reloads this one. */
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
