import { listLifetimeMs } from '../../../src/domain/list/lifetime.ts'
import type { App } from '../pocketbase.d.ts'
import { isServed } from '../served.ts'
import { storedTime, textRows, writeInTransaction } from '../sql.ts'
import { deleteLists, readsTouchAfterMs } from './list-queries.ts'

const listsAtOnce = 50
/** Time limit; the rest is deleted in the next run. */
const longestRunMs = 60_000

/**
 * Deletes the lists that nobody has used for 30 days and no account has saved, in chunks, so that no writer waits long.
 * Readings are recorded with a delay of up to an hour, so that hour is added.
 */
export function purgeLists(app: App, nowMs: number): void {
  const before = storedTime(nowMs - listLifetimeMs - readsTouchAfterMs)
  const endMs = Date.now() + longestRunMs
  let isMore = true
  while (isMore && Date.now() < endMs) isMore = purgeSome(app, before)
}

/**
 * Finds and deletes lists in one transaction, because a list that is used between the two steps would be lost. An admin's
 * changes in the dashboard are visible only in `updated`.
 */
function purgeSome(app: App, before: string): boolean {
  let isMore = false
  writeInTransaction(app, (transaction) => {
    const due = textRows(
      transaction.db(),
      `SELECT id AS value FROM lists
       WHERE saved = 0 AND last_activity < {:before} AND updated < {:before} AND ${isServed} LIMIT ${listsAtOnce}`,
      { before },
    )
    if (due.length > 0) deleteLists(transaction.db(), due)
    isMore = due.length === listsAtOnce
  })
  return isMore
}
