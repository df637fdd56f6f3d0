import type { ListStore } from './list.ts'
import { followNotices } from './notices/notices.ts'
import { followWeekly } from './weekly/follow-weekly.ts'

/** Starts the automatic tasks of an open list. @returns a function that ends them */
export function follow(store: ListStore): () => void {
  const ends = [followWeekly(store), followNotices(store)]
  return () => {
    for (const end of ends) end()
  }
}
