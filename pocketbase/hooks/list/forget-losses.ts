import type { App } from '../pocketbase.d.ts'
import { execute, storedTime } from '../sql.ts'

const dayMs = 24 * 3_600_000
/** As long as tombstones are stored: otherwise a device could bring back items that were deleted meanwhile. */
const recallableMs = 30 * dayMs
/** Longer than any device is likely to keep a list that it never opens. */
const endRememberedMs = 365 * dayMs

/** Deletes the records of changes that lists lost more than 30 days ago, and of lists that ended more than a year ago. */
export function forgetLosses(app: App, nowMs: number): void {
  execute(app.db(), `UPDATE lists SET lost = '' WHERE lost <> '' AND lost->>'$[#-1][1]' < {:before}`, {
    before: nowMs - recallableMs,
  })
  execute(app.db(), 'DELETE FROM ended_lists WHERE ended < {:before}', {
    before: storedTime(nowMs - endRememberedMs),
  })
}
