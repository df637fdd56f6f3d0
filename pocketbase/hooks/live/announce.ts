import type { Delta } from '../../../src/domain/item.ts'
import type { App } from '../pocketbase.d.ts'
import { findClient, topicOf } from './clients.ts'
import { deliver, taken } from './stream.ts'
import type { Watchers } from './watchers.ts'
import { updateWatchers, withoutWatchers } from './watchers.ts'

const maxItems = 20

type Text = 'whole' | 'bare'

interface Plan {
  after: Watchers
  sends: [clientId: string, text: Text][]
  drops: string[]
}

/**
 * Tells everybody who watches a list what changed. The cost is that of the list's own watchers: nobody else's stream is
 * looked at. Call it after the answer is on the wire: sending to a stream that stopped reading can block for a moment.
 */
export function announce(app: App, listId: string, delta: Delta, nowMs: number): void {
  if (delta.rev === delta.from) return
  const { from, rev } = delta
  const bare = JSON.stringify({ from, rev })
  const whole = delta.items.length > maxItems ? undefined : JSON.stringify(delta)
  let plan: Plan = { after: {}, sends: [], drops: [] }
  updateWatchers(app, listId, (watchers) => {
    plan = planFor(watchers, { whole: whole?.length, bare: bare.length }, nowMs)
    return plan.after
  })
  for (const clientId of plan.drops) app.subscriptionsBroker().unregister(clientId)
  const texts = { whole: whole ?? bare, bare }
  const gone = new Set(
    plan.sends.filter(([id, text]) => !sendTo(app, id, listId, texts[text])).map(([id]) => id),
  )
  if (plan.sends.length > 0) updateWatchers(app, listId, (watchers) => settled(watchers, plan, gone))
}

function planFor(watchers: Watchers, lengths: Parameters<typeof deliver>[1], nowMs: number): Plan {
  const plan: Plan = { after: {}, sends: [], drops: [] }
  const after = Object.entries(watchers).flatMap(([clientId, stream]) => {
    const delivery = deliver(stream, lengths, nowMs)
    if (delivery.kind === 'drop') {
      plan.drops.push(clientId)
      return []
    }
    plan.sends.push([clientId, delivery.kind])
    return [[clientId, delivery.stream] as const]
  })
  return { ...plan, after: Object.fromEntries(after) }
}

/** @returns false when the stream is gone */
function sendTo(app: App, clientId: string, listId: string, data: string): boolean {
  const client = findClient(app, clientId)
  client?.send(new SubscriptionMessage({ name: topicOf(listId), data }))
  return client !== undefined
}

function settled(watchers: Watchers, { sends }: Plan, gone: ReadonlySet<string>): Watchers {
  const after = { ...watchers }
  for (const [clientId] of sends) {
    const stream = after[clientId]
    if (stream) after[clientId] = taken(stream)
  }
  return withoutWatchers(after, gone)
}
