import type { DueWebhook, DueWebhooksAnswer, WebhookOutcomes } from '../../protocol/operator.ts'
import type { PocketBaseAccess } from '../../protocol/site-secret.ts'
import { Meter } from '../limits/meter.ts'
import type { OutsideDoor, SendOutcome } from '../outbound/post-outside.ts'
import { sendEach, watchDue } from '../outbound/watch-due.ts'
import { sendWebhook } from './send-webhook.ts'

interface WebhooksOptions {
  pocketBase: PocketBaseAccess
  /** Who programs' machines are told that this is. */
  agent: string
  /** For tests, which stand for a program's machine. */
  door?: OutsideDoor
  /** Between two looks at what is due. */
  everyMs?: number
  nowMs?: () => number
  count?: (outcome: SendOutcome) => void
}

/** A visitor may name any machine. We are no means to trouble it with; what is over it waits. */
const toOneMachine = { atOnce: 60, perHour: 3_600 }

/**
 * Tells programs that their lists have changed, until it is ended.
 *
 * @returns a function that ends it, and resolves once nothing is under way
 */
export function watchWebhooks({
  pocketBase,
  agent,
  door,
  everyMs,
  nowMs = Date.now,
  count,
}: WebhooksOptions): () => Promise<void> {
  const machines = new Meter(toOneMachine)

  async function send(due: readonly DueWebhook[], isEnded: () => boolean): Promise<WebhookOutcomes> {
    const [sent, failed, gone]: [{ key: string; rev: number }[], string[], string[]] = [[], [], []]
    await sendEach(due, isEnded, async (webhook) => {
      const { key, url, rev } = webhook
      if (machines.take(new URL(url).hostname, nowMs()) > 0) return
      const outcome = await sendWebhook(webhook, nowMs(), agent, door)
      count?.(outcome)
      if (outcome === 'sent') sent.push({ key, rev })
      else (outcome === 'gone' ? gone : failed).push(key)
    })
    return { sent, failed, gone }
  }

  return watchDue<DueWebhooksAnswer, WebhookOutcomes>({
    pocketBase,
    path: '/api/operator/webhooks',
    everyMs,
    nothing: { sent: [], failed: [], gone: [] },
    send: ({ due }, isEnded) => send(due, isEnded),
  })
}
