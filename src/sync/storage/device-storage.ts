import type { DeviceLists, DeviceStorage } from '../device/ports.ts'
import { openIdbStorage } from './idb-storage.ts'

let opening: Promise<DeviceStorage & DeviceLists> | undefined

/** This device's storage, opened once; lists last only as long as the tab where the browser allows none. */
export function deviceStorage(): Promise<DeviceStorage & DeviceLists> {
  opening ??= openIdbStorage().catch(async () => new (await import('./memory-storage.ts')).MemoryStorage())
  return opening
}
