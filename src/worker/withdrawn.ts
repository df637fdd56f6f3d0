/// <reference lib="webworker" />

/**
 * The service worker that takes the service worker away: what an operator serves in its place when a version of it went
 * wrong. It keeps nothing, answers nothing, and loads the pages anew that the broken one had in its hands. Lists and what
 * waits to be sent are not its to touch.
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
