import type { DueWebhook, WebhookOutcome } from '../../protocol/operator.ts'
import type { PocketBaseAccess } from '../../protocol/site-secret.ts'
import { Meter } from '../limits/meter.ts'
import type { Deliveries } from '../outbound/deliveries.ts'
import type { OutsideDoor } from '../outbound/post-outside.ts'
import { watchDue } from '../outbound/watch-due.ts'
import { sendWebhook } from './send-webhook.ts'

interface WebhooksOptions {
  pocketBase: PocketBaseAccess
  /** Who programs' machines are told that this is. */
  agent: string
  deliveries: Deliveries
  /** For tests, which stand for a program's machine. */
  door?: OutsideDoor
  /** Between two looks at what is due. */
  everyMs?: number
  nowMs?: () => number
}

/** Most of them wait for a machine that is slow or away. */
const sentAtOnce = 60
/** A visitor may name any machine. We are no means to trouble it with; what is over it waits. */
const toOneMachine = { atOnce: 60, perHour: 3_600 }

/**
 * Tells programs that their lists have changed, until it is ended.
 *
 * @returns a function that ends it, and resolves once nothing is under way
 */
export function watchWebhooks(options: WebhooksOptions): () => Promise<void> {
  const { pocketBase, agent, deliveries, door, everyMs, nowMs = Date.now } = options
  const machines = new Meter(toOneMachine)
  return watchDue<DueWebhook, WebhookOutcome>({
    pocketBase,
    path: '/api/operator/webhooks',
    everyMs,
    pools: [{ takes: () => true, atOnce: sentAtOnce }],
    undelivered: () => deliveries.undelivered,
    // PocketBase has it due again in a minute.
    unsent: () => undefined,
    async send(webhook) {
      const { key, url, rev } = webhook
      const { hostname } = new URL(url)
      if (machines.take(hostname, nowMs()) > 0) return undefined
      const sending = await sendWebhook(webhook, nowMs(), agent, door)
      deliveries.note(sending, hostname, nowMs())
      return sending.outcome === 'sent' ? { outcome: 'sent', key, rev } : { outcome: sending.outcome, key }
    },
  })
}
