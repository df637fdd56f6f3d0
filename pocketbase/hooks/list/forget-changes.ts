import type { App, Database } from '../pocketbase.d.ts'
import { execute, storedTime, textRows } from '../sql.ts'

const rememberedMs = 30 * 24 * 3_600_000
const chunk = 5_000

/** Deletes the ids of changes that were accepted more than 30 days ago, in chunks, so that no writer waits long. */
export function forgetOldChanges(app: App, nowMs: number): void {
  const values = { before: storedTime(nowMs - rememberedMs), chunk }
  while (hasOlder(app.db(), values.before)) {
    execute(
      app.db(),
      `DELETE FROM changes WHERE rowid IN (SELECT rowid FROM changes WHERE created < {:before} LIMIT {:chunk})`,
      values,
    )
  }
}

function hasOlder(database: Database, before: string): boolean {
  return (
    textRows(database, 'SELECT id AS value FROM changes WHERE created < {:before} LIMIT 1', { before })
      .length > 0
  )
}
