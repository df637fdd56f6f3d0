import { listKeyHeader, readListKey, slotOfKey } from '../../src/protocol/key-calls.ts'
import { readShareToken, shareTokenHeader } from '../../src/protocol/share-token.ts'
import { slotEpochHeader, slotOf, slotParameter } from '../../src/protocol/slot.ts'
import type { Database, RequestEvent } from './pocketbase.d.ts'
import { prepared, textRows } from './sql.ts'

/**
 * SQL condition: this node serves the slot of a token. A slot that is being moved is served by neither node.
 *
 * @param token SQL expression
 */
export function servesSlotOf(token: string): string {
  return `NOT EXISTS (SELECT 1 FROM slots WHERE slot = substr(${token}, 1, 3) AND state <> 'here')`
}

/** SQL condition: this node serves the slot of a row of `lists`. */
export const isServed = servesSlotOf('lists.share_token')

/** SQL condition: this node serves the slot of `{:token}`. */
export const isTokenServed = servesSlotOf('{:token}')

/** Reason for which a token opens no list here: there is none, or another node may have it. */
export function noList(database: Database, token: string): 'unknown-list' | 'elsewhere' {
  const elsewhere = textRows(
    database,
    `SELECT slot AS value FROM slots
     WHERE slot IN ({:slot}, (SELECT slot FROM slot_exceptions WHERE key_hash = {:hash})) AND state <> 'here'`,
    { slot: slotOf(token), hash: $security.sha256(token) },
  )
  return elsewhere.length > 0 ? 'elsewhere' : 'unknown-list'
}

/** Reason for which a program's key opens no list here; the key always contains the slot of its list. */
export function noKey(database: Database, key: string): 'unknown-key' | 'elsewhere' {
  const sql = "SELECT slot AS value FROM slots WHERE slot = {:slot} AND state <> 'here'"
  return textRows(database, sql, { slot: slotOfKey(key) }).length > 0 ? 'elsewhere' : 'unknown-key'
}

/**
 * True when the router has a later map of slots than this node: another node has replaced it, or is about to, and this node
 * must not answer. Without a router there is no map.
 */
export function isOutdated(event: RequestEvent): boolean {
  const epoch = Number(event.request.header.get(slotEpochHeader))
  if (!(epoch > 0)) return false
  const [known = '0'] = textRows(
    prepared(event.app),
    'SELECT CAST(epoch AS TEXT) AS value FROM slots WHERE slot = {:slot}',
    { slot: slotAsked(event) },
  )
  return Number(known) < epoch
}

/** The slot of a request: that of its key, or the one in its address. */
function slotAsked({ request }: RequestEvent): string {
  const key = readListKey(request.header.get(listKeyHeader))
  if (key !== undefined) return slotOfKey(key)
  const token = readShareToken(request.header.get(shareTokenHeader))
  return token === undefined ? request.url.query().get(slotParameter) : slotOf(token)
}

/** True when this node serves the slot in a request's address. */
export function isAskedSlotServed({ app, request }: RequestEvent): boolean {
  const slot = request.url.query().get(slotParameter)
  const sql = "SELECT slot AS value FROM slots WHERE slot = {:slot} AND state <> 'here'"
  return textRows(app.db(), sql, { slot }).length === 0
}
