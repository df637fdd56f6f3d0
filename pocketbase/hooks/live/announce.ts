import type { Told } from '../list/accept-batch.ts'
import type { App } from '../pocketbase.d.ts'
import { tell } from './tell.ts'

const maxItems = 20

/** Tells everybody who watches a list what changed. */
export function announce(app: App, listId: string, told: Told, nowMs: number): void {
  const { from, rev, items } = told
  if (rev === from) return
  const bare = JSON.stringify({ from, rev })
  const whole = items.length > maxItems ? undefined : JSON.stringify(told)
  tell(app, listId, { whole, bare }, nowMs)
}
