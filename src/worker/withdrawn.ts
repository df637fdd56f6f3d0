/// <reference lib="webworker" />

/**
 * The service worker that removes the service worker: an operator serves it in place of a broken version. It stores
 * nothing, answers nothing, and reloads the pages that the broken one controlled. It does not touch lists and waiting
 * changes.
 */
declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))

self.addEventListener('activate', (event) => event.waitUntil(withdraw()))

async function withdraw(): Promise<void> {
  const held = await self.clients.matchAll({ type: 'window' })
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
  await Promise.all(held.map((client) => client.navigate(client.url).catch(() => undefined)))
}

export {}
