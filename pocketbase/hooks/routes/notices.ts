import {
  readNoticeDevice,
  readWantedNotices,
  type WantedNotices,
} from '../../../src/domain/notices/subscription.ts'
import type { NoticeDeviceBody } from '../../../src/protocol/notices.ts'
import type { OwedNoticesAnswer, TakeNoticesBody } from '../../../src/protocol/operator.ts'
import { empty, json, type RefusalCode, refused } from '../answer.ts'
import { endSubscription, forgetGone, keepSubscription, takeDue } from '../notices/subscriptions.ts'
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
 * POST /api/operator/notices: what is to be sent now, and which subscriptions have ended. Visitors are not let through to
 * it.
 */
export const takeNotices = openRoute({ body: readGone }, ({ app, body, nowMs }) => {
  forgetGone(app.db(), body.gone)
  return json<OwedNoticesAnswer>({ notices: takeDue(app, nowMs) })
})

function readWanted(fields: Fields): WantedNotices | RefusalCode {
  return readWantedNotices(fields) ?? 'malformed'
}

function readDevice(fields: Fields): NoticeDeviceBody | RefusalCode {
  const device = readNoticeDevice(fields.device)
  return device === '' ? 'malformed' : { device }
}

function readGone({ gone }: Fields): TakeNoticesBody | RefusalCode {
  return Array.isArray(gone) ? { gone } : 'malformed'
}
