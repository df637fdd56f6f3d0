import type { App, Database } from '../pocketbase.d.ts'
import { execute, storedTime, textRows, writeInTransaction } from '../sql.ts'

const keptMs = 30 * 24 * 3_600_000
const listsAtOnce = 200

/** Those of a chosen category stay: they remember where this list wants a thing of that name. */
const isForgettable = `deleted AND category = '' AND updated < {:before}`

/**
 * Forgets what was deleted more than 30 days ago, some lists at a time, so that nobody waits long to write. Each list
 * notes up to which revision it forgot: who knows less than that is told the whole list.
 */
export function forgetTombstones(app: App, nowMs: number): void {
  const before = storedTime(nowMs - keptMs)
  let lists = listsWithOld(app.db(), before)
  while (lists.length > 0) {
    forgetIn(app, { lists: JSON.stringify(lists), before })
    lists = listsWithOld(app.db(), before)
  }
}

function listsWithOld(database: Database, before: string): string[] {
  return textRows(
    database,
    `SELECT DISTINCT list AS value FROM items WHERE ${isForgettable} LIMIT ${listsAtOnce}`,
    { before },
  )
}

function forgetIn(app: App, values: { lists: string; before: string }): void {
  const ofThese = `list IN (SELECT value FROM json_each({:lists})) AND ${isForgettable}`
  writeInTransaction(app, (transaction) => {
    execute(
      transaction.db(),
      `UPDATE lists SET forgotten_rev = max(forgotten_rev, old.rev)
       FROM (SELECT list, max(rev) AS rev FROM items WHERE ${ofThese} GROUP BY list) old
       WHERE lists.id = old.list`,
      values,
    )
    execute(transaction.db(), `DELETE FROM items WHERE ${ofThese}`, values)
  })
}

/** Forgets one deleted item, and that it was bought, whoever still knows of it. */
export function forgetTombstone(app: App, itemId: string): void {
  writeInTransaction(app, (transaction) => {
    execute(
      transaction.db(),
      `UPDATE lists SET forgotten_rev = max(forgotten_rev, items.rev)
       FROM items WHERE items.id = {:itemId} AND items.deleted AND lists.id = items.list`,
      { itemId },
    )
    execute(transaction.db(), 'DELETE FROM items WHERE id = {:itemId} AND deleted', { itemId })
    execute(transaction.db(), 'DELETE FROM history WHERE id = {:itemId}', { itemId })
  })
}
