import type { Delta } from '../../../src/domain/item.ts'
import type { App } from '../pocketbase.d.ts'
import { findClient, topicOf } from './clients.ts'
import type { Delivery } from './stream.ts'
import { deliver } from './stream.ts'
import type { Watchers } from './watchers.ts'
import { removeWatchers, updateWatchers } from './watchers.ts'

const maxItems = 20
const askLength = 8

type Plan = readonly (readonly [clientId: string, delivery: Delivery])[]

/**
 * Tells everybody who watches a list what changed. The cost is that of the list's own watchers: nobody else's stream is
 * looked at.
 */
export function announce(app: App, listId: string, delta: Delta, nowMs: number): void {
  const { from, rev, items } = delta
  if (rev === from) return
  const bare = JSON.stringify({ from, rev })
  const whole = items.length > maxItems ? undefined : JSON.stringify(delta)
  const texts = { whole: whole ?? bare, bare }
  let plan: Plan = []
  updateWatchers(app, listId, (watchers) => {
    plan = planFor(watchers, whole, bare, nowMs)
    return after(plan)
  })
  const gone = plan.flatMap(([clientId, delivery]) => {
    if (delivery.kind === 'drop') app.subscriptionsBroker().unregister(clientId)
    else if (!sendTo(app, clientId, listId, withAsk(texts[delivery.kind], delivery.ask))) return [clientId]
    return []
  })
  if (gone.length > 0) removeWatchers(app, listId, gone)
}

function planFor(watchers: Watchers, whole: string | undefined, bare: string, nowMs: number): Plan {
  const lengths = { whole: whole?.length, bare: bare.length }
  return Object.entries(watchers).map(
    ([clientId, stream]) => [clientId, deliver(stream, lengths, nowMs, randomWord)] as const,
  )
}

function after(plan: Plan): Watchers {
  return Object.fromEntries(
    plan.flatMap(([clientId, delivery]) =>
      delivery.kind === 'drop' ? [] : [[clientId, delivery.stream] as const],
    ),
  )
}

function randomWord(): string {
  return $security.randomString(askLength)
}

/** Each stream is asked a word of its own, so the text that all share is not written anew. */
function withAsk(text: string, ask: string): string {
  return ask === '' ? text : `{"ask":"${ask}",${text.slice(1)}`
}

/** @returns false when the stream is gone */
function sendTo(app: App, clientId: string, listId: string, data: string): boolean {
  const client = findClient(app, clientId)
  client?.send(new SubscriptionMessage({ name: topicOf(listId), data }))
  return client !== undefined
}
