import type { KeptListAnswer } from '../../../src/protocol/late-calls.ts'
import { slotOf } from '../../../src/protocol/slot.ts'
import { findList } from '../list/list-queries.ts'
import type { Database } from '../pocketbase.d.ts'
import { noList } from '../served.ts'
import { execute, storedTime, textRows } from '../sql.ts'

/**
 * Records on a list that an account has saved it, by the keeper, which represents the pair; repeating it has no effect.
 *
 * @param token opens the list, by either link
 */
export function addKeeper(
  database: Database,
  token: string,
  keeper: string,
  nowMs: number,
): KeptListAnswer | ReturnType<typeof noList> {
  const list = findList(database, token)
  if (!list) return noList(database, token)
  const sql = 'INSERT INTO keepers (keeper, list) VALUES ({:keeper}, {:listId}) ON CONFLICT DO NOTHING'
  execute(database, sql, { keeper, listId: list.id })
  touch(database, list.id, nowMs)
  const [shareToken = token] = textRows(
    database,
    'SELECT share_token AS value FROM lists WHERE id = {:listId}',
    {
      listId: list.id,
    },
  )
  return { listId: list.id, name: list.name, slot: slotOf(shareToken) }
}

/** Removes a keeper, which may be unknown. A list without any keeper is kept as if it had just been used. */
export function removeKeeper(database: Database, keeper: string, nowMs: number): void {
  const sql = 'SELECT list AS value FROM keepers WHERE keeper = {:keeper}'
  for (const listId of textRows(database, sql, { keeper })) touch(database, listId, nowMs)
  execute(database, 'DELETE FROM keepers WHERE keeper = {:keeper}', { keeper })
}

function touch(database: Database, listId: string, nowMs: number): void {
  const sql = 'UPDATE lists SET last_activity = {:now} WHERE id = {:listId}'
  execute(database, sql, { listId, now: storedTime(nowMs) })
}
