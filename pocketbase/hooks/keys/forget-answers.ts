import type { App } from '../pocketbase.d.ts'
import { execute, storedTime, textRows } from '../sql.ts'

/** Programs that had no answer ask again within minutes, and those of a phone that was off within hours. */
const rememberedMs = 24 * 3_600_000
const chunk = 1_000

/** Deletes the stored answers to programs' requests after a day, in chunks, so that no writer waits long. */
export function forgetAnswers(app: App, nowMs: number): void {
  const before = storedTime(nowMs - rememberedMs)
  const old = 'FROM api_answers WHERE created < {:before} LIMIT'
  while (textRows(app.db(), `SELECT id AS value ${old} 1`, { before }).length > 0) {
    execute(app.db(), `DELETE FROM api_answers WHERE rowid IN (SELECT rowid ${old} ${chunk})`, { before })
  }
}
