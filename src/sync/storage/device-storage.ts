import type { DeviceLists, DeviceStorage } from '../device/ports.ts'
import { openIdbStorage } from './idb-storage.ts'

let opening: Promise<DeviceStorage & DeviceLists> | undefined

/** Returns this device's storage, opened once; if the browser allows none, lists last as long as the tab. */
export function deviceStorage(): Promise<DeviceStorage & DeviceLists> {
  opening ??= openIdbStorage().catch(async () => new (await import('./memory-storage.ts')).MemoryStorage())
  return opening
}
