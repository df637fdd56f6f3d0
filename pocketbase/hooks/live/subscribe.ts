import { topicOf } from '../../../src/protocol/live.ts'
import { guarded, refused, send } from '../answer.ts'
import { isFromSite } from '../from-site.ts'
import { findList, type OpenedList } from '../list/list-queries.ts'
import type { App, Client, RealtimeSubscribeEvent, RequestEvent } from '../pocketbase.d.ts'
import { tokenOf } from '../request.ts'
import { isOutdated, noList } from '../served.ts'
import { prepared } from '../sql.ts'
import { markReader, saveStream, watchedLists } from './clients.ts'
import { newStream } from './stream.ts'
import { addWatcher, removeWatchers } from './watchers.ts'

// The SDK names it beside real topics when a page listens for its own connects.
const harmlessTopics: readonly string[] = ['PB_CONNECT', '']

/**
 * A stream may watch the one list that its share token opens, and nothing else: no records, no wildcard, no options. It is
 * registered before the answer is sent, so that no message after the answer is missed.
 */
export function subscribe(event: RealtimeSubscribeEvent): void {
  const { requestEvent } = event
  if (isFromSite(requestEvent)) subscribeVisitor(event)
  else send(requestEvent, refused('closed'))
}

function subscribeVisitor(event: RealtimeSubscribeEvent): void {
  const { client, requestEvent } = event
  guarded((request) => {
    const { app } = request
    const token = tokenOf(request)
    const topics = wantedTopics(event)
    if (isOutdated(request)) return send(request, refused('elsewhere'))
    const list = topics.length > 0 ? findList(prepared(app), token) : undefined
    if (!topics.every((topic) => list && topic === topicOf(list.id))) return refuse(request, token)
    for (const listId of watchedLists(client)) {
      if (listId !== list?.id) removeWatchers(app, listId, [client.id()])
    }
    if (list && !watch(app, client, list, token)) return refuse(request, token)
    event.next()
  })(requestEvent)
}

function refuse(request: RequestEvent, token: string): void {
  send(request, refused(noList(prepared(request.app), token)))
}

/** @returns false when the link has just been changed: the code that disconnects the others may have missed this stream */
function watch(app: App, client: Client, { id, isReadOnly }: OpenedList, token: string): boolean {
  if (!watchedLists(client).includes(id)) saveStream(client, newStream)
  markReader(client, isReadOnly)
  addWatcher(app, id, client.id())
  const isOpen = findList(prepared(app), token) !== undefined
  if (!isOpen) removeWatchers(app, id, [client.id()])
  return isOpen
}

function wantedTopics({ subscriptions }: RealtimeSubscribeEvent): string[] {
  return Array.from(subscriptions).filter((topic) => !harmlessTopics.includes(topic))
}
