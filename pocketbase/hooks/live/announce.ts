import type { ChangeNotice } from '../../../src/protocol/live.ts'
import type { App } from '../pocketbase.d.ts'
import { tell } from './tell.ts'

const maxItems = 20

/** Notifies all watchers of a list of a change. */
export function announce(app: App, listId: string, notice: ChangeNotice, nowMs: number): void {
  const { from, rev, items } = notice
  if (rev === from) return
  const bare = JSON.stringify({ from, rev })
  const whole = items && items.length > maxItems ? undefined : JSON.stringify(notice)
  tell(app, listId, { whole, bare }, nowMs)
}
