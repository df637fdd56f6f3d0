import type { TakeDueBody } from '../../../src/protocol/operator.ts'
import type { RefusalCode } from '../answer.ts'
import type { Fields } from '../request.ts'

/** Most messages of one list that the site's server holds at a time: two that are being sent, and two that follow. */
const mostOfList = 4

/**
 * Returns SQL that selects rows by turns of the lists, so that a list with many messages delays no other list. The SQL
 * uses `{:inHand}` and `{:most}` from the request.
 *
 * @param rows SQL that selects the due rows, with the column `turn`
 * @param order SQL of the columns to sort by
 */
export function byTurns(rows: string, order: string): string {
  return `(${rows}) WHERE turn <= ${mostOfList} ORDER BY ${order} LIMIT {:most}`
}

/** Returns SQL of a row's position among its list's rows, counted after the list's messages already handed over. */
export function turnOf(list: string, order: string): string {
  return `coalesce({:inHand} ->> ${list}, 0) + row_number() OVER (PARTITION BY ${list} ORDER BY ${order})`
}

/** Returns the request as values for the SQL of `byTurns` and `turnOf`. */
export function valuesOf({ room, inHand }: TakeDueBody<unknown>, nowMs: number) {
  return { nowMs, most: room, inHand: JSON.stringify(inHand) }
}

/** Reads the request of the site's server. The outcomes are not checked, because the site's server wrote them. */
export function readTakeDue<Outcome>(fields: Fields): TakeDueBody<Outcome> | RefusalCode {
  const { outcomes, room, inHand, undelivered } = fields
  return Array.isArray(outcomes) &&
    Number.isSafeInteger(room) &&
    typeof inHand === 'object' &&
    inHand !== null
    ? ({ outcomes, room, inHand, undelivered } as TakeDueBody<Outcome>)
    : 'malformed'
}
