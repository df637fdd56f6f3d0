import { listOfTopic, topicOf } from '../../../src/protocol/live.ts'
import type { App, Client } from '../pocketbase.d.ts'
import { newStream, type Stream } from './stream.ts'

/** The lists a stream watches now. */
export function watchedLists(client: Client): string[] {
  return Object.keys(client.subscriptions()).flatMap((topic) => listOfTopic(topic) ?? [])
}

export function findClient(app: App, clientId: string): Client | undefined {
  try {
    return app.subscriptionsBroker().clientById(clientId)
  } catch {
    return undefined
  }
}

/** The stream of that id, if it watches the list. */
export function findWatcher(app: App, clientId: string, listId: string): Client | undefined {
  const client = findClient(app, clientId)
  return client?.hasSubscription(topicOf(listId)) ? client : undefined
}

// What is known of a stream lies with PocketBase's client itself, as texts, and goes with it.
const streamKey = 'stream'
const readerKey = 'reader'

export function readStream(client: Client): Stream {
  const text = client.get(streamKey)
  if (!text) return newStream
  const [word = '', ...numbers] = text.split(' ')
  const [sinceMs = 0, askedMs = 0, atMessages = 0, atLength = 0, messages = 0, length = 0, cutAt = 0] =
    numbers.map(Number)
  return {
    word,
    sinceMs,
    askedMs,
    askedAt: { messages: atMessages, length: atLength },
    carried: { messages, length },
    cutAt,
  }
}

export function saveStream(
  client: Client,
  { word, sinceMs, askedMs, askedAt, carried, cutAt }: Stream,
): void {
  const positions = [askedAt, carried].flatMap(({ messages, length }) => [messages, length])
  client.set(streamKey, [word, sinceMs, askedMs, ...positions, cutAt].join(' '))
}

/** Whether a stream came by a read-only link. */
export function isReader(client: Client): boolean {
  return client.get(readerKey) === 'yes'
}

export function markReader(client: Client, isReadOnly: boolean): void {
  client.set(readerKey, isReadOnly ? 'yes' : 'no')
}
