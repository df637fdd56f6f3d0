import type { ListAnswer } from '../../../src/protocol/calls.ts'
import type { Database } from '../pocketbase.d.ts'
import { jsonObject, textRows } from '../sql.ts'
import { itemJson } from './item-json.ts'

/** For a whole list: enough to restore items that were deleted by mistake, and to find items that are bought regularly. */
const latestTombstones = 300

const itemsSince = `(
  SELECT json_group_array(${itemJson} ORDER BY i.rev)
  FROM items i
  WHERE i.list = l.id AND i.rev > l.start
    AND (l.start > 0 OR NOT i.deleted OR i.category <> '' OR i.rev > coalesce((
      SELECT t.rev FROM items t WHERE t.list = l.id AND t.deleted
      ORDER BY t.rev DESC LIMIT 1 OFFSET {:latestTombstones}
    ), 0))
)`

const deltaJson = jsonObject<Omit<ListAnswer, 'isReadOnly' | 'wasDue' | 'lost'>>({
  id: 'l.id',
  name: 'l.name',
  rev: 'l.rev',
  from: 'l.start',
  changedAt: 'l.updated',
  changedBy: 'l.changed_by',
  // Options are sent together if any has changed, because there are few.
  options: "iif(l.options <> '' AND l.options ->> '$.rev' > l.start, json(l.options -> '$.of'), NULL)",
  items: itemsSince,
})

/**
 * Reads the changes in a list since a revision, as the JSON text of a `ListAnswer`. It is one statement, so that the
 * revision and the items are from one moment. A whole list includes its latest tombstones and those with a category that a
 * person chose. A read since a revision before a purged tombstone returns the whole list.
 *
 * @returns undefined when there is no such list
 */
export function readDelta(database: Database, listId: string, since: number): string | undefined {
  const [row] = textRows(
    database,
    `SELECT ${deltaJson} AS value
     FROM (
       SELECT id, name, rev, updated, changed_by, options, iif({:since} > rev OR {:since} < forgotten_rev, 0, {:since}) AS start
       FROM lists WHERE id = {:listId}
     ) l`,
    { listId, since, latestTombstones },
  )
  return row
}
