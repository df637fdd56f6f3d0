import type { DeviceLists, RefusedChange, StoredList } from '../device/ports.ts'

/** @returns what tells, each time it hears of an open list, what was refused of it while nobody looked */
export function refusalTeller(
  deviceLists: Pick<DeviceLists, 'takeRefusals'>,
  tell: (refusal: RefusedChange) => void,
): (list: StoredList | undefined) => void {
  let heard: StoredList['refusals']
  return (list) => {
    if (!list?.refusals?.length || list.refusals === heard) return
    heard = list.refusals
    const told = deviceLists.takeRefusals(list.id).then((refusals) => refusals.forEach(tell))
    // They are told the next time.
    told.catch(() => undefined)
  }
}
