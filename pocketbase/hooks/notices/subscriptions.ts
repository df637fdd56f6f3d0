import {
  type Note,
  nextNoticeTryMs,
  type Owed,
  owedAgain,
  shoppingMs,
} from '../../../src/domain/notices/owed.ts'
import {
  readNoticeDevice,
  readWantedNotices,
  subscriptionsPerList,
  type WantedNotices,
} from '../../../src/domain/notices/subscription.ts'
import type { NoticeDeviceBody } from '../../../src/protocol/late-calls.ts'
import type {
  DueAnswer,
  NoticeOutcome,
  OwedNotice,
  TakeDueBody,
  UntakenNotice,
} from '../../../src/protocol/operator.ts'
import { empty, json, type RefusalCode, refused } from '../answer.ts'
import { byTurns, readTakeDue, turnOf, valuesOf } from '../operator/take-due.ts'
import { noteUndelivered } from '../operator/undelivered.ts'
import type { App, Database } from '../pocketbase.d.ts'
import type { Fields } from '../request.ts'
import { listRoute, openRoute } from '../route.ts'
import { isServed } from '../served.ts'
import { execute, jsonObject, textRows, writeInTransaction } from '../sql.ts'

/** Subscriptions of a list, as `Subscriber`s, in SQL that selects from `lists`. */
export const subscribersJson = `(
  SELECT json_group_array(json_object(
    'id', s.id, 'kinds', json(s.kinds), 'person', s.person, 'showsNames', json(iif(s.shows_names, 'true', 'false')),
    'shoppingUntilMs', s.shopping_until, 'lastSentMs', s.last_sent, 'owed', json(nullif(s.owed, '')), 'dueMs', s.due
  )) FROM push_subscriptions s WHERE s.list = lists.id
)`

/** Notes in the format that the trigger of `accepted_batches` reads: pending news as the JSON text to store. */
export function storedNotes(notes: readonly Note[]): string {
  return JSON.stringify(
    notes.map(({ owed, ...note }) => ({ ...note, owed: owed ? JSON.stringify(owed) : '' })),
  )
}

/**
 * Id of a device's subscription on a list: a hash of the endpoint, which only the device and the server know, different on
 * each list.
 */
function deviceOn(listId: string, endpoint: string): string {
  return $security.sha256(`${listId} ${endpoint}`).slice(0, 32)
}

/**
 * Saves the notification settings of a device for a list, in place of its earlier ones. The device sends them when it opens
 * the list, so the news of a notification that its push service did not accept is no longer needed.
 *
 * @returns false, with nothing saved, if the list has the maximum number of subscriptions
 */
function keepSubscription(database: Database, listId: string, wanted: WantedNotices, nowMs: number): boolean {
  const { kinds, showsNames, isShopping, ...values } = wanted
  const kept = execute(
    database,
    `INSERT INTO push_subscriptions
       (id, list, endpoint, p256dh, auth, kinds, zone, quiet_from, quiet_to, shows_names, person,
        shopping_until, last_sent, owed, due, taken, retries, retry_since)
     SELECT {:id}, {:listId}, {:endpoint}, {:p256dh}, {:auth}, {:kinds}, {:zone}, {:quietFrom}, {:quietTo}, {:showsNames},
       {:person}, {:shoppingUntilMs}, 0, '', 0, 0, 0, 0
     WHERE (SELECT count(*) FROM push_subscriptions WHERE list = {:listId} AND id <> {:id}) < ${subscriptionsPerList}
     ON CONFLICT (id) DO UPDATE SET p256dh = excluded.p256dh, auth = excluded.auth, kinds = excluded.kinds,
       zone = excluded.zone, quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to,
       shows_names = excluded.shows_names, person = excluded.person,
       shopping_until = excluded.shopping_until, taken = 0, retries = 0, retry_since = 0,
       owed = iif(kinds = excluded.kinds AND shows_names = excluded.shows_names AND retries = 0, owed, '')`,
    {
      ...values,
      id: deviceOn(listId, wanted.endpoint),
      listId,
      kinds: JSON.stringify(kinds),
      showsNames: Number(showsNames),
      shoppingUntilMs: isShopping ? nowMs + shoppingMs : 0,
    },
  )
  return kept > 0
}

function endSubscription(database: Database, listId: string, device: string): void {
  execute(database, 'DELETE FROM push_subscriptions WHERE id = {:device} AND list = {:listId}', {
    device,
    listId,
  })
}

