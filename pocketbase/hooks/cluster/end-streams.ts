import { json, type RefusalCode } from '../answer.ts'
import { disconnectStreams } from '../live/disconnect-streams.ts'
import { watchedEverywhere } from '../live/watchers.ts'
import type { App } from '../pocketbase.d.ts'
import type { Fields } from '../request.ts'
import { openRoute } from '../route.ts'
import { textRows } from '../sql.ts'

/** Ends the streams of lists whose slots another node serves now: their pages connect again, to that node. */
function endStreams(app: App, slots: readonly string[], nowMs: number): void {
  const moved = textRows(
    app.db(),
    `SELECT id AS value FROM lists
     WHERE id IN (SELECT value FROM json_each({:ids}))
       AND substr(share_token, 1, 3) IN (SELECT value FROM json_each({:slots}))`,
    { ids: JSON.stringify(watchedEverywhere(app).map(([id]) => id)), slots: JSON.stringify(slots) },
  )
  for (const listId of moved) disconnectStreams(app, listId, undefined, 'all', nowMs)
}

/** POST /api/operator/end-streams, body `{slots}`. Visitors have no access to it. */
export const endStreamsOf = openRoute({ body: readSlots }, ({ app, body, nowMs }) => {
  endStreams(app, body.slots, nowMs)
  return json({})
})

function readSlots({ slots }: Fields): { slots: readonly string[] } | RefusalCode {
  return Array.isArray(slots) ? { slots } : 'malformed'
}
