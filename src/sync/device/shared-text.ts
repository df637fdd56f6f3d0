const cacheName = 'shared'
const entry = '/primite/text'

/** Keeps a text that was shared with the app, in place of an earlier one. Used by the service worker. */
export async function keepShared(text: string): Promise<void> {
  const cache = await caches.open(cacheName)
  await cache.put(entry, new Response(text))
}

/** @returns the shared text that waits for a list; undefined when there is none */
export async function readShared(): Promise<string | undefined> {
  if (!('caches' in globalThis)) return undefined
  const kept = await caches.match(entry, { cacheName })
  return (await kept?.text()) || undefined
}

/** It has found its list, or is not wanted. */
export async function dropShared(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(cacheName)
}
