import { forgetSetting, readSetting, writeSetting } from '../device/setting-storage.ts'
import { type ListToSave, listWaiting, waitingList } from '../domain/list/list-to-save.ts'
import { carryList } from './carried-list.ts'

export type { ListToSave }

const settingName = 'list-to-save'

/** Stores on this device, and nowhere else, the list to be saved once the visitor has signed in. */
export function keepListToSave(list: ListToSave, nowMs = Date.now()): void {
  writeSetting(settingName, waitingList(list, nowMs))
}

/** Returns the waiting list; undefined if there is none. An invalid one, or one that waited too long, is removed. */
export function listToSave(nowMs = Date.now()): ListToSave | undefined {
  const list = listWaiting(readSetting(settingName), nowMs)
  if (!list) forgetSetting(settingName)
  return list
}

/** Moves the list from the device's storage to this tab, after the visitor has signed in here. */
export function takeListAlong({ token }: ListToSave): void {
  forgetSetting(settingName)
  carryList(token)
}
