import type { StampedItem } from '../../../src/domain/item/recall.ts'
import type { BoughtThing, HistoryAnswer } from '../../../src/protocol/calls.ts'
import { latestBought } from '../../../src/protocol/limits.ts'
import { jsonText } from '../answer.ts'
import type { App, Database } from '../pocketbase.d.ts'
import { listRoute } from '../route.ts'
import { execute, jsonObject, storedTime, textRows } from '../sql.ts'

/** A year, including a leap year. */
const keptMs = 366 * 24 * 3_600_000
/** More than a large family buys in a year. */
const mostKept = 2_000
const chunk = 5_000
const latestFirst = 'ORDER BY bought DESC, rowid DESC'

/** Effect of a batch on the history of a list. */
export interface HistoryChange {
  /** Items that were bought and are now removed from the list. */
  bought: readonly StampedItem[]
  /** Ids of items that are on the list again. */
  putBack: readonly string[]
}

const boughtJson = jsonObject<BoughtThing>({
  name: 'name',
  quantity: 'quantity',
  unit: 'unit',
  category: 'category',
  store: 'store',
  price: 'price',
  at: 'bought',
  ticked: 'ticked',
})
const historyJson = jsonObject<HistoryAnswer>({ bought: `json_group_array(${boughtJson})` })

/**
 * Items that were bought for a list, the latest first, as the JSON text of a `HistoryAnswer`.
 *
 * @param isWhole true for the whole history; otherwise only the latest items
 */
function readHistory(database: Database, listId: string, isWhole: boolean): string {
  const most = isWhole ? mostKept : latestBought
  const [row = ''] = textRows(
    database,
    `SELECT ${historyJson} AS value
     FROM (SELECT * FROM history WHERE list = {:listId} ${latestFirst} LIMIT ${most})`,
    { listId },
  )
  return row
}

/**
 * Deletes entries older than a year, and those beyond the latest 2,000 of each list, in chunks, so that no writer waits
 * long.
 */
export function forgetHistory(app: App, nowMs: number): void {
  const before = storedTime(nowMs - keptMs)
  const old = 'FROM history WHERE bought < {:before} LIMIT'
  while (textRows(app.db(), `SELECT id AS value ${old} 1`, { before }).length > 0) {
    execute(app.db(), `DELETE FROM history WHERE rowid IN (SELECT rowid ${old} ${chunk})`, { before })
  }
  const long = `SELECT list AS value FROM history GROUP BY list HAVING count(*) > ${mostKept}`
  for (const listId of textRows(app.db(), long, {})) forgetBeyond(app.db(), listId)
}

/** Deletes the entries of one list beyond the limit. */
function forgetBeyond(database: Database, listId: string): void {
  const beyond = `FROM history WHERE list = {:listId} ${latestFirst}`
  while (
    textRows(database, `SELECT id AS value ${beyond} LIMIT 1 OFFSET ${mostKept}`, { listId }).length > 0
  ) {
    execute(
      database,
      `DELETE FROM history WHERE rowid IN (SELECT rowid ${beyond} LIMIT ${chunk} OFFSET ${mostKept})`,
      { listId },
    )
  }
}

/**
 * GET /api/list/history: items that were bought for a list in the last year, only for holders of the full link, because it
 * contains more than the list; with `whole=1` all of it. It does not count as a reading of the list.
 */
export const listHistory = listRoute({ access: 'edit' }, ({ app, event, list }) =>
  jsonText(readHistory(app.db(), list.id, event.request.url.query().get('whole') === '1')),
)
