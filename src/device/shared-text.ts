const cacheName = 'shared'
const entry = '/primite/text'

/** Stores a text that was shared with the app, replacing an earlier one. Used by the service worker. */
export async function keepShared(text: string): Promise<void> {
  const cache = await caches.open(cacheName)
  await cache.put(entry, new Response(text))
}

/** @returns the shared text that waits for a list; undefined if there is none */
export async function readShared(): Promise<string | undefined> {
  if (!('caches' in globalThis)) return undefined
  const kept = await caches.match(entry, { cacheName })
  return (await kept?.text()) || undefined
}

/** Deletes the shared text, once it was added to a list or discarded. */
export async function dropShared(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(cacheName)
}
