import type { Database } from '../pocketbase.d.ts'
import { jsonRows } from '../sql.ts'
import { itemJson } from './item-json.ts'
import { opened } from './lists.ts'

/** Of a whole list: enough to put back what was deleted by mistake, and to know what is bought again and again. */
const latestTombstones = 300

/**
 * What changed in a list since a revision, as the JSON text `{id, name, rev, from, changedAt, changedBy, items}`.
 * One statement, so that the revision and the items are of one moment. A whole list comes with its latest tombstones and
 * with those whose category somebody chose; so does what is asked from before a tombstone that is forgotten.
 *
 * @returns undefined when the token opens no list
 */
export function readDelta(database: Database, token: string, since: number): string | undefined {
  const [row] = jsonRows(
    database,
    `SELECT json_object('id', l.id, 'name', l.name, 'rev', l.rev, 'from', l.start, 'changedAt', l.updated,
       'changedBy', l.changed_by, 'items', (
       SELECT json_group_array(${itemJson} ORDER BY i.rev)
       FROM items i
       WHERE i.list = l.id AND i.rev > l.start
         AND (l.start > 0 OR NOT i.deleted OR i.category <> '' OR i.rev > coalesce((
           SELECT t.rev FROM items t WHERE t.list = l.id AND t.deleted
           ORDER BY t.rev DESC LIMIT 1 OFFSET {:latestTombstones}
         ), 0))
     )) AS json
     FROM (
       SELECT id, name, rev, updated, changed_by, iif({:since} > rev OR {:since} < forgotten_rev, 0, {:since}) AS start
       FROM lists WHERE ${opened}
     ) l`,
    { token, since, latestTombstones },
  )
  return row
}

/** Puts fields before those of a JSON text without reading it: it may hold a whole list. */
export function withFields(text: string, fields: object): string {
  const more = JSON.stringify(fields).slice(1, -1)
  return more === '' ? text : `{${more},${text.slice(1)}`
}
