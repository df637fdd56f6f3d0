import type { App } from '../pocketbase.d.ts'
import { execute, storedTime } from '../sql.ts'

/** As the mail says (src/i18n/account/mails.ts). */
const keptMs = 7 * 24 * 3_600_000

/** Lets go of accounts whose address nobody confirmed: it may be somebody else's, who wants one some day. */
export function forgetUnconfirmed(app: App, nowMs: number): void {
  execute(app.db(), 'DELETE FROM users WHERE NOT verified AND created < {:before}', {
    before: storedTime(nowMs - keptMs),
  })
}
