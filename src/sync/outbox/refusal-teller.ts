import type { DeviceLists, RefusedChange, StoredList } from '../device/ports.ts'

/** @returns a function that reports the changes of an open list that were refused while it was not open */
export function refusalTeller(
  deviceLists: Pick<DeviceLists, 'takeRefusals'>,
  tell: (refusal: RefusedChange) => void,
): (list: StoredList | undefined) => void {
  let heard: StoredList['refusals']
  return (list) => {
    if (!list?.refusals?.length || list.refusals === heard) return
    heard = list.refusals
    const told = deviceLists.takeRefusals(list.id).then((refusals) => refusals.forEach(tell))
    // They are reported the next time.
    told.catch(() => undefined)
  }
}
