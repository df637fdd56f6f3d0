import { nextTryMs, webhookLeaseMs, webhookRestMs } from '../../../src/domain/notices/webhook.ts'
import type { KeyedWebhook, WantedWebhook } from '../../../src/protocol/list-keys.ts'
import type { DueWebhook, WebhookOutcomes } from '../../../src/protocol/operator.ts'
import { isServed } from '../cluster/served.ts'
import type { ListByKey } from '../list/keys.ts'
import type { App, Database } from '../pocketbase.d.ts'
import { execute, jsonObject, textRows, writeInTransaction } from '../sql.ts'

/** Told at once by the site's server. */
const mostAtOnce = 100

const webhookJson = jsonObject<KeyedWebhook>({
  url: 'url',
  secret: 'secret',
  failingSinceMs: 'failing_since',
})

/** What a key's program is told at, if anywhere. */
export function webhookOf(database: Database, keyId: string): KeyedWebhook | null {
  const sql = `SELECT ${webhookJson} AS value FROM webhooks WHERE key = {:keyId}`
  const [row] = textRows(database, sql, { keyId })
  return row === undefined ? null : JSON.parse(row)
}

/** Has a key's program told of what changes from now on, in place of where it was told before. */
export function setWebhook(
  database: Database,
  { keyId, listId }: Pick<ListByKey, 'keyId' | 'listId'>,
  { url, secret }: WantedWebhook,
): void {
  execute(
    database,
    `INSERT INTO webhooks (key, list, url, secret, told_rev, next, failures, failing_since)
     SELECT {:keyId}, id, {:url}, {:secret}, rev, 0, 0, 0 FROM lists WHERE id = {:listId}
     ON CONFLICT (key) DO UPDATE SET url = excluded.url, secret = excluded.secret, told_rev = excluded.told_rev,
       next = 0, failures = 0, failing_since = 0`,
    { keyId, listId, url, secret },
  )
}

export function endWebhook(database: Database, keyId: string): void {
  execute(database, 'DELETE FROM webhooks WHERE key = {:keyId}', { keyId })
}

/** A program that was told of all before its own changes knows these as well. */
export function noteOwnChanges(
  database: Database,
  keyId: string,
  { from, rev }: { from: number; rev: number },
): void {
  const isKnown = 'key = {:keyId} AND told_rev = {:from}'
  const values = { keyId, from }
  if (textRows(database, `SELECT key AS value FROM webhooks WHERE ${isKnown}`, values).length === 0) return
  execute(database, `UPDATE webhooks SET told_rev = {:rev} WHERE ${isKnown}`, { ...values, rev })
}

/** Notes what became of messages: what was not taken is due again later, or given up. */
export function settleWebhooks(app: App, { sent, failed, gone }: WebhookOutcomes, nowMs: number): void {
  if (sent.length + failed.length + gone.length === 0) return
  writeInTransaction(app, (transaction) => {
    const database = transaction.db()
    execute(
      database,
      `UPDATE webhooks SET told_rev = max(told_rev, told.value ->> 'rev'), next = {:restsUntil}, failures = 0,
         failing_since = 0
       FROM json_each({:sent}) told WHERE webhooks.key = told.value ->> 'key'`,
      { sent: JSON.stringify(sent), restsUntil: nowMs + webhookRestMs },
    )
    for (const key of gone) endWebhook(database, key)
    for (const key of failed) noteFailure(database, key, nowMs)
  })
}

interface Failures {
  failures: number
  sinceMs: number
}

function noteFailure(database: Database, keyId: string, nowMs: number): void {
  const [row] = textRows(
    database,
    `SELECT ${jsonObject<Failures>({ failures: 'failures', sinceMs: 'failing_since' })} AS value
     FROM webhooks WHERE key = {:keyId}`,
    { keyId },
  )
  if (row === undefined) return
  const before: Failures = JSON.parse(row)
  const failing = { failures: before.failures + 1, sinceMs: before.sinceMs || nowMs }
  const next = nextTryMs(failing, nowMs)
  if (next === undefined) endWebhook(database, keyId)
  else
    execute(
      database,
      `UPDATE webhooks SET failures = {:failures}, failing_since = {:sinceMs}, next = {:next} WHERE key = {:keyId}`,
      { ...failing, next, keyId },
    )
}

const dueJson = jsonObject<DueWebhook>({ key: 'w.key', url: 'w.url', secret: 'w.secret', rev: 'lists.rev' })

/** Those of lists that move are left to the node that gets them. */
const isDue = `w.next <= {:nowMs} AND lists.rev > w.told_rev AND ${isServed}`

/** What programs are to be told now. What nobody tells the outcome of is due again in a minute. */
export function takeDueWebhooks(app: App, nowMs: number): DueWebhook[] {
  const sql = `FROM webhooks w JOIN lists ON lists.id = w.list WHERE ${isDue} ORDER BY w.next LIMIT ${mostAtOnce}`
  const due = textRows(app.db(), `SELECT ${dueJson} AS value ${sql}`, { nowMs }).map(
    (row): DueWebhook => JSON.parse(row),
  )
  if (due.length > 0)
    execute(
      app.db(),
      'UPDATE webhooks SET next = {:next} WHERE key IN (SELECT value FROM json_each({:keys}))',
      {
        next: nowMs + webhookLeaseMs,
        keys: JSON.stringify(due.map(({ key }) => key)),
      },
    )
  return due
}
