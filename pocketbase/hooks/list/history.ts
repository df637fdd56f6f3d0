import type { StampedItem } from '../../../src/domain/stamps.ts'
import type { App, Database } from '../pocketbase.d.ts'
import { execute, jsonRows, storedTime } from '../sql.ts'
import { opened } from './lists.ts'

/** A year, whichever it is. */
const keptMs = 366 * 24 * 3_600_000
const chunk = 5_000
/** More than a year of a large family's shopping tells nothing new. */
const mostRead = 2_000

/** What a batch did to the history of a list. */
export interface HistoryChange {
  /** Bought, and taken off the list now. */
  bought: readonly StampedItem[]
  /** Ids of what stands on the list again. */
  putBack: readonly string[]
}

export function saveHistory(
  database: Database,
  listId: string,
  { bought, putBack }: HistoryChange,
  now: string,
): void {
  if (bought.length > 0) {
    execute(
      database,
      `INSERT INTO history (id, list, name, quantity, unit, category, bought)
       SELECT value->>'id', {:listId}, value->>'name', value->>'quantity', value->>'unit', value->>'category', {:now}
       FROM json_each({:items}) WHERE true
       ON CONFLICT (id) DO NOTHING`,
      { listId, items: JSON.stringify(bought), now },
    )
  }
  if (putBack.length > 0) {
    execute(
      database,
      'DELETE FROM history WHERE id IN (SELECT value FROM json_each({:ids})) AND list = {:listId}',
      {
        listId,
        ids: JSON.stringify(putBack),
      },
    )
  }
}

/**
 * What was bought for a list, the latest first, as a JSON text: `{bought: [{name, quantity, unit, category, at}]}`.
 *
 * @returns undefined when the token opens no list
 */
export function readHistory(database: Database, token: string): string | undefined {
  const [row] = jsonRows(
    database,
    `SELECT json_object('bought', (
       SELECT json_group_array(json_object(
         'name', name, 'quantity', quantity, 'unit', unit, 'category', category, 'at', bought
       )) FROM (SELECT * FROM history WHERE list = lists.id ORDER BY bought DESC LIMIT ${mostRead})
     )) AS json
     FROM lists WHERE ${opened}`,
    { token },
  )
  return row
}

/** Forgets what was bought more than a year ago, a chunk at a time, so that nobody waits long to write. */
export function forgetHistory(app: App, nowMs: number): void {
  const before = storedTime(nowMs - keptMs)
  const old = 'SELECT id AS json FROM history WHERE bought < {:before} LIMIT 1'
  while (jsonRows(app.db(), old, { before }).length > 0) {
    execute(
      app.db(),
      'DELETE FROM history WHERE rowid IN (SELECT rowid FROM history WHERE bought < {:before} LIMIT {:chunk})',
      { before, chunk },
    )
  }
}
