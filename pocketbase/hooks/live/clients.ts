import type { App, Client } from '../pocketbase.d.ts'

const topicPrefix = 'list:'

/** The one topic of a list. */
export function topicOf(listId: string): string {
  return `${topicPrefix}${listId}`
}

/** The lists a stream watches now. */
export function watchedLists(client: Client): string[] {
  return Object.keys(client.subscriptions())
    .filter((topic) => topic.startsWith(topicPrefix))
    .map((topic) => topic.slice(topicPrefix.length))
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
