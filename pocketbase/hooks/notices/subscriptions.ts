import { type Note, shoppingMs } from '../../../src/domain/notices/owed.ts'
import { subscriptionsPerList, type WantedNotices } from '../../../src/domain/notices/subscription.ts'
import type { OwedNotice } from '../../../src/protocol/operator.ts'
import { isServed } from '../cluster/served.ts'
import type { App, Database } from '../pocketbase.d.ts'
import { execute, jsonObject, textRows, writeInTransaction } from '../sql.ts'

/** Sent at once by the site's server. */
const mostAtOnce = 100

/** Subscriptions of a list, as `Subscriber`s, in SQL that selects from `lists`. */
export const subscribersJson = `(
  SELECT json_group_array(json_object(
    'id', s.id, 'kinds', json(s.kinds), 'person', s.person, 'showsNames', json(iif(s.shows_names, 'true', 'false')),
    'shoppingUntilMs', s.shopping_until, 'lastSentMs', s.last_sent, 'owed', json(nullif(s.owed, '')), 'dueMs', s.due
  )) FROM push_subscriptions s WHERE s.list = lists.id
)`

/** Notes as the trigger of `accepted_batches` reads them: what is owed as the text that is stored. */
export function storedNotes(notes: readonly Note[]): string {
  return JSON.stringify(
    notes.map(({ owed, ...note }) => ({ ...note, owed: owed ? JSON.stringify(owed) : '' })),
  )
}

/** What a device calls itself on one list: made of what only it and the server know, and another on each list. */
function deviceOn(listId: string, endpoint: string): string {
  return $security.sha256(`${listId} ${endpoint}`).slice(0, 32)
}

/**
 * Keeps what a device wants to be told of a list, in place of what it wanted before.
 *
 * @returns false, with nothing kept, where the list has as many as it may
 */
export function keepSubscription(
  database: Database,
  listId: string,
  wanted: WantedNotices,
  nowMs: number,
): boolean {
  const { kinds, showsNames, isShopping, ...values } = wanted
  const kept = textRows(
    database,
    `INSERT INTO push_subscriptions
       (id, list, endpoint, p256dh, auth, kinds, zone, quiet_from, quiet_to, shows_names, person,
        shopping_until, last_sent, owed, due)
     SELECT {:id}, {:listId}, {:endpoint}, {:p256dh}, {:auth}, {:kinds}, {:zone}, {:quietFrom}, {:quietTo}, {:showsNames},
       {:person}, {:shoppingUntilMs}, 0, '', 0
     WHERE (SELECT count(*) FROM push_subscriptions WHERE list = {:listId} AND id <> {:id}) < ${subscriptionsPerList}
     ON CONFLICT (id) DO UPDATE SET p256dh = excluded.p256dh, auth = excluded.auth, kinds = excluded.kinds,
       zone = excluded.zone, quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to,
       shows_names = excluded.shows_names, person = excluded.person,
       shopping_until = excluded.shopping_until,
       owed = iif(kinds = excluded.kinds AND shows_names = excluded.shows_names, owed, '')
     RETURNING id AS value`,
    {
      ...values,
      id: deviceOn(listId, wanted.endpoint),
      listId,
      kinds: JSON.stringify(kinds),
      showsNames: Number(showsNames),
      shoppingUntilMs: isShopping ? nowMs + shoppingMs : 0,
    },
  )
  return kept.length > 0
}

export function endSubscription(database: Database, listId: string, device: string): void {
  execute(database, 'DELETE FROM push_subscriptions WHERE id = {:device} AND list = {:listId}', {
    device,
    listId,
  })
}

const noticeJson = jsonObject<OwedNotice>({
  id: 's.id',
  list: 's.list',
  endpoint: 's.endpoint',
  p256dh: 's.p256dh',
  auth: 's.auth',
  zone: 's.zone',
  quietFrom: 's.quiet_from',
  quietTo: 's.quiet_to',
  owed: 'json(s.owed)',
})

/** Those of lists that move are left to the node that gets them. */
const isDue = `s.owed <> '' AND s.due <= {:nowMs} AND EXISTS (
  SELECT 1 FROM lists WHERE lists.id = s.list AND ${isServed}
)`

/**
 * Hands over what is due, once: a server that ends before it has sent something has lost it, which is better than the same
 * notice twice.
 */
export function takeDue(app: App, nowMs: number): OwedNotice[] {
  const sql = `FROM push_subscriptions s WHERE ${isDue} ORDER BY s.due LIMIT ${mostAtOnce}`
  if (textRows(app.db(), `SELECT s.id AS value ${sql}`, { nowMs }).length === 0) return []
  let taken: OwedNotice[] = []
  writeInTransaction(app, (transaction) => {
    const database = transaction.db()
    taken = textRows(database, `SELECT ${noticeJson} AS value ${sql}`, { nowMs }).map((row) =>
      JSON.parse(row),
    )
    execute(
      database,
      `UPDATE push_subscriptions SET owed = '', due = 0, last_sent = {:nowMs}
       WHERE id IN (SELECT value FROM json_each({:ids}))`,
      { nowMs, ids: JSON.stringify(taken.map(({ id }) => id)) },
    )
  })
  return taken
}

/** Forgets subscriptions that the push service says have ended. */
export function forgetGone(database: Database, ids: readonly string[]): void {
  if (ids.length === 0) return
  execute(database, 'DELETE FROM push_subscriptions WHERE id IN (SELECT value FROM json_each({:ids}))', {
    ids: JSON.stringify(ids),
  })
}
