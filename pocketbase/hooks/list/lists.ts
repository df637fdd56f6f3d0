import type { ListHead } from '../../../src/domain/item.ts'
import type { Database } from '../pocketbase.d.ts'
import { execute, jsonRows, storedTime } from '../sql.ts'

const readsTouchAfterMs = 3_600_000

/** Makes a list unless its id or its token is taken; silent about which. */
export function insertList(
  database: Database,
  list: { id: string; token: string; name: string },
  nowMs: number,
): void {
  execute(
    database,
    `INSERT INTO lists (id, share_token, name, rev, created, updated, last_activity)
     VALUES ({:id}, {:token}, {:name}, 0, {:now}, {:now}, {:now})
     ON CONFLICT DO NOTHING`,
    { ...list, now: storedTime(nowMs) },
  )
}

/** The list that a share token opens. */
export function findList(database: Database, token: string): ListHead | undefined {
  const [row] = jsonRows(
    database,
    `SELECT json_object('id', id, 'name', name, 'rev', rev) AS json FROM lists WHERE share_token = {:token}`,
    { token },
  )
  return row === undefined ? undefined : JSON.parse(row)
}

/** A list moved on: its revision, its name and its times. */
export function moveList(database: Database, { id, name, rev }: ListHead, nowMs: number): void {
  execute(
    database,
    `UPDATE lists SET name = {:name}, rev = {:rev}, updated = {:now}, last_activity = {:now} WHERE id = {:id}`,
    { id, name, rev, now: storedTime(nowMs) },
  )
}

/** Notes that a list was read, at most once an hour, so that reading seldom writes. */
export function touchList(database: Database, token: string, nowMs: number): void {
  const values = { token, before: storedTime(nowMs - readsTouchAfterMs) }
  const isDue = 'share_token = {:token} AND last_activity < {:before}'
  if (jsonRows(database, `SELECT id AS json FROM lists WHERE ${isDue}`, values).length === 0) return
  execute(database, `UPDATE lists SET last_activity = {:now} WHERE ${isDue}`, {
    ...values,
    now: storedTime(nowMs),
  })
}
