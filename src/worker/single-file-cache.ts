import { isItself } from './is-itself.ts'

/** A large file of which a device stores one version, once it has been asked to. */
export function singleFileCache(cacheName: string, address: string) {
  const open = () => caches.open(cacheName)

  async function keep(): Promise<void> {
    const cache = await open()
    if (await cache.match(address)) return
    const response = await fetch(address)
    if (!isItself(response)) throw new Error(`${address}: something else answers (${response.status}).`)
    await cache.put(address, response)
  }

  /** Stores this version if an older one is stored, before the older one is deleted, so that a version is always there. */
  async function renew(): Promise<void> {
    const older = await (await open()).keys()
    if (older.length > 0) await keep()
  }

  async function dropOlder(): Promise<void> {
    const cache = await open()
    const older = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== address)
    await Promise.all(older.map((one) => cache.delete(one)))
  }

  return { keep, renew, dropOlder, read: async () => (await open()).match(address) }
}
