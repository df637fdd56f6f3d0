import { fieldsOf } from '../../../src/domain/lib/fields-of.ts'
import { isUuid } from '../../../src/domain/lib/uuid.ts'
import {
  type ChangeKeyedBody,
  keyedBodyBytes,
  type OpenKeyedBody,
  programNickname,
} from '../../../src/protocol/key-calls.ts'
import { changesPerRequest } from '../../../src/protocol/limits.ts'
import { andThen, jsonText, type RefusalCode, type RouteAnswer, refused } from '../answer.ts'
import { type AcceptedBatch, acceptBatch } from '../list/accept-batch.ts'
import { readDelta } from '../list/delta.ts'
import { itemJson } from '../list/item-json.ts'
import { announce } from '../live/announce.ts'
import { countBatch } from '../operator/tally.ts'
import type { Database } from '../pocketbase.d.ts'
import { type Fields, readSince } from '../request.ts'
import { prepared, textRows } from '../sql.ts'
import { noteOwnChanges } from '../webhooks/webhooks.ts'
import { answeredBefore, keepAnswer, readOnce } from './answered-once.ts'
import { hasRoomFor, readTask, readWantedTasks, tasksOf, timesOf } from './calendar-tasks.ts'
import { type KeyedRequest, keyedRoute } from './keyed-route.ts'

const longestChange = { bytes: keyedBodyBytes, refusal: 'too-long' } as const

/**
 * POST /api/keyed/open, for the site's server, with the key of a program: returns the permissions of the key, and the list,
 * or the stored answer to this same request. It does not count as a reading of the list, so a program that polls keeps no
 * list alive.
 */
export const openKeyed = keyedRoute({ body: readOpening }, ({ app, keyed, whyGone, body }) => {
  const { access, name, listId } = keyed
  const known = { access, name, listId }
  const before = body.once && answeredBefore(app.db(), listId, body.once)
  if (before === 'other-request') return refused(before)
  if (before) return jsonText(textWith(known, 'answered', before.answer))
  const delta = readDelta(prepared(app), listId, body.since ?? 0)
  if (delta === undefined) return refused(whyGone())
  const answer = textWith(known, 'list', delta)
  if (!body.tasks) return jsonText(answer)
  const times = timesOf(app.db(), listId, body.since)
  const tasks = tasksOf(app.db(), listId, body.since, body.tasks)
  return jsonText(textWith(textWith(answer, 'times', times), 'tasks', tasks))
})

/**
 * POST /api/keyed/changes: accepts a program's changes, like the batch of a page, and stores the answer for a repeated
 * request.
 */
export const changeKeyed = keyedRoute({ body: readChanges, longest: longestChange }, (request) => {
  const { app, keyed, body } = request
  if (keyed.access !== 'write') return refused('read-only')
  const before = body.once && answeredBefore(app.db(), keyed.listId, body.once)
  if (before === 'other-request') return refused(before)
  if (before) return jsonText(before.answer)
  const hasRoom = !body.task || hasRoomFor(app, keyed.listId, body.task)
  return hasRoom ? accept(request) : refused('too-much-text')
})

function accept({ app, keyed, whyGone, body, nowMs }: KeyedRequest<ChangeKeyedBody>): RouteAnswer {
  const { since, changes, itemIds, once, task, unchanged } = body
  const changedBy = programNickname(keyed.name)
  const batch = { since, changes, follows: false, changedBy, device: '', task, unchanged }
  const accepted = acceptBatch(app, keyed.token, batch, nowMs)
  // Since it was looked up the list has ended, or got another full link, and the key has ended with that.
  if (accepted === 'unknown-list') return refused(whyGone())
  if (typeof accepted === 'string') return refused(accepted)
  const answer = answerOf(app.db(), accepted, itemIds)
  const isDone = accepted.results.every(({ status }) => status === 'done')
  if (once && isDone) keepAnswer(app.db(), keyed.listId, once, answer, nowMs)
  noteOwnChanges(app.db(), keyed.keyId, accepted.notice)
  return andThen(jsonText(answer), () => {
    announce(app, accepted.listId, accepted.notice, nowMs)
    countBatch(app, accepted.results, Date.now() - nowMs)
  })
}

function answerOf(
  database: Database,
  { listId, notice, results }: AcceptedBatch,
  itemIds: readonly string[],
): string {
  const [items = '[]'] = textRows(
    database,
    `SELECT json_group_array(${itemJson}) AS value FROM json_each({:itemIds}) wanted
     JOIN items i ON i.id = wanted.value AND i.list = {:listId}`,
    { listId, itemIds: JSON.stringify(itemIds) },
  )
  return textWith({ rev: notice.rev, results }, 'items', items)
}

/** JSON of some fields, and of one more that is JSON already. */
function textWith(fields: object | string, key: string, value: string): string {
  const text = typeof fields === 'string' ? fields : JSON.stringify(fields)
  return `${text.slice(0, -1)},"${key}":${value}}`
}

function readOpening({
  once: wanted,
  since: said = 0,
  tasks: saidTasks,
}: Fields): OpenKeyedBody | RefusalCode {
  const once = readOnce(wanted)
  const since = readSince(said)
  const tasks = readWantedTasks(saidTasks)
  return once === false || since === undefined || tasks === false ? 'malformed' : { once, since, tasks }
}

function readChanges(fields: Fields): ChangeKeyedBody | RefusalCode {
  const { changes, itemIds } = fields
  const since = readSince(fields.since)
  const once = readOnce(fields.once)
  if (since === undefined || once === false || !Array.isArray(changes) || !Array.isArray(itemIds))
    return 'malformed'
  if (changes.length > changesPerRequest || itemIds.length > changesPerRequest) return 'too-many-changes'
  const task = readTask(fields.task)
  const unchanged = readUnchanged(fields.unchanged)
  if (!itemIds.every(isUuid) || task === false || unchanged === false) return 'malformed'
  return { since, once, changes, itemIds, task, unchanged }
}

/** @returns undefined for none, false for a malformed condition */
function readUnchanged(value: unknown): ChangeKeyedBody['unchanged'] | false {
  if (value === undefined) return undefined
  const { itemId, rev: said } = fieldsOf(value)
  const rev = readSince(said)
  return isUuid(itemId) && rev !== undefined && { itemId, rev }
}
