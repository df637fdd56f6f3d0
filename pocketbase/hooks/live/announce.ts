import type { App } from '../pocketbase.d.ts'
import { tell } from './tell.ts'

const maxItems = 20

/** A change of a list, for all its watchers. */
export interface Announcement {
  from: number
  rev: number
  /** Number of items in the text. */
  itemCount: number
  /** JSON of a `ChangeNotice`. */
  text: string
}

/** Notifies all watchers of a list of a change. */
export function announce(
  app: App,
  listId: string,
  { from, rev, itemCount, text }: Announcement,
  nowMs: number,
): void {
  if (rev === from) return
  const bare = JSON.stringify({ from, rev })
  const whole = itemCount > maxItems ? undefined : text
  tell(app, listId, { whole, bare }, nowMs)
}
