import { json } from '../answer.ts'
import { watchedEverywhere } from '../live/watchers.ts'
import { type MailTally, readMailTally } from '../mail/mail-tally.ts'
import type { App } from '../pocketbase.d.ts'
import { route } from '../route.ts'
import { textRows } from '../sql.ts'
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
export const readNumbers = route(({ app }) => json<HookNumbers>(numbersOf(app)))

function numbersOf(app: App): HookNumbers {
  const [lists] = textRows(app.db(), 'SELECT CAST(count(*) AS TEXT) AS value FROM lists', {})
  return {
    ...readTally(app),
    streams: app.subscriptionsBroker().totalClients(),
    lists: Number(lists),
    watchedLists: watchedEverywhere(app).length,
    mails: readMailTally(app),
  }
}
