import { browserClock } from './browser-clock.ts'
import { deviceStorage } from './device-storage.ts'
import { ListClient } from './list-client.ts'
import { pocketBaseApi } from './pocketbase-api.ts'
import { Replica } from './replica.ts'
import { TabBell } from './tab-bell.ts'
import { tabLock } from './tab-lock.ts'

/**
 * A list of this device, to change it without looking at it: nobody becomes present on it, and nothing is heard of it.
 * What is changed is sent at once, or with the next connection.
 *
 * @param nickname of who changes it, '' for none
 * @throws when the device cannot be read
 */
export async function openQuietly(token: string, nickname: () => string): Promise<Replica> {
  const storage = await deviceStorage()
  const api = pocketBaseApi(new ListClient(location.origin, token), { nickname })
  const bell = new TabBell(token, () => void replica.peerWrote().catch(() => replica.look()))
  let loaded: () => void = () => undefined
  const isLoaded = new Promise<void>((resolve) => {
    loaded = resolve
  })
  const events = { changed: () => loaded(), refused: () => undefined }
  const replica = new Replica(
    token,
    { api, storage, bell, lock: tabLock(token), clock: browserClock },
    events,
  )
  bell.open()
  addEventListener('online', () => replica.wake())
  const started = replica.start()
  started.catch(() => replica.wake())
  // Whichever comes first: a device that cannot be read never gets as far as being loaded.
  await Promise.race([isLoaded, started])
  return replica
}
