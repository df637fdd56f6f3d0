import { listLifetimeMs } from '../../../src/domain/list/lifetime.ts'
import { isServed } from '../cluster/served.ts'
import type { App } from '../pocketbase.d.ts'
import { storedTime, textRows, writeInTransaction } from '../sql.ts'
import { deleteLists, readsTouchAfterMs } from './lists.ts'

const listsAtOnce = 50
/** What is left waits for the next run. */
const longestRunMs = 60_000

/**
 * Deletes the lists that nobody has touched for 30 days and no account keeps, some at a time, so that nobody waits long
 * to write. Reads are noted an hour late at most, so that hour is waited for too.
 */
export function purgeLists(app: App, nowMs: number): void {
  const before = storedTime(nowMs - listLifetimeMs - readsTouchAfterMs)
  const endMs = Date.now() + longestRunMs
  let isMore = true
  while (isMore && Date.now() < endMs) isMore = purgeSome(app, before)
}

/**
 * A list that is touched between being found due and being deleted would be lost: one transaction does both. What an
 * admin has changed in the dashboard is told by `updated` alone.
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
