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
 * POST /api/list/notices: subscribes a device to notifications about a list, or changes its settings, or records that the
 * device begins or ends shopping.
 */
export const subscribeToNotices = listRoute(
  { access: 'edit', body: readWanted },
  ({ app, list, body, nowMs }) =>
    keepSubscription(app.db(), list.id, body, nowMs) ? empty : refused('too-many-subscriptions'),
)

/** DELETE /api/list/notices: ends a device's subscription; repeating it has no effect. */
export const endNotices = listRoute({ access: 'edit', body: readDevice }, ({ app, list, body }) => {
  endSubscription(app.db(), list.id, body.device)
  return empty
})

/**
 * POST /api/operator/notices: accepts the outcomes of earlier notifications, and returns those that are due. Visitors have
 * no access to it.
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
