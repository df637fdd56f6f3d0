import {
  type KeyAccess,
  type KeysAnswer,
  keysPerList,
  type ListKey,
  type MakeKeyBody,
} from '../../../src/protocol/list-keys.ts'
import type { Database } from '../pocketbase.d.ts'
import { isServed } from '../served.ts'
import { execute, jsonObject, storedTime, textRows } from '../sql.ts'

/** Maximum delay of the recorded time of a key's last use, so that reading seldom writes. */
const usesTouchAfterMs = 3_600_000

/** A list as the key of a program opens it. */
export interface ListByKey {
  keyId: string
  /** Name of the key. */
  name: string
  access: KeyAccess
  listId: string
  /** The list's full token, for code that changes the list. */
  token: string
}

const keyJson = jsonObject<ListKey>({
  id: 'id',
  name: 'name',
  access: 'access',
  createdAt: 'created',
  lastUsedAt: 'last_used',
  // The text between the slashes of the scheme and that of the path.
  tells: `coalesce((
    SELECT substr(url, instr(url, '//') + 2, instr(substr(url, instr(url, '//') + 2), '/') - 1) FROM webhooks WHERE webhooks.key = api_keys_of_list.id
  ), '')`,
})
const keysJson = jsonObject<KeysAnswer>({ keys: `json_group_array(${keyJson})` })

/** The keys of a list, as the JSON text of a `KeysAnswer`. */
export function readKeysOf(database: Database, listId: string): string {
  const sql = `SELECT ${keysJson} AS value
    FROM (SELECT * FROM api_keys WHERE list = {:listId} ORDER BY created, rowid) api_keys_of_list`
  const [row = ''] = textRows(database, sql, { listId })
  return row
}

/**
 * Creates a key; repeating the request has no further effect. Fails if the list has the maximum number of keys.
 *
 * @returns true if the list has the key now
 */
export function insertKey(
  database: Database,
  listId: string,
  { id, name, access, key }: MakeKeyBody,
  nowMs: number,
): boolean {
  const values = { id, listId, name, access, hash: $security.sha256(key) }
  execute(
    database,
    `INSERT INTO api_keys (id, list, name, access, hash, created, last_used)
     SELECT {:id}, {:listId}, {:name}, {:access}, {:hash}, {:now}, ''
     WHERE (SELECT count(*) FROM api_keys WHERE list = {:listId}) < ${keysPerList}
     ON CONFLICT DO NOTHING`,
    { ...values, now: storedTime(nowMs) },
  )
  const sql = `SELECT id AS value FROM api_keys
    WHERE id = {:id} AND list = {:listId} AND hash = {:hash} AND name = {:name} AND access = {:access}`
  return textRows(database, sql, values).length > 0
}

export function hasAllKeys(database: Database, listId: string): boolean {
  const sql = 'SELECT CAST(count(*) AS TEXT) AS value FROM api_keys WHERE list = {:listId}'
  return Number(textRows(database, sql, { listId })[0]) >= keysPerList
}

/** Deletes a key if it exists. */
export function deleteKey(database: Database, listId: string, id: string): void {
  execute(database, 'DELETE FROM api_keys WHERE id = {:id} AND list = {:listId}', { id, listId })
}

/** Finds the list of a program's key. The key is looked up by its SHA-256, so the duration reveals nothing about any key. */
export function findKeyed(database: Database, key: string): ListByKey | undefined {
  const [row] = textRows(
    database,
    `SELECT ${jsonObject<ListByKey>({
      keyId: 'k.id',
      name: 'k.name',
      access: 'k.access',
      listId: 'lists.id',
      token: 'lists.share_token',
    })} AS value
     FROM api_keys k JOIN lists ON lists.id = k.list WHERE k.hash = {:hash} AND ${isServed}`,
    { hash: $security.sha256(key) },
  )
  return row === undefined ? undefined : JSON.parse(row)
}

/** Records the use of a key, at most once an hour. */
export function touchKey(database: Database, keyId: string, nowMs: number): void {
  const values = { keyId, before: storedTime(nowMs - usesTouchAfterMs) }
  const isDue = 'id = {:keyId} AND last_used < {:before}'
  if (textRows(database, `SELECT id AS value FROM api_keys WHERE ${isDue}`, values).length === 0) return
  execute(database, `UPDATE api_keys SET last_used = {:now} WHERE ${isDue}`, {
    ...values,
    now: storedTime(nowMs),
  })
}
