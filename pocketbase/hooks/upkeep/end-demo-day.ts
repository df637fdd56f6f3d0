import { deleteLists } from '../list/list-queries.ts'
import { disconnectStreams } from '../live/disconnect-streams.ts'
import { mailFolder } from '../mail/deliver-mail.ts'
import type { MailApp } from '../mail/mail-types.d.ts'
import { settings } from '../operator-settings.ts'
import type { App } from '../pocketbase.d.ts'
import { isServed } from '../served.ts'
import { textRows, writeInTransaction } from '../sql.ts'

const listsAtOnce = 50

/**
 * Deletes everything that visitors of a demonstration left: lists, accounts, and the mails to them. Open pages are notified
 * that their list is gone. Does nothing unless `DEMO` is set.
 */
export function endDemoDay(app: App & MailApp, nowMs: number): void {
  if (!settings.DEMO) return
  while (endSome(app, nowMs)) {}
  for (const account of Array.from(app.findAllRecords('users'))) app.delete(account)
  $os.removeAll(mailFolder(app))
}

/** Deletes some lists in one transaction, so that no writer waits long. @returns true if there may be more */
function endSome(app: App, nowMs: number): boolean {
  let ended: string[] = []
  writeInTransaction(app, (transaction) => {
    const sql = `SELECT id AS value FROM lists WHERE ${isServed} LIMIT ${listsAtOnce}`
    ended = textRows(transaction.db(), sql, {})
    if (ended.length > 0) deleteLists(transaction.db(), ended)
  })
  for (const listId of ended) disconnectStreams(app, listId, 'deleted', 'all', nowMs)
  return ended.length === listsAtOnce
}
