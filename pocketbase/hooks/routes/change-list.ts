import { isLost } from '../../../src/domain/item/lost.ts'
import { isRecall } from '../../../src/domain/item/read-recall.ts'
import { fieldsOf } from '../../../src/domain/lib/fields-of.ts'
import { readNickname } from '../../../src/domain/list/person.ts'
import type { RefusalCode } from '../answer.ts'
import { guarded, json, refused, send } from '../answer.ts'
import type { Batch } from '../list/accept-batch.ts'
import { acceptBatch } from '../list/accept-batch.ts'
import { findList, type OpenedList } from '../list/lists.ts'
import { announce } from '../live/announce.ts'
import { countBatch } from '../operator/tally.ts'
import type { RequestEvent } from '../pocketbase.d.ts'
import { readBody, readSince, tokenOf } from '../request.ts'

const maxChanges = 100

interface ReadBatch extends Batch {
  /** The sender would rather hear that what it knows is lost than have changes accepted that build on it. */
  follows: boolean
}

/** POST /api/list/changes: accepts a batch, then tells who watches. */
export const changeList = guarded((event: RequestEvent) => {
  const body = readBody(event)
  if (body.kind === 'too-long') return send(event, refused('too-long'))
  const token = tokenOf(event)
  // Without the lock that writing takes, so that guessing tokens holds nobody up.
  const list = findList(event.app.db(), token)
  if (!list) return send(event, refused('unknown-list'))
  if (list.isReadOnly) return send(event, refused('read-only'))
  const batch = readBatch(body.value, token)
  if (typeof batch === 'string') return send(event, refused(batch))
  if (mustRecallFirst(batch, list)) return send(event, refused('lost-since'))
  const nowMs = Date.now()
  const accepted = acceptBatch(event.app, batch, nowMs)
  if (!accepted) return send(event, refused('unknown-list'))
  send(event, json(accepted.answer))
  announce(event.app, accepted.listId, accepted.told, nowMs)
  countBatch(event.app, accepted.results, Date.now() - nowMs)
})

/** What builds on lost changes would fail: who can bring those back does so first. */
function mustRecallFirst({ since, follows, changes }: ReadBatch, { lost }: OpenedList): boolean {
  return follows && isLost(since, lost) && !changes.every(isRecall)
}

function readBatch(body: unknown, token: string): ReadBatch | RefusalCode {
  const { since: wantedSince, changes, follows, by } = fieldsOf(body)
  const since = readSince(wantedSince ?? 0)
  if (since === undefined || !Array.isArray(changes)) return 'malformed'
  return changes.length > maxChanges
    ? 'too-many-changes'
    : { token, since, changes, follows: follows === true, changedBy: readNickname(by) ?? '' }
}
