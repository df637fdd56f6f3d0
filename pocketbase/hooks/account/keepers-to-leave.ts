import { otherNodes } from '../optional-parts.ts'
import type { App, Database } from '../pocketbase.d.ts'
import { execute, storedTime, textRows } from '../sql.ts'
import { type ListNode, ownNode } from './list-node.ts'

/** A keeper that has to be removed from its list, and the slot of the list. */
export interface Leaving {
  keeper: string
  slot: string
}

const askAgainAfterMs = 60_000
const asksAtOnce = 100

/** Returns the node of lists: this one, unless another part of the app finds them on other nodes. */
export function listNode(app: App, nowMs: number): ListNode {
  for (const find of otherNodes) {
    const node = find()
    if (node) return node
  }
  return ownNode(app, nowMs)
}

/** Records that a keeper has to be removed from its list; `tellLeft` does so after a minute at the latest. */
export function noteLeaving(database: Database, { keeper, slot }: Leaving, nowMs: number): void {
  execute(
    database,
    `INSERT INTO keepers_to_leave (keeper, slot, due) VALUES ({:keeper}, {:slot}, {:due})
     ON CONFLICT (keeper) DO UPDATE SET due = excluded.due`,
    { keeper, slot, due: storedTime(nowMs + askAgainAfterMs) },
  )
}

export function forgetLeaving(database: Database, keeper: string): void {
  execute(database, 'DELETE FROM keepers_to_leave WHERE keeper = {:keeper}', { keeper })
}

/** Removes a keeper from its list now, if the list's node can be reached; otherwise it stays recorded. */
export function tellLeaving(app: App, { keeper, slot }: Leaving, nowMs: number): void {
  if (listNode(app, nowMs).leave(slot, keeper)) forgetLeaving(app.db(), keeper)
  else noteLeaving(app.db(), { keeper, slot }, nowMs)
}

/** Removes the keepers of lists whose nodes could not be reached before. */
export function tellLeft(app: App, nowMs: number): void {
  const due = textRows(
    app.db(),
    `SELECT json_object('keeper', keeper, 'slot', slot) AS value FROM keepers_to_leave
     WHERE due < {:now} LIMIT ${asksAtOnce}`,
    { now: storedTime(nowMs) },
  )
  for (const leaving of due) tellLeaving(app, JSON.parse(leaving), nowMs)
}
