import { atom, type ReadableAtom } from 'nanostores'
import type { RecentList } from '../../sync/lists/recent-list.ts'
import { mayHaveLists } from '../../sync/storage/may-have-lists.ts'

/** Not needed for the first paint of the page. */
const reader = () => import('../../sync/lists/recent-lists.ts')

const $lists = atom<readonly RecentList[] | undefined>(undefined)

/** The lists of this device, the last opened first; undefined until they are known. */
export const $recentLists: ReadableAtom<readonly RecentList[] | undefined> = $lists

/** Reads the lists again, because they change while they are open. */
export async function loadRecentLists(): Promise<void> {
  try {
    $lists.set((await mayHaveLists()) ? await (await reader()).readRecentLists() : [])
  } catch {
    $lists.set([])
  }
}

/** Deletes this device's copy of a list. @returns a function that restores it */
export async function forgetHere(id: string): Promise<() => Promise<void>> {
  return (await reader()).forgetList(id)
}
