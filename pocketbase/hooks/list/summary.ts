import type { Database } from '../pocketbase.d.ts'
import { jsonRows } from '../sql.ts'
import { opened } from './lists.ts'

/** What is said of a list before it is opened, as a JSON text: `{id, name, remaining, total, changedAt, changedBy}`. */
export function readSummary(database: Database, token: string): string | undefined {
  const [row] = jsonRows(
    database,
    `SELECT json_object('id', id, 'name', name, 'changedAt', updated, 'changedBy', changed_by, 'remaining',
       (SELECT count(*) FROM items WHERE list = lists.id AND NOT deleted AND NOT completed), 'total',
       (SELECT count(*) FROM items WHERE list = lists.id AND NOT deleted)) AS json
     FROM lists WHERE ${opened}`,
    { token },
  )
  return row
}
