import { json, type RefusalCode } from '../answer.ts'
import { endStreams } from '../cluster/end-streams.ts'
import type { Fields } from '../request.ts'
import { openRoute } from '../route.ts'

/** POST /api/operator/end-streams, body `{slots}`. Visitors have no access to it. */
export const endStreamsOf = openRoute({ body: readSlots }, ({ app, body, nowMs }) => {
  endStreams(app, body.slots, nowMs)
  return json({})
})

function readSlots({ slots }: Fields): { slots: readonly string[] } | RefusalCode {
  return Array.isArray(slots) ? { slots } : 'malformed'
}
