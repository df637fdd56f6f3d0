import { listOfTopic, topicOf } from '../../../src/protocol/live.ts'
import type { App, Broker, Client } from '../pocketbase.d.ts'
import { newStream, type SendWindow, type Stream, sendWindowOf } from './stream.ts'

/** The lists that a stream watches now. */
export function watchedLists(client: Client): string[] {
  return Object.keys(client.subscriptions()).flatMap((topic) => listOfTopic(topic) ?? [])
}

export function findClient(app: App, clientId: string): Client | undefined {
  return clientOf(app.subscriptionsBroker(), clientId)
}

export function clientOf(broker: Broker, clientId: string): Client | undefined {
  try {
    return broker.clientById(clientId)
  } catch {
    return undefined
  }
}

/** The stream of that id, if it watches the list. */
export function findWatcher(app: App, clientId: string, listId: string): Client | undefined {
  const client = findClient(app, clientId)
  return client?.hasSubscription(topicOf(listId)) ? client : undefined
}

// The state of a stream is stored in PocketBase's client, as strings, and is deleted with it.
const streamKey = 'stream'
const readerKey = 'reader'
const sendWindowLength = 3

export function readStream(client: Client): Stream {
  const text = client.get(streamKey)
  if (!text) return newStream
  const [ackToken = '', ...numbers] = text.split(' ').slice(sendWindowLength)
  const [sinceMs = 0, askedMs = 0, atMessages = 0, atLength = 0, messages = 0, length = 0, cutAt = 0] =
    numbers.map(Number)
  return {
    ackToken,
    sinceMs,
    askedMs,
    askedAt: { messages: atMessages, length: atLength },
    unacked: { messages, length },
    cutAt,
  }
}

/** The send window of a stream, which is at the beginning of its stored text; undefined for a new stream. */
export function readSendWindow(client: Client): SendWindow | undefined {
  const text = client.get(streamKey)
  if (!text) return undefined
  const [untilMs, messages, length] = text.split(' ', sendWindowLength)
  return { untilMs: Number(untilMs), messages: Number(messages), length: Number(length) }
}

export function saveStream(client: Client, stream: Stream): void {
  const { untilMs, messages, length } = sendWindowOf(stream)
  const { ackToken, sinceMs, askedMs, askedAt, unacked, cutAt } = stream
  const positions = [askedAt, unacked].flatMap((position) => [position.messages, position.length])
  client.set(
    streamKey,
    [untilMs, messages, length, ackToken, sinceMs, askedMs, ...positions, cutAt].join(' '),
  )
}

/** True when a stream was opened with a read-only link. */
export function isReader(client: Client): boolean {
  return client.get(readerKey) === 'yes'
}

export function markReader(client: Client, isReadOnly: boolean): void {
  client.set(readerKey, isReadOnly ? 'yes' : 'no')
}
