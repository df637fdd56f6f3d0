import { readNickname } from '../../../src/domain/list/person.ts'
import { readNoticeDevice } from '../../../src/domain/notices/subscription.ts'
import { changesPerRequest } from '../../../src/protocol/limits.ts'
import { andThen, jsonText, type RefusalCode, refused } from '../answer.ts'
import { announce } from '../live/announce.ts'
import { countBatch } from '../operator/tally.ts'
import { type Fields, readSince, tokenOf } from '../request.ts'
import { openRoute } from '../route.ts'
import { noList } from '../served.ts'
import { prepared } from '../sql.ts'
import { acceptBatch, type Batch } from './accept-batch.ts'

/**
 * POST /api/list/changes: accepts a batch, then notifies the watchers. One statement reads the list by its token together
 * with the records that the batch concerns.
 */
export const changeList = openRoute({ body: (fields) => fields }, ({ app, event, body, nowMs }) => {
  const token = tokenOf(event)
  const accepted = acceptBatch(app, token, readBatch(body), nowMs)
  if (accepted === 'unknown-list') return refused(noList(prepared(app), token))
  if (typeof accepted === 'string') return refused(accepted)
  return andThen(jsonText(accepted.answer), () => {
    announce(app, accepted.listId, accepted.notice, nowMs)
    countBatch(app, accepted.results, Date.now() - nowMs)
  })
})

function readBatch({ since: wantedSince, changes, follows, by, device }: Fields): Batch | RefusalCode {
  const since = readSince(wantedSince ?? 0)
  if (since === undefined || !Array.isArray(changes)) return 'malformed'
  return changes.length > changesPerRequest
    ? 'too-many-changes'
    : {
        since,
        changes,
        follows: follows === true,
        changedBy: readNickname(by) ?? '',
        device: readNoticeDevice(device),
      }
}
