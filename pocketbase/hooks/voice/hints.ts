import type { Database } from '../pocketbase.d.ts'
import { textRows } from '../sql.ts'

const mostNames = 100

/**
 * What a list has had, the last changed first, as an engine takes words that are likely to be said: names by comma.
 * Only for an engine on this machine: what stands on a list is nobody else's business.
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
