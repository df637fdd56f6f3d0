import { type ListToSave, listWaiting, waitingList } from '../../domain/list/list-to-save.ts'
import { forgetSetting, readSetting, writeSetting } from '../device/device-settings.ts'
import { carryList } from './carried-list.ts'

export type { ListToSave }

const settingName = 'list-to-save'

/** Keeps on this device, and nowhere else, which list is to be saved once its visitor has signed in. */
export function keepListToSave(list: ListToSave, nowMs = Date.now()): void {
  writeSetting(settingName, waitingList(list, nowMs))
}

/** The list that waits; undefined when none does. One that waited too long, or is none, is forgotten. */
export function listToSave(nowMs = Date.now()): ListToSave | undefined {
  const list = listWaiting(readSetting(settingName), nowMs)
  if (!list) forgetSetting(settingName)
  return list
}

/** Its visitor has signed in, in this tab: the device forgets it, and the tab takes it along. */
export function takeListAlong({ token }: ListToSave): void {
  forgetSetting(settingName)
  carryList(token)
}
