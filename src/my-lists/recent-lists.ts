import { atom, type ReadableAtom } from 'nanostores'
import { hasDatabase } from '../device/has-database.ts'
import type { RecentList } from './recent-list.ts'

/** Not needed for the first paint of the page. */
const reader = () => import('./device-lists.ts')

const $lists = atom<readonly RecentList[] | undefined>(undefined)

/** The lists of this device, the last opened first; undefined until they are known. */
export const $recentLists: ReadableAtom<readonly RecentList[] | undefined> = $lists

/** Reads the lists again, because they change while they are open. */
export async function loadRecentLists(): Promise<void> {
  try {
    $lists.set((await hasDatabase()) ? await (await reader()).readRecentLists() : [])
  } catch {
    $lists.set([])
  }
}

/** Deletes this device's copy of a list. @returns a function that restores it */
export async function forgetHere(id: string): Promise<() => Promise<void>> {
  return (await reader()).forgetList(id)
}
