import type { HookNumbers } from '../../../src/protocol/operator.ts'
import { json } from '../answer.ts'
import { watchedEverywhere } from '../live/watchers.ts'
import { readMailTally } from '../mail/mail-tally.ts'
import type { App } from '../pocketbase.d.ts'
import { route } from '../route.ts'
import { textRows } from '../sql.ts'
import { readTally } from './tally.ts'
import { readUndelivered } from './undelivered.ts'

const startKey = 'started'

/** Stores the time of PocketBase's start. An operator who sees it change knows that PocketBase has restarted. */
export function noteStart({ app }: { app: App }, nowMs: number): void {
  app.store().setFunc(startKey, () => String(nowMs))
}

/** GET /api/operator/numbers. Visitors have no access to it. */
export const readNumbers = route(({ app }) => json<HookNumbers>(numbersOf(app)))

function numbersOf(app: App): HookNumbers {
  const [lists] = textRows(app.db(), 'SELECT CAST(count(*) AS TEXT) AS value FROM lists', {})
  return {
    ...readTally(app),
    startedMs: Number(app.store().get(startKey)),
    streams: app.subscriptionsBroker().totalClients(),
    lists: Number(lists),
    watchedLists: watchedEverywhere(app).length,
    mails: readMailTally(app),
    undelivered: readUndelivered(app),
  }
}
