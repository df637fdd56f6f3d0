import type { DeviceLists, DeviceStorage } from './ports.ts'
import { openIdbStorage } from './storage/idb-storage.ts'

let opening: Promise<DeviceStorage & DeviceLists> | undefined

/** Returns this device's storage, opened once; if the browser allows none, lists last as long as the tab. */
export function deviceStorage(): Promise<DeviceStorage & DeviceLists> {
  opening ??= openIdbStorage().catch(
    async () => new (await import('./storage/memory-storage.ts')).MemoryStorage(),
  )
  return opening
}
