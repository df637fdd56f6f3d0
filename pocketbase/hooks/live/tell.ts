import { type LiveMessage, topicOf, withFields } from '../../../src/protocol/live.ts'
import type { App } from '../pocketbase.d.ts'
import { clientOf, readSendWindow, readStream, saveStream } from './clients.ts'
import { deliver, isInWindow, type Step } from './stream.ts'
import { countMessage, removeWatchers } from './watchers.ts'

const tokenLength = 8

/**
 * A message as JSON texts of objects: `bare` is used if `whole` would be too long; a message without `bare` is short, and
 * may be skipped.
 */
export interface Message {
  whole: string | undefined
  bare: string | undefined
}

/**
 * Sends a message to the watchers of a list. The cost depends only on the number of the list's own watchers.
 *
 * @param isMeant true for the client ids of the streams that receive it
 */
export function tell(
  app: App,
  listId: string,
  message: Message,
  nowMs: number,
  isMeant?: (clientId: string) => boolean,
): void {
  const { whole, bare } = message
  const counted = countMessage(app, listId, { whole: whole?.length, bare: bare?.length })
  if (!counted) return
  const { clientIds, step } = counted
  const sender = senderOf(app, topicOf(listId), message, step, nowMs)
  const meant = isMeant ? clientIds.filter(isMeant) : clientIds
  const gone = meant.filter((clientId) => !sender(clientId))
  if (gone.length > 0) removeWatchers(app, listId, gone)
}

/** @returns a function that sends the message to one stream, and returns false if the stream is gone */
function senderOf(app: App, topic: string, message: Message, step: Step, nowMs: number) {
  const { whole } = message
  const lengths = { whole: whole?.length, bare: message.bare?.length }
  const shared = sharedBy(topic)
  const broker = app.subscriptionsBroker()
  return (clientId: string): boolean => {
    const client = clientOf(broker, clientId)
    if (!client) return false
    const sendWindow = readSendWindow(client)
    if (whole !== undefined && sendWindow && isInWindow(sendWindow, step, whole.length, nowMs)) {
      client.send(shared(whole))
      return true
    }
    const delivery = deliver(readStream(client), step, lengths, nowMs, randomToken)
    switch (delivery.kind) {
      case 'drop':
        broker.unregister(clientId)
        return false
      case 'skip':
        return true
      case 'whole':
      case 'bare': {
        const text = message[delivery.kind] ?? '{}'
        const { ask, stream } = delivery
        if (stream) saveStream(client, stream)
        client.send(
          ask === undefined
            ? shared(text)
            : messageOf(topic, withFields(text, { ask } satisfies Partial<LiveMessage>)),
        )
        return true
      }
    }
  }
}

/** Most streams receive the same text, which is passed to the engine's host once. */
function sharedBy(topic: string): (text: string) => SubscriptionMessage {
  const messages = new Map<string, SubscriptionMessage>()
  return (text) => {
    const message = messages.get(text) ?? messageOf(topic, text)
    messages.set(text, message)
    return message
  }
}

function messageOf(name: string, data: string): SubscriptionMessage {
  return new SubscriptionMessage({ name, data })
}

function randomToken(): string {
  return $security.randomString(tokenLength)
}
