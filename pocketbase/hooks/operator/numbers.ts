import { json, route } from '../answer.ts'
import { watchedEverywhere } from '../live/watchers.ts'
import { type MailTally, readMailTally } from '../mail/mail-tally.ts'
import type { App } from '../pocketbase.d.ts'
import { jsonRows } from '../sql.ts'
import { readTally, type ServerTotals } from './tally.ts'

/** What PocketBase's process tells its operator: sums, and nothing of anybody. */
export interface HookNumbers extends ServerTotals {
  /** Event streams that are open. */
  streams: number
  /** Lists there are. */
  lists: number
  /** Lists that somebody has open. */
  watchedLists: number
  mails: MailTally
}

/** GET /api/operator/numbers. Visitors are not let through to it. */
export const readNumbers = route(({ app }) => json(JSON.stringify(numbersOf(app))))

function numbersOf(app: App): HookNumbers {
  const [lists] = jsonRows(app.db(), 'SELECT CAST(count(*) AS TEXT) AS json FROM lists', {})
  return {
    ...readTally(app),
    streams: app.subscriptionsBroker().totalClients(),
    lists: Number(lists),
    watchedLists: watchedEverywhere(app).length,
    mails: readMailTally(app),
  }
}
