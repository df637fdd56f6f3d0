import { listKeyHeader, readListKey, slotOfKey } from '../../../src/protocol/list-keys.ts'
import { readShareToken, shareTokenHeader } from '../../../src/protocol/share-token.ts'
import { slotEpochHeader, slotOf, slotParameter } from '../../../src/protocol/slot.ts'
import type { Database, RequestEvent } from '../pocketbase.d.ts'
import { prepared, textRows } from '../sql.ts'

/** Whether this node serves the slot of a row of `lists`: one that is moving is served by neither node. */
export const isServed = `NOT EXISTS (
  SELECT 1 FROM slots WHERE slot = substr(lists.share_token, 1, 3) AND state <> 'here'
)`

/** Whether this node serves the slot of `{:token}`. */
export const isTokenServed = `NOT EXISTS (
  SELECT 1 FROM slots WHERE slot = substr({:token}, 1, 3) AND state <> 'here'
)`

/** Why a token opens no list here: there is none, or another node would know. */
export function noList(database: Database, token: string): 'unknown-list' | 'elsewhere' {
  const elsewhere = textRows(
    database,
    `SELECT slot AS value FROM slots
     WHERE slot IN ({:slot}, (SELECT slot FROM slot_exceptions WHERE key_hash = {:hash})) AND state <> 'here'`,
    { slot: slotOf(token), hash: $security.sha256(token) },
  )
  return elsewhere.length > 0 ? 'elsewhere' : 'unknown-list'
}

/** The same of a program's key, which always begins with the slot of its list. */
export function noKey(database: Database, key: string): 'unknown-key' | 'elsewhere' {
  const sql = "SELECT slot AS value FROM slots WHERE slot = {:slot} AND state <> 'here'"
  return textRows(database, sql, { slot: slotOfKey(key) }).length > 0 ? 'elsewhere' : 'unknown-key'
}

/**
 * Whether the router has a later map of slots than this node: another node was put in its place, or is about to be, and it
 * must not answer. A node alone hears of no map.
 */
export function isOutdated(event: RequestEvent): boolean {
  const told = Number(event.request.header.get(slotEpochHeader))
  if (!(told > 0)) return false
  const [known = '0'] = textRows(
    prepared(event.app),
    'SELECT CAST(epoch AS TEXT) AS value FROM slots WHERE slot = {:slot}',
    { slot: slotAsked(event) },
  )
  return Number(known) < told
}

/** The slot that a request is about: that of its key, or the one in its address. */
function slotAsked({ request }: RequestEvent): string {
  const key = readListKey(request.header.get(listKeyHeader))
  if (key !== undefined) return slotOfKey(key)
  const token = readShareToken(request.header.get(shareTokenHeader))
  return token === undefined ? request.url.query().get(slotParameter) : slotOf(token)
}

/** Whether this node serves the slot in a request's address. */
export function isAskedSlotServed({ app, request }: RequestEvent): boolean {
  const slot = request.url.query().get(slotParameter)
  const sql = "SELECT slot AS value FROM slots WHERE slot = {:slot} AND state <> 'here'"
  return textRows(app.db(), sql, { slot }).length === 0
}
