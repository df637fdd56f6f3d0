/// <reference lib="webworker" />

import { keepShared } from './device/shared-text.ts'
import { sendTag, type WorkerMessage } from './device/worker-messages.ts'
import { longestImport } from './domain/lib/reading-limits.ts'
import { openNotice, showNotice } from './list/notices/show-notice.ts'
import { addresses } from './site.ts'
import { openIdbStorage } from './sync/storage/idb-storage.ts'
import { createFileCache } from './worker/file-cache.ts'
import { createNavigation } from './worker/navigation.ts'
import { sendForBrowser, sendForPage } from './worker/send-in-background.ts'

/** Part of the Background Synchronization API, which TypeScript's types lack. */
interface SyncEvents {
  addEventListener: (type: 'sync', listener: (event: ExtendableEvent & { tag: string }) => void) => void
}

declare const self: ServiceWorkerGlobalScope & SyncEvents

const kept = createFileCache(self.__WB_MANIFEST)
const navigate = createNavigation(kept)

self.addEventListener('install', (event) => {
  passBy(event, '/api/*')
  passBy(event, '/dav/*')
  event.waitUntil(kept.install(event))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([kept.activate(event), self.clients.claim()]))
})

self.addEventListener('message', (event) => {
  const message: WorkerMessage = event.data
  switch (message) {
    case 'control-me':
      return event.waitUntil(self.clients.claim())
    case 'keep-pages':
      return event.waitUntil(kept.storePages())
    case 'take-over':
      return event.waitUntil(self.skipWaiting())
    default:
      return event.waitUntil(sendForPage(message, event.source))
  }
})

self.addEventListener('sync', (event) => {
  if (event.tag === sendTag) event.waitUntil(sendForBrowser())
})

self.addEventListener('push', (event) => {
  event.waitUntil(showNotice(self.registration, self.clients, pushedIn(event), openIdbStorage))
})

self.addEventListener('notificationclick', (event) => {
  event.waitUntil(openNotice(event.notification, self.clients, openIdbStorage))
})

self.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request)
  if (answer) event.respondWith(answer)
})

/** @returns undefined for requests that only the network answers: other sites, everything that changes, `/api/` */
function answerTo(request: Request): Promise<Response> | undefined {
  const { origin, pathname } = new URL(request.url)
  if (origin !== self.location.origin) return undefined
  if (request.method === 'POST' && pathname === addresses.shareTarget) return receiveShared(request)
  if (request.method !== 'GET') return undefined
  if (request.mode === 'navigate') return navigate(request, pathname)
  if (!kept.mayHave(pathname)) return undefined
  return kept.file(pathname).then((file) => file ?? fetch(request))
}

/** Returns the content of a push message; undefined if it is no JSON. */
function pushedIn({ data }: PushEvent): unknown {
  try {
    return data?.json()
  } catch {
    return undefined
  }
}

/** Part of the Service Worker Static Routing API, which some browsers lack. */
interface Routing {
  addRoutes?: (rules: { condition: { urlPattern: string }; source: 'network' }) => Promise<void>
}

/**
 * Sends requests to the network without asking, or even starting, the service worker. Browsers without this API ask it:
 * everything works, but a request that a page sends while it closes may be lost.
 *
 * @param urlPattern of addresses, in the syntax of URLPattern
 */
function passBy(event: ExtendableEvent & Routing, urlPattern: string): void {
  const added = event.addRoutes?.({ condition: { urlPattern }, source: 'network' })
  if (added) event.waitUntil(added)
}

/**
 * Stores a text that was shared with the installed app, for example from a message, on the device until the home page has
 * asked for its list, so that it is never sent.
 */
async function receiveShared(request: Request): Promise<Response> {
  const form = await request.formData().catch(() => new FormData())
  const parts = ['title', 'text', 'url'].map((name) => String(form.get(name) ?? '').trim())
  const text = parts.filter((part) => part !== '').join('\n')
  await keepShared(text.slice(0, longestImport))
  return Response.redirect(addresses.sharedHere, 303)
}
