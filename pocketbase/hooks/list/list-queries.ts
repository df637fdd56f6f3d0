import type { ListHead } from '../../../src/domain/item/item.ts'
import type { Gap } from '../../../src/domain/item/lost.ts'
import { nearEnd } from '../../../src/domain/list/lifetime.ts'
import type { Database } from '../pocketbase.d.ts'
import { isServed, isTokenServed } from '../served.ts'
import { execute, msOfStored, storedTime, textRows } from '../sql.ts'

/** Maximum delay of the recorded time of a list's last reading. */
export const readsTouchAfterMs = 3_600_000

/** The rows of `lists` that a token opens, by either link; lists without a read-only link have an empty token for it. */
export const opened = `lists.rowid IN (
  SELECT rowid FROM lists WHERE share_token = {:token}
  UNION ALL
  SELECT rowid FROM lists WHERE read_token = {:token} AND read_token <> ''
)`

/** JSON boolean in SQL: true if the token is that of the read-only link. */
export const readOnlyJson = `json(iif(share_token = {:token}, 'false', 'true'))`

/** A list as one of its two links opens it. */
export interface OpenedList extends ListHead {
  isReadOnly: boolean
  /** Undefined if no changes were lost. */
  lost?: readonly Gap[]
}

/** A list to create. `rev` is the revision that a device had of it before the server was restored, otherwise 0. */
interface WantedList extends Pick<ListHead, 'id' | 'name' | 'rev'> {
  token: string
}

/**
 * Creates a list unless its id or its token is taken, or a list of this id has ended; does not report which. A list that
 * existed before is created again only by a server that was restored since then and has lost all of it.
 *
 * @returns true if it was created
 */
export function insertList(database: Database, list: WantedList, nowMs: number): boolean {
  const made = execute(
    database,
    `INSERT INTO lists (id, share_token, name, named_rev, rev, forgotten_rev, lost, created, updated, last_activity)
     SELECT {:id}, {:token}, {:name}, {:rev}, began, began,
       iif(began > 0, json_array(json_array(0, began)), ''), {:now}, {:now}, {:now}
     FROM (SELECT coalesce((SELECT began FROM lineage LIMIT 1), 0) AS began)
     WHERE ({:rev} = 0 OR {:rev} < began) AND ${isTokenServed}
       AND NOT EXISTS (SELECT 1 FROM lists WHERE ${opened})
       AND NOT EXISTS (SELECT 1 FROM ended_lists WHERE ended_lists.id = {:id})
     ON CONFLICT DO NOTHING`,
    { ...list, now: storedTime(nowMs) },
  )
  return made > 0
}

/** The list that a token opens. */
export function findList(database: Database, token: string): OpenedList | undefined {
  const [row] = textRows(
    database,
    `SELECT json_patch(
       json_object('id', id, 'name', name, 'rev', rev,
         'isReadOnly', ${readOnlyJson}),
       json_object('lost', json(nullif(lost, '')))
     ) AS value
     FROM lists WHERE ${opened} AND ${isServed}`,
    { token },
  )
  return row === undefined ? undefined : JSON.parse(row)
}

/** The token of a list's full link. */
export function tokenOfList(database: Database, listId: string): string | undefined {
  return textRows(database, 'SELECT share_token AS value FROM lists WHERE id = {:listId}', { listId })[0]
}

/**
 * Records the reading of a list, at most once an hour, so that reading seldom writes.
 *
 * @returns the time at which the list would have been deleted without this reading, if that was near; in ms since 1970
 */
export function touchList(database: Database, listId: string, nowMs: number): number | undefined {
  const values = { listId, before: storedTime(nowMs - readsTouchAfterMs) }
  const isDue = 'last_activity < {:before} AND id = {:listId}'
  const [row] = textRows(
    database,
    `SELECT json_object('touchedAt', last_activity, 'saved', saved) AS value FROM lists WHERE ${isDue}`,
    values,
  )
  if (row === undefined) return undefined
  execute(database, `UPDATE lists SET last_activity = {:now} WHERE ${isDue}`, {
    ...values,
    now: storedTime(nowMs),
  })
  const { touchedAt, saved }: { touchedAt: string; saved: number } = JSON.parse(row)
  return saved > 0 || touchedAt === '' ? undefined : nearEnd(msOfStored(touchedAt), nowMs)
}

/**
 * Deletes lists with all that belongs to them, and records that they have ended, so that no device can bring them back.
 * Needs a transaction, or a list may be left without its items.
 */
export function deleteLists(database: Database, ids: readonly string[]): void {
  const values = { ids: JSON.stringify(ids) }
  const these = '(SELECT value FROM json_each({:ids}))'
  execute(database, `DELETE FROM changes WHERE list IN ${these}`, values)
  execute(database, `DELETE FROM items WHERE list IN ${these}`, values)
  execute(database, `DELETE FROM history WHERE list IN ${these}`, values)
  execute(database, `DELETE FROM api_keys WHERE list IN ${these}`, values)
  execute(database, `DELETE FROM api_answers WHERE list IN ${these}`, values)
  execute(database, `DELETE FROM push_subscriptions WHERE list IN ${these}`, values)
  execute(
    database,
    `INSERT INTO ended_lists (id, ended, slot)
     SELECT id, strftime('%Y-%m-%d %H:%M:%fZ'), substr(share_token, 1, 3) FROM lists WHERE id IN ${these}
     ON CONFLICT DO NOTHING`,
    values,
  )
  execute(database, `DELETE FROM lists WHERE id IN ${these}`, values)
  execute(database, `DELETE FROM keepers WHERE list IN ${these}`, values)
}
