import { isLost } from '../../../src/domain/item/lost.ts'
import { isRecall } from '../../../src/domain/item/read-recall.ts'
import { readNickname } from '../../../src/domain/list/person.ts'
import { changesPerRequest } from '../../../src/protocol/limits.ts'
import { andThen, jsonText, type RefusalCode, refused } from '../answer.ts'
import { acceptBatch, type Batch } from '../list/accept-batch.ts'
import type { OpenedList } from '../list/lists.ts'
import { announce } from '../live/announce.ts'
import { countBatch } from '../operator/tally.ts'
import { type Fields, readSince } from '../request.ts'
import { listRoute } from '../route.ts'

interface ReadBatch extends Batch {
  follows: boolean
}

/** POST /api/list/changes: accepts a batch, then tells who watches. */
export const changeList = listRoute({ access: 'edit', body: readBatch }, (request) => {
  const { app, list, token, body, nowMs } = request
  if (mustRecallFirst(body, list)) return refused('lost-since')
  const accepted = acceptBatch(app, token, body, nowMs)
  if (!accepted) return refused('unknown-list')
  return andThen(jsonText(accepted.answer), () => {
    announce(app, list.id, accepted.notice, nowMs)
    countBatch(app, accepted.results, Date.now() - nowMs)
  })
})

/** What builds on lost changes would fail: who can bring those back does so first. */
function mustRecallFirst({ since, follows, changes }: ReadBatch, { lost }: OpenedList): boolean {
  return follows && isLost(since, lost) && !changes.every(isRecall)
}

function readBatch({ since: wantedSince, changes, follows, by }: Fields): ReadBatch | RefusalCode {
  const since = readSince(wantedSince ?? 0)
  if (since === undefined || !Array.isArray(changes)) return 'malformed'
  return changes.length > changesPerRequest
    ? 'too-many-changes'
    : { since, changes, follows: follows === true, changedBy: readNickname(by) ?? '' }
}
