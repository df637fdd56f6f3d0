import { atom, type ReadableAtom } from 'nanostores'
import { recentTexts } from '../i18n/recent.ts'
import { mayHaveLists } from '../sync/may-have-lists.ts'
import type { RecentList } from '../sync/recent-lists.ts'
import { showToast } from './toasts.ts'

export { keepRecentRoom } from '../sync/recent-room.ts'
export type { RecentList }

/** Not needed for the first picture of the page. */
const reader = () => import('../sync/recent-lists.ts')

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

/** Lets go of this device's copy of a list, and offers to take that back. */
export async function forgetRecentList({ id, name }: RecentList): Promise<void> {
  try {
    const bringBack = await (await reader()).forgetList(id)
    const undo = () => void bringBack().then(loadRecentLists)
    showToast({
      tone: 'info',
      text: recentTexts.forgotten(name),
      action: { label: recentTexts.undo, run: undo },
    })
  } catch {
    showToast({ tone: 'error', text: recentTexts.notForgotten })
  }
  await loadRecentLists()
}
