import type { App } from '../pocketbase.d.ts'
import { execute, storedTime } from '../sql.ts'

/** The period that the mail names (src/i18n/mails.ts). */
const keptMs = 7 * 24 * 3_600_000

/**
 * Deletes accounts whose address nobody confirmed. Its owner may be another person, who could not register while they exist.
 */
export function forgetUnconfirmed(app: App, nowMs: number): void {
  execute(app.db(), 'DELETE FROM users WHERE NOT verified AND created < {:before}', {
    before: storedTime(nowMs - keptMs),
  })
}
