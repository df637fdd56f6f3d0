import { deviceStorage } from '../storage/device-storage.ts'
import { recentListOf } from './recent-list.ts'

/**
 * Returns the lists of this device with their names on it, the last opened first, and whether the server has each of them.
 */
export async function readListsHere(nowMs = Date.now()) {
  const shelved = await (await deviceStorage()).all()
  return shelved
    .sort((a, b) => b.openedAt - a.openedAt)
    .map((deviceList) => {
      const { id, token, name } = recentListOf(deviceList, nowMs)
      return { id, token, name, hasArrived: deviceList.list.hasArrived }
    })
}
