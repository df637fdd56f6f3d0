import { nextTryMs, webhookLeaseMs, webhookRestMs } from '../../../src/domain/webhooks/webhook.ts'
import type { KeyedWebhook, WantedWebhook } from '../../../src/protocol/key-calls.ts'
import type { DueWebhook, TakeDueBody, WebhookOutcome } from '../../../src/protocol/operator.ts'
import type { ListByKey } from '../keys/keys.ts'
import { byTurns, turnOf, valuesOf } from '../operator/take-due.ts'
import type { App, Database } from '../pocketbase.d.ts'
import { isServed } from '../served.ts'
import { execute, jsonObject, textRows, writeInTransaction } from '../sql.ts'

const webhookJson = jsonObject<KeyedWebhook>({
  url: 'url',
  secret: 'secret',
  failingSinceMs: 'failing_since',
})

/** Webhook of a key; null if it has none. */
export function webhookOf(database: Database, keyId: string): KeyedWebhook | null {
  const sql = `SELECT ${webhookJson} AS value FROM webhooks WHERE key = {:keyId}`
  const [row] = textRows(database, sql, { keyId })
  return row === undefined ? null : JSON.parse(row)
}

/** Sets the webhook of a key for changes from now on, in place of an earlier one. */
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

/** A program that has received all changes before its own is not notified of its own. */
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

/** Records the outcomes of messages: a message that was not accepted is due again later, or given up. */
export function settleWebhooks(app: App, outcomes: readonly WebhookOutcome[], nowMs: number): void {
  if (outcomes.length === 0) return
  writeInTransaction(app, (transaction) => {
    for (const settled of outcomes) settle(transaction.db(), settled, nowMs)
  })
}

function settle(database: Database, settled: WebhookOutcome, nowMs: number): void {
  if (settled.outcome === 'sent')
    execute(
      database,
      `UPDATE webhooks SET told_rev = max(told_rev, {:rev}), next = {:restsUntil}, failures = 0, failing_since = 0
       WHERE key = {:key}`,
      { key: settled.key, rev: settled.rev, restsUntil: nowMs + webhookRestMs },
    )
  else if (settled.outcome === 'gone') endWebhook(database, settled.key)
  else noteFailure(database, settled.key, nowMs)
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

const dueJson = jsonObject<DueWebhook>({ key: 'key', list: 'list', url: 'url', secret: 'secret', rev: 'rev' })

/** Messages of lists that are being moved are left to the target node. */
const isDue = `w.next <= {:nowMs} AND lists.rev > w.told_rev AND ${isServed}`

const dueRows = `
  SELECT w.*, lists.rev, w.failures > 0 AS has_failed, ${turnOf('w.list', 'w.failures > 0, w.next')} AS turn
  FROM webhooks w JOIN lists ON lists.id = w.list WHERE ${isDue}
`
/** Programs that did not accept their last message come after all others. */
const due = byTurns(dueRows, 'has_failed, turn, next')

/** Returns the messages that are due now. Without a reported outcome, a message is due again in a minute. */
export function takeDueWebhooks(app: App, asked: TakeDueBody<unknown>, nowMs: number): DueWebhook[] {
  const taken = textRows(app.db(), `SELECT ${dueJson} AS value FROM ${due}`, valuesOf(asked, nowMs)).map(
    (row): DueWebhook => JSON.parse(row),
  )
  if (taken.length > 0)
    execute(
      app.db(),
      'UPDATE webhooks SET next = {:next} WHERE key IN (SELECT value FROM json_each({:keys}))',
      {
        next: nowMs + webhookLeaseMs,
        keys: JSON.stringify(taken.map(({ key }) => key)),
      },
    )
  return taken
}
