import { type ListToSave, listWaiting, waitingList } from '../domain/list-to-save.ts'
import { forgetSetting, keepSetting, readSetting } from './device-settings.ts'
import { listToSaveName } from './has-list-to-save.ts'

export type { ListToSave }

/** Keeps on this device, and nowhere else, which list is to be saved once its visitor has signed in. */
export function keepListToSave(list: ListToSave, nowMs = Date.now()): void {
  keepSetting(listToSaveName, waitingList(list, nowMs))
}

/** The list that waits; undefined when none does, or none that can be relied on. */
export function listToSave(nowMs = Date.now()): ListToSave | undefined {
  return listWaiting(readSetting(listToSaveName), nowMs)
}

/** The same, and forgets it. */
export function takeListToSave(nowMs = Date.now()): ListToSave | undefined {
  const list = listToSave(nowMs)
  forgetSetting(listToSaveName)
  return list
}
