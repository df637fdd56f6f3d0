import { isEndpoint } from '../../domain/outbound/endpoint.ts'
import type { OwnHosts } from '../../domain/outbound/own-hosts.ts'
import type { DueWebhook, WebhookOutcome } from '../../protocol/operator.ts'
import type { PocketBaseAccess } from '../../protocol/site-secret.ts'
import { Meter } from '../limits/meter.ts'
import type { Deliveries } from '../outbound/deliveries.ts'
import { ownDoor } from '../outbound/own-network.ts'
import type { OutsideDoor } from '../outbound/post-outside.ts'
import { watchDue } from '../outbound/watch-due.ts'
import { sendWebhook } from './send-webhook.ts'

interface WebhooksOptions {
  pocketBase: PocketBaseAccess
  /** User-Agent of requests to programs. */
  agent: string
  deliveries: Deliveries
  /** Hosts of the operator that webhooks may reach beside public ones. */
  ownHosts?: OwnHosts
  /** For tests, which replace a program's server. */
  door?: OutsideDoor
  /** Interval between requests for due webhooks. */
  everyMs?: number
  nowMs?: () => number
}

/** Most webhooks under way wait for a server that is slow or unreachable. */
const sentAtOnce = 60
/** A visitor may name any server, so the site must not be usable to flood one; webhooks above this rate wait. */
const toOneMachine = { atOnce: 60, perHour: 3_600 }

/**
 * Sends the changes of lists to programs, until it is ended.
 *
 * @returns a function that ends it, and resolves once nothing is under way
 */
export function watchWebhooks(options: WebhooksOptions): () => Promise<void> {
  const { pocketBase, agent, deliveries, door, ownHosts = [], everyMs, nowMs = Date.now } = options
  const machines = new Meter(toOneMachine)
  return watchDue<DueWebhook, WebhookOutcome>({
    pocketBase,
    path: '/api/operator/webhooks',
    everyMs,
    pools: [{ takes: () => true, atOnce: sentAtOnce }],
    undelivered: () => deliveries.undelivered,
    // PocketBase returns it again in a minute.
    unsent: () => undefined,
    async send(webhook) {
      const { key, url, rev } = webhook
      const { hostname } = new URL(url)
      if (machines.take(hostname, nowMs()) > 0) return undefined
      const own = ownDoor(url, ownHosts)
      // The operator may have allowed its host earlier.
      if (!own && !isEndpoint(url)) return { outcome: 'gone', key }
      const sending = await sendWebhook(webhook, nowMs(), agent, own ?? door)
      deliveries.note(sending, hostname, nowMs())
      return sending.outcome === 'sent' ? { outcome: 'sent', key, rev } : { outcome: sending.outcome, key }
    },
  })
}
