import { forgettersOfItems } from '../optional-parts.ts'
import type { App, Database } from '../pocketbase.d.ts'
import { execute, storedTime, textRows, writeInTransaction } from '../sql.ts'

const keptMs = 30 * 24 * 3_600_000
const listsAtOnce = 200

/** Tombstones with a chosen category are kept: they store the category of this list for items of that name. */
const isForgettable = `deleted AND category = '' AND updated < {:before}`

/**
 * Deletes the tombstones of items that were deleted more than 30 days ago, some lists at a time, so that no writer waits
 * long. Each list stores the revision up to which they were deleted: a device with an earlier revision gets the whole list.
 */
export function forgetTombstones(app: App, nowMs: number): void {
  const before = storedTime(nowMs - keptMs)
  let lists = listsWithOld(app.db(), before)
  while (lists.length > 0) {
    forgetIn(app, { lists: JSON.stringify(lists), before })
    lists = listsWithOld(app.db(), before)
  }
  for (const forget of forgettersOfItems) forget(app.db(), before)
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

/** Deletes a tombstone and the history of its item, even if devices still know the item. */
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
