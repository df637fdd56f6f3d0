import { atom, type ReadableAtom } from 'nanostores'
import type { RecentList } from '../../sync/lists/recent-list.ts'
import { mayHaveLists } from '../../sync/storage/may-have-lists.ts'

/** Not needed for the first picture of the page. */
const reader = () => import('../../sync/lists/recent-lists.ts')

const $lists = atom<readonly RecentList[] | undefined>(undefined)

/** The lists of this device, the last opened first; undefined until they are known. */
export const $recentLists: ReadableAtom<readonly RecentList[] | undefined> = $lists

/** Reads them anew: what is left in a list changes while it is open. */
export async function loadRecentLists(): Promise<void> {
  try {
    $lists.set((await mayHaveLists()) ? await (await reader()).readRecentLists() : [])
  } catch {
    $lists.set([])
  }
}

/** Lets go of this device's copy of a list. @returns what brings it back */
export async function forgetHere(id: string): Promise<() => Promise<void>> {
  return (await reader()).forgetList(id)
}
