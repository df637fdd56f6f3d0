import { listOfTopic, topicOf } from '../../../src/protocol/live.ts'
import type { App, Client } from '../pocketbase.d.ts'

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

export function isWatching(app: App, clientId: string, listId: string): boolean {
  return findClient(app, clientId)?.hasSubscription(topicOf(listId)) ?? false
}
