import { followNotices } from '../../notices/follow-notices.ts'
import type { ListStore } from '../list.ts'
import { followWeekly } from './follow-weekly.ts'

/** What is done for an open list by itself. @returns ends it */
export function follow(store: ListStore): () => void {
  const ends = [followWeekly(store), followNotices(store)]
  return () => {
    for (const end of ends) end()
  }
}
