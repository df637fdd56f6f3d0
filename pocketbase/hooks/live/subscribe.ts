import { guarded, refused, send } from '../answer.ts'
import { findList } from '../list/lists.ts'
import type { RealtimeSubscribeEvent } from '../pocketbase.d.ts'
import { tokenOf } from '../request.ts'
import { topicOf, watchedLists } from './clients.ts'
import { removeWatchers, updateWatcher } from './watchers.ts'

// The SDK names it beside real topics when a page listens for its own connects.
const harmlessTopics: readonly string[] = ['PB_CONNECT', '']

/**
 * A stream may watch the one list its share token opens, and nothing else: no records, no wildcard, no options.
 * It is listed before it is told so, so that whoever has the answer misses nothing.
 */
export function subscribe(event: RealtimeSubscribeEvent): void {
  const { client, requestEvent } = event
  guarded((request) => {
    const topics = wantedTopics(event)
    const list = topics.length > 0 ? findList(request.app.db(), tokenOf(request)) : undefined
    if (!topics.every((topic) => list && topic === topicOf(list.id)))
      return send(request, refused('unknown-list'))
    for (const listId of watchedLists(client)) {
      if (listId !== list?.id) removeWatchers(request.app, listId, [client.id()])
    }
    if (list) updateWatcher(request.app, list.id, client.id(), (stream) => stream)
    event.next()
  })(requestEvent)
}

function wantedTopics({ subscriptions }: RealtimeSubscribeEvent): string[] {
  return Array.from(subscriptions).filter((topic) => !harmlessTopics.includes(topic))
}
