import { guarded, refused, send } from '../answer.ts'
import { findList } from '../list/lists.ts'
import type { App, RealtimeSubscribeEvent } from '../pocketbase.d.ts'
import { tokenOf } from '../request.ts'
import { topicOf, watchedLists } from './clients.ts'
import { answered } from './stream.ts'
import { addWatcher, updateWatchers, withoutWatchers } from './watchers.ts'

// The SDK names it beside real topics when a page listens for its own connects.
const harmlessTopics: readonly string[] = ['PB_CONNECT', '']

/**
 * A stream may watch the one list its share token opens, and nothing else: no records, no wildcard, no options.
 * It is listed before it is told so, so that whoever has the answer misses nothing.
 */
export const subscribe = guarded((event: RealtimeSubscribeEvent) => {
  const topics = new Set(Array.from(event.subscriptions).filter((topic) => !harmlessTopics.includes(topic)))
  const list = topics.size > 0 ? findList(event.app.db(), tokenOf(event)) : undefined
  if (topics.size > 1 || (topics.size === 1 && !(list && topics.has(topicOf(list.id))))) {
    return send(event, refused('unknown-list'))
  }
  for (const listId of watchedLists(event.client)) {
    if (listId !== list?.id) stopWatching(event.app, listId, event.client.id())
  }
  if (list) startWatching(event.app, list.id, event.client.id())
  event.next()
})

export function startWatching(app: App, listId: string, clientId: string): void {
  updateWatchers(app, listId, (watchers) => addWatcher(watchers, clientId, answered(watchers[clientId])))
}

function stopWatching(app: App, listId: string, clientId: string): void {
  updateWatchers(app, listId, (watchers) => withoutWatchers(watchers, new Set([clientId])))
}
