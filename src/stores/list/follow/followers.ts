import { followNotices } from '../../notices/follow-notices.ts'
import type { ListStore } from '../list.ts'
import { followWeekly } from './follow-weekly.ts'

/** Starts the automatic tasks of an open list. @returns a function that ends them */
export function follow(store: ListStore): () => void {
  const ends = [followWeekly(store), followNotices(store)]
  return () => {
    for (const end of ends) end()
  }
}
