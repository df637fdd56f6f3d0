import { type LiveMessage, topicOf, withFields } from '../../../src/protocol/live.ts'
import type { App } from '../pocketbase.d.ts'
import { findClient } from './clients.ts'
import type { Delivery } from './stream.ts'
import { deliver } from './stream.ts'
import type { Watchers } from './watchers.ts'
import { removeWatchers, updateWatchers } from './watchers.ts'

const askLength = 8

/** A message as JSON texts of objects: `bare` where `whole` would be too long; what has no `bare` is short, and may be left out. */
export interface Message {
  whole: string | undefined
  bare: string | undefined
}

type Plan = readonly (readonly [clientId: string, delivery: Delivery])[]

/**
 * Sends a message to those who watch a list. The cost is that of the list's own watchers: nobody else's stream is looked
 * at.
 *
 * @param isMeant whether a stream is to hear of it, by its client id
 */
export function tell(
  app: App,
  listId: string,
  message: Message,
  nowMs: number,
  isMeant: (clientId: string) => boolean = () => true,
): void {
  let plan: Plan = []
  updateWatchers(app, listId, (watchers) => {
    plan = planFor(watchers, message, nowMs, isMeant)
    return after(watchers, plan)
  })
  const gone = plan.flatMap(([clientId, delivery]) =>
    carryOut(app, listId, clientId, delivery, message) ? [] : [clientId],
  )
  if (gone.length > 0) removeWatchers(app, listId, gone)
}

function planFor(
  watchers: Watchers,
  { whole, bare }: Message,
  nowMs: number,
  isMeant: (clientId: string) => boolean,
): Plan {
  const lengths = { whole: whole?.length, bare: bare?.length }
  return Object.entries(watchers)
    .filter(([clientId]) => isMeant(clientId))
    .map(([clientId, stream]) => [clientId, deliver(stream, lengths, nowMs, randomWord)] as const)
}

function after(watchers: Watchers, plan: Plan): Watchers {
  const streams = { ...watchers }
  for (const [clientId, delivery] of plan) {
    if (delivery.kind === 'drop') delete streams[clientId]
    else if (delivery.kind !== 'skip') streams[clientId] = delivery.stream
  }
  return streams
}

function randomWord(): string {
  return $security.randomString(askLength)
}

/** @returns false when the stream turned out to be gone */
function carryOut(app: App, listId: string, clientId: string, delivery: Delivery, message: Message): boolean {
  switch (delivery.kind) {
    case 'drop':
      app.subscriptionsBroker().unregister(clientId)
      return true
    case 'skip':
      return true
    case 'whole':
    case 'bare':
      return sendTo(app, clientId, listId, withAsk(message[delivery.kind] ?? '{}', delivery.ask))
  }
}

/** Each stream is asked a word of its own, so the text that all share is not written anew. */
function withAsk(text: string, ask: string): string {
  return ask === '' ? text : withFields(text, { ask } satisfies Partial<LiveMessage>)
}

/** @returns false when the stream is gone */
function sendTo(app: App, clientId: string, listId: string, data: string): boolean {
  const client = findClient(app, clientId)
  client?.send(new SubscriptionMessage({ name: topicOf(listId), data }))
  return client !== undefined
}
