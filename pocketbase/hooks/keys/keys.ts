import {
  type KeyAccess,
  type KeysAnswer,
  keysPerList,
  type ListKey,
  type MakeKeyBody,
} from '../../../src/protocol/key-calls.ts'
import type { Database } from '../pocketbase.d.ts'
import { isServed, noKey } from '../served.ts'
import { execute, jsonObject, storedTime, textRows } from '../sql.ts'

/** Maximum delay of the recorded time of a key's last use, so that reading seldom writes. */
const usesTouchAfterMs = 3_600_000

/** The owner of keys: a list, or an account with all lists that it has saved. */
export interface KeyOwner {
  of: 'list' | 'account'
  id: string
}

/** A program's key, and its owner. */
export interface KnownKey {
  keyId: string
  /** Name of the key. */
  name: string
  access: KeyAccess
  owner: KeyOwner
}

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

/** The tables of keys, each with the column of the owner. */
const tables = {
  list: { table: 'api_keys', column: 'list' },
  account: { table: 'account_keys', column: 'account' },
} as const satisfies Readonly<Record<KeyOwner['of'], object>>

const keyJson = jsonObject<ListKey>({
  id: 'id',
  name: 'name',
  access: 'access',
  createdAt: 'created',
  lastUsedAt: 'last_used',
  // The text between the slashes of the scheme and that of the path.
  tells: `coalesce((
    SELECT substr(url, instr(url, '//') + 2, instr(substr(url, instr(url, '//') + 2), '/') - 1) FROM webhooks WHERE webhooks.key = owned.id
  ), '')`,
})
const keysJson = jsonObject<KeysAnswer>({ keys: `json_group_array(${keyJson})` })

/** The keys of a list or an account, as the JSON text of a `KeysAnswer`. */
export function readKeysOf(database: Database, { of, id: ownerId }: KeyOwner): string {
  const { table, column } = tables[of]
  const sql = `SELECT ${keysJson} AS value
    FROM (SELECT * FROM ${table} WHERE ${column} = {:ownerId} ORDER BY created, rowid) owned`
  const [row = ''] = textRows(database, sql, { ownerId })
  return row
}

/**
 * Creates a key; repeating the request has no further effect. Fails if the owner has the maximum number of keys.
 *
 * @returns true if the owner has the key now
 */
export function insertKey(
  database: Database,
  { of, id: ownerId }: KeyOwner,
  { id, name, access, key }: MakeKeyBody,
  nowMs: number,
): boolean {
  const { table, column } = tables[of]
  const values = { id, ownerId, name, access, hash: $security.sha256(key) }
  execute(
    database,
    `INSERT INTO ${table} (id, ${column}, name, access, hash, created, last_used)
     SELECT {:id}, {:ownerId}, {:name}, {:access}, {:hash}, {:now}, ''
     WHERE (SELECT count(*) FROM ${table} WHERE ${column} = {:ownerId}) < ${keysPerList}
     ON CONFLICT DO NOTHING`,
    { ...values, now: storedTime(nowMs) },
  )
  const sql = `SELECT id AS value FROM ${table}
    WHERE id = {:id} AND ${column} = {:ownerId} AND hash = {:hash} AND name = {:name} AND access = {:access}`
  return textRows(database, sql, values).length > 0
}

export function hasAllKeys(database: Database, { of, id: ownerId }: KeyOwner): boolean {
  const { table, column } = tables[of]
  const sql = `SELECT CAST(count(*) AS TEXT) AS value FROM ${table} WHERE ${column} = {:ownerId}`
  return Number(textRows(database, sql, { ownerId })[0]) >= keysPerList
}

/** Deletes a key if it exists. */
export function deleteKey(database: Database, { of, id: ownerId }: KeyOwner, id: string): void {
  const { table, column } = tables[of]
  execute(database, `DELETE FROM ${table} WHERE id = {:id} AND ${column} = {:ownerId}`, { id, ownerId })
}

