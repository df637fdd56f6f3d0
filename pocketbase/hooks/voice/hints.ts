import type { Database } from '../pocketbase.d.ts'
import { textRows } from '../sql.ts'

const mostNames = 100

/**
 * Names of a list's items, the last changed first, as comma-separated hints for an engine. They are only for an engine on
 * this machine, because the contents of a list are private.
 */
export function hintsOf(database: Database, listId: string): string {
  const names = textRows(
    database,
    `SELECT name AS value FROM items WHERE list = {:listId}
     GROUP BY name ORDER BY max(rev) DESC LIMIT ${mostNames}`,
    { listId },
  )
  return names.map((name) => name.replace(/,/g, '.')).join(', ')
}
