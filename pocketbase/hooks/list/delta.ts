import type { Database } from '../pocketbase.d.ts'
import { jsonRows } from '../sql.ts'
import { itemJson } from './item-json.ts'

/**
 * What changed in a list since a revision, as the JSON text `{id, name, rev, from, items}`.
 * One statement, so that the revision and the items are of one moment. Tombstones only above revision 0.
 *
 * @returns undefined when the token opens no list
 */
export function readDelta(database: Database, token: string, since: number): string | undefined {
  const [row] = jsonRows(
    database,
    `SELECT json_object('id', l.id, 'name', l.name, 'rev', l.rev, 'from', l.start, 'items', (
       SELECT json_group_array(${itemJson} ORDER BY i.rev)
       FROM items i
       WHERE i.list = l.id AND i.rev > l.start AND (l.start > 0 OR NOT i.deleted)
     )) AS json
     FROM (
       SELECT id, name, rev, iif({:since} > rev, 0, {:since}) AS start FROM lists WHERE share_token = {:token}
     ) l`,
    { token, since },
  )
  return row
}
