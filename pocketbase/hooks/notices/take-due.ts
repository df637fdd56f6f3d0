import type { TakeDueBody } from '../../../src/protocol/operator.ts'
import type { RefusalCode } from '../answer.ts'
import type { Fields } from '../request.ts'

/** As much of one list is in the hands of the site's server at most: two are under way at once, and two follow. */
const mostOfList = 4

/**
 * SQL that selects rows by turns of the lists, with `{:inHand}` and `{:most}` of the request: what one list has in great number
 * keeps no other one waiting.
 *
 * @param rows selects what is due, with the column `turn`
 * @param order of rows of the same turn
 */
export function byTurns(rows: string, order: string): string {
  return `(${rows}) WHERE turn <= ${mostOfList} ORDER BY ${order} LIMIT {:most}`
}

/** SQL of the turn of a row among those of its list, behind what is in hand of that list. */
export function turnOf(list: string, order: string): string {
  return `coalesce({:inHand} ->> ${list}, 0) + row_number() OVER (PARTITION BY ${list} ORDER BY ${order})`
}

/** The request as values for that SQL. */
export function valuesOf({ room, inHand }: TakeDueBody<unknown>, nowMs: number) {
  return { nowMs, most: room, inHand: JSON.stringify(inHand) }
}

/** What the site's server asks: its outcomes are its own words, and are taken as they are. */
export function readTakeDue<Outcome>(fields: Fields): TakeDueBody<Outcome> | RefusalCode {
  const { outcomes, room, inHand, undelivered } = fields
  return Array.isArray(outcomes) &&
    Number.isSafeInteger(room) &&
    typeof inHand === 'object' &&
    inHand !== null
    ? ({ outcomes, room, inHand, undelivered } as TakeDueBody<Outcome>)
    : 'malformed'
}
