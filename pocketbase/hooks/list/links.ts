import type { Database } from '../pocketbase.d.ts'
import { isServed } from '../served.ts'
import { storedTime, textRows } from '../sql.ts'

/** `share` opens the list to read and change it, `read` to read it only. */
type LinkKind = 'share' | 'read'

/** A new link that a holder of the full link requests; an empty token revokes the read-only link. */
export interface WantedLink {
  kind: LinkKind
  token: string
}

const isFree = `NOT EXISTS (
  SELECT 1 FROM lists other
  WHERE other.share_token = {:wanted}
  UNION ALL
  SELECT 1 FROM lists other
  WHERE other.read_token = {:wanted} AND other.read_token <> ''
)`

/** The key of a list's read-only link; '' while it has none. */
export function readTokenOf(database: Database, listId: string): string {
  const sql = 'SELECT read_token AS value FROM lists WHERE id = {:listId}'
  const [readToken = ''] = textRows(database, sql, { listId })
  return readToken
}

/**
 * Gives a list another token, for a holder of its full link.
 *
 * @param token opens the list for changes
 * @returns false, with nothing changed, when the token is unknown, or the wanted token is taken already
 */
export function setLink(
  database: Database,
  token: string,
  { kind, token: wanted }: WantedLink,
  nowMs: number,
): boolean {
  const changed = textRows(
    database,
    `UPDATE lists SET ${kind}_token = {:wanted}, last_activity = {:now}
     WHERE share_token = {:token} AND ${isFree} AND ${isServed} RETURNING id AS value`,
    { token, wanted, now: storedTime(nowMs) },
  )
  return changed.length > 0
}