/** Finds a program's key. It is looked up by its SHA-256, so the duration reveals nothing about any key. */
export function findKey(database: Database, key: string): KnownKey | undefined {
  const ofTable = (of: KeyOwner['of'], served: string) => {
    const { table, column } = tables[of]
    const owner = jsonObject<KeyOwner>({ of: `'${of}'`, id: `k.${column}` })
    const known = jsonObject<KnownKey>({ keyId: 'k.id', name: 'k.name', access: 'k.access', owner })
    return `SELECT ${known} AS value FROM ${table} k WHERE k.hash = {:hash} AND ${served}`
  }
  const isListServed = `EXISTS (SELECT 1 FROM lists WHERE lists.id = k.list AND ${isServed})`
  const sql = `${ofTable('list', isListServed)} UNION ALL ${ofTable('account', 'true')}`
  const [row] = textRows(database, sql, { hash: $security.sha256(key) })
  return row === undefined ? undefined : JSON.parse(row)
}

/** SQL condition: a row of `lists` is opened by the link that an account has saved for it in `saved_lists`. */
export const isOpenedBySaved = `lists.id = saved_lists.list_id AND (lists.share_token = saved_lists.token
  OR (lists.read_token = saved_lists.token AND lists.read_token <> ''))`

/** SQL: the access of an account's key to a list that is saved by its full or its read-only link. */
export const accessBySaved = "iif(lists.share_token = saved_lists.token, k.access, 'read')"

/**
 * Finds a list that a program's key opens.
 *
 * @param listId of the list; '' for the only one of a list's key
 */
export function findKeyed(database: Database, key: string, listId: string): ListByKey | undefined {
  const json = (access: string) =>
    jsonObject<ListByKey>({
      keyId: 'k.id',
      name: 'k.name',
      access,
      listId: 'lists.id',
      token: 'lists.share_token',
    })
  const [row] = textRows(
    database,
    `SELECT ${json('k.access')} AS value
     FROM api_keys k JOIN lists ON lists.id = k.list
     WHERE k.hash = {:hash} AND {:listId} IN ('', k.list) AND ${isServed}
     UNION ALL
     SELECT ${json(accessBySaved)} AS value
     FROM account_keys k JOIN saved_lists ON saved_lists.account = k.account AND saved_lists.list_id = {:listId}
       JOIN lists ON ${isOpenedBySaved}
     WHERE k.hash = {:hash} AND ${isServed}`,
    { hash: $security.sha256(key), listId },
  )
  return row === undefined ? undefined : JSON.parse(row)
}

/** A list that an account has saved, and a key of the account. */
export interface SavedByKey extends Pick<ListByKey, 'keyId' | 'name' | 'access'> {
  /** Of the link by which it is saved. */
  token: string
}

/** Finds a list in the account of a program's key, even if this node does not have it. */
export function findSaved(database: Database, key: string, listId: string): SavedByKey | undefined {
  const saved = { keyId: 'k.id', name: 'k.name', access: 'k.access', token: 'saved_lists.token' }
  const [row] = textRows(
    database,
    `SELECT ${jsonObject<SavedByKey>(saved)} AS value
     FROM account_keys k JOIN saved_lists ON saved_lists.account = k.account AND saved_lists.list_id = {:listId}
     WHERE k.hash = {:hash}`,
    { hash: $security.sha256(key), listId },
  )
  return row === undefined ? undefined : JSON.parse(row)
}

/** Reason for which a program's key does not open a list here. @param listId '' for the only one of a list's key */
export function whyNotKeyed(
  database: Database,
  key: string,
  listId: string,
): 'unknown-key' | 'unknown-list' | 'elsewhere' {
  const known = findKey(database, key)
  if (!known) return noKey(database, key)
  const [state] = textRows(
    database,
    `SELECT state AS value FROM saved_lists JOIN slots ON slots.slot = saved_lists.slot AND state <> 'here'
     WHERE account = {:account} AND list_id = {:listId}`,
    { account: known.owner.id, listId },
  )
  return state === undefined ? 'unknown-list' : 'elsewhere'
}

/** Records the use of a key, at most once an hour. */
export function touchKey(database: Database, of: KeyOwner['of'], keyId: string, nowMs: number): void {
  const { table } = tables[of]
  const values = { keyId, before: storedTime(nowMs - usesTouchAfterMs) }
  const isDue = 'id = {:keyId} AND last_used < {:before}'
  if (textRows(database, `SELECT id AS value FROM ${table} WHERE ${isDue}`, values).length === 0) return
  execute(database, `UPDATE ${table} SET last_used = {:now} WHERE ${isDue}`, {
    ...values,
    now: storedTime(nowMs),
  })
}