const noticeJson = jsonObject<OwedNotice>({
  id: 'id',
  list: 'list',
  endpoint: 'endpoint',
  p256dh: 'p256dh',
  auth: 'auth',
  zone: 'zone',
  quietFrom: 'quiet_from',
  quietTo: 'quiet_to',
  owed: 'json(owed)',
  takenMs: '{:nowMs}',
  sinceMs: 'iif(retry_since > 0, retry_since, due)',
  retries: 'retries',
})

/** Notifications of lists that are being moved are left to the target node. */
const isDue = `s.owed <> '' AND s.due <= {:nowMs} AND EXISTS (
  SELECT 1 FROM lists WHERE lists.id = s.list AND ${isServed}
)`

const dueRows = `
  SELECT *, ${turnOf('s.list', 's.due')} AS turn FROM push_subscriptions s WHERE ${isDue}
`

/**
 * Returns due notifications, each once: if the server ends before it has sent one, it is lost, which is better than sending
 * the same notification twice. Those that the server reports as not accepted become due again.
 */
function takeDue(app: App, asked: TakeDueBody<unknown>, nowMs: number): OwedNotice[] {
  const values = valuesOf(asked, nowMs)
  const sql = `SELECT ${noticeJson} AS value FROM ${byTurns(dueRows, 'turn, due')}`
  if (textRows(app.db(), sql, values).length === 0) return []
  let taken: OwedNotice[] = []
  writeInTransaction(app, (transaction) => {
    const database = transaction.db()
    taken = textRows(database, sql, values).map((row) => JSON.parse(row))
    execute(
      database,
      `UPDATE push_subscriptions
       SET owed = '', due = 0, last_sent = {:nowMs}, taken = {:nowMs}, retries = 0, retry_since = 0
       WHERE id IN (SELECT value FROM json_each({:ids}))`,
      { nowMs, ids: JSON.stringify(taken.map(({ id }) => id)) },
    )
  })
  return taken
}

/**
 * Records the outcomes of notifications: the subscription has ended, or a notification that was not accepted is due again.
 */
function settleNotices(app: App, outcomes: readonly NoticeOutcome[], nowMs: number): void {
  if (outcomes.length === 0) return
  writeInTransaction(app, (transaction) => {
    for (const settled of outcomes) {
      if (settled.outcome === 'failed') oweAgain(transaction.db(), settled, nowMs)
      else execute(transaction.db(), 'DELETE FROM push_subscriptions WHERE id = {:id}', { id: settled.id })
    }
  })
}

/** The state of a subscription and its list after a notice was handed over. */
interface Since {
  /** News that arrived after the handover. */
  owed: Owed | null
  /** True when every item on the list is ticked. */
  isDone: boolean
}

const isDone = `(
  SELECT count(*) > 0 AND count(*) FILTER (WHERE NOT completed) = 0 FROM items WHERE list = s.list AND NOT deleted
)`
const sinceJson = jsonObject<Since>({
  owed: "json(nullif(s.owed, ''))",
  isDone: `json(iif(${isDone}, 'true', 'false'))`,
})

/**
 * Schedules a failed notice again, together with later news. Drops the notice when the device has opened the list since
 * and so has seen the news, or when a later notice was handed over. Resetting `last_sent` makes the server evaluate
 * again a batch of changes that it evaluated by the earlier state of the subscription.
 */
function oweAgain(
  database: Database,
  { id, owed, takenMs, sinceMs, retries, waitMs }: UntakenNotice & { waitMs: number },
  nowMs: number,
): void {
  const dueMs = nextNoticeTryMs({ sinceMs, retries, waitMs }, nowMs)
  const values = { id, takenMs }
  const [row] = textRows(
    database,
    `SELECT ${sinceJson} AS value FROM push_subscriptions s WHERE id = {:id} AND taken = {:takenMs}`,
    values,
  )
  if (dueMs === undefined || row === undefined) return
  const since: Since = JSON.parse(row)
  const again = owedAgain(owed, since.owed, since.isDone)
  if (!again) return
  execute(
    database,
    `UPDATE push_subscriptions
     SET owed = {:owed}, due = {:dueMs}, last_sent = 0, taken = 0, retries = {:retries}, retry_since = {:sinceMs}
     WHERE id = {:id} AND taken = {:takenMs}`,
    { ...values, owed: JSON.stringify(again), dueMs, retries: retries + 1, sinceMs },
  )
}

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
