import {
  readNoticeDevice,
  readWantedNotices,
  type WantedNotices,
} from '../../../src/domain/notices/subscription.ts'
import type { NoticeDeviceBody } from '../../../src/protocol/notices.ts'
import type { DueAnswer, NoticeOutcome, OwedNotice } from '../../../src/protocol/operator.ts'
import { empty, json, type RefusalCode, refused } from '../answer.ts'
import { endSubscription, keepSubscription, settleNotices, takeDue } from '../notices/subscriptions.ts'
import { readTakeDue } from '../notices/take-due.ts'
import { noteUndelivered } from '../operator/undelivered.ts'
import type { Fields } from '../request.ts'
import { listRoute, openRoute } from '../route.ts'

/**
 * POST /api/list/notices: has a device told of a list that it does not look at, or otherwise than before, or
 * notes that it begins or ends to shop.
 */
export const subscribeToNotices = listRoute(
  { access: 'edit', body: readWanted },
  ({ app, list, body, nowMs }) =>
    keepSubscription(app.db(), list.id, body, nowMs) ? empty : refused('too-many-subscriptions'),
)

/** DELETE /api/list/notices: has a device told nothing more, as often as it likes. */
export const endNotices = listRoute({ access: 'edit', body: readDevice }, ({ app, list, body }) => {
  endSubscription(app.db(), list.id, body.device)
  return empty
})

/**
 * POST /api/operator/notices: what became of notices that were handed over, and what is to be sent now. Visitors are not let
 * through to it.
 */
export const takeNotices = openRoute({ body: readTakeDue<NoticeOutcome> }, ({ app, body, nowMs }) => {
  noteUndelivered(app, 'notices', body.undelivered)
  settleNotices(app, body.outcomes, nowMs)
  return json<DueAnswer<OwedNotice>>({ due: takeDue(app, body, nowMs) })
})

function readWanted(fields: Fields): WantedNotices | RefusalCode {
  return readWantedNotices(fields) ?? 'malformed'
}

function readDevice(fields: Fields): NoticeDeviceBody | RefusalCode {
  const device = readNoticeDevice(fields.device)
  return device === '' ? 'malformed' : { device }
}
