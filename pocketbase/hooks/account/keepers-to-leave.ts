import { listNode } from '../cluster/list-node.ts'
import type { App, Database } from '../pocketbase.d.ts'
import { execute, storedTime, textRows } from '../sql.ts'

/** A keeper whose list has to be told that it keeps it no longer, and where that lives. */
export interface Leaving {
  keeper: string
  slot: string
}

const tellAgainAfterMs = 60_000
const toldAtOnce = 100

/** Notes that a list must hear of a keeper's end, at the latest by the next run of `tellLeft` after a minute. */
export function noteLeaving(database: Database, { keeper, slot }: Leaving, nowMs: number): void {
  execute(
    database,
    `INSERT INTO keepers_to_leave (keeper, slot, due) VALUES ({:keeper}, {:slot}, {:due})
     ON CONFLICT (keeper) DO UPDATE SET due = excluded.due`,
    { keeper, slot, due: storedTime(nowMs + tellAgainAfterMs) },
  )
}

export function forgetLeaving(database: Database, keeper: string): void {
  execute(database, 'DELETE FROM keepers_to_leave WHERE keeper = {:keeper}', { keeper })
}

/** Tells a list now, if its node can be reached; else it stays noted. */
export function tellLeaving(app: App, { keeper, slot }: Leaving, nowMs: number): void {
  if (listNode(app, nowMs).leave(slot, keeper)) forgetLeaving(app.db(), keeper)
  else noteLeaving(app.db(), { keeper, slot }, nowMs)
}

/** Tells those lists that could not be told when they were left. */
export function tellLeft(app: App, nowMs: number): void {
  const due = textRows(
    app.db(),
    `SELECT json_object('keeper', keeper, 'slot', slot) AS value FROM keepers_to_leave
     WHERE due < {:now} LIMIT ${toldAtOnce}`,
    { now: storedTime(nowMs) },
  )
  for (const leaving of due) tellLeaving(app, JSON.parse(leaving), nowMs)
}
