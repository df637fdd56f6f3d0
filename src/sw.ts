/// <reference lib="webworker" />

import { addresses } from './site.ts'
import { sendTag, type WorkerMessage } from './sync/device/worker-messages.ts'
import { keepFiles } from './worker/keep-files.ts'
import { createNavigation } from './worker/navigation.ts'
import { passBy } from './worker/pass-by.ts'
import { receiveShared } from './worker/receive-shared.ts'
import { sendForBrowser, sendForPage } from './worker/send-in-background.ts'

/** Of the Background Synchronization API, which TypeScript does not know. */
interface SyncEvents {
  addEventListener: (type: 'sync', listener: (event: ExtendableEvent & { tag: string }) => void) => void
}

declare const self: ServiceWorkerGlobalScope & SyncEvents

const kept = keepFiles(self.__WB_MANIFEST)
const navigate = createNavigation(kept)

self.addEventListener('install', (event) => {
  passBy(event, '/api/*')
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
      return event.waitUntil(kept.keepPages())
    case 'take-over':
      return event.waitUntil(self.skipWaiting())
    default:
      return event.waitUntil(sendForPage(message, event.source))
  }
})

self.addEventListener('sync', (event) => {
  if (event.tag === sendTag) event.waitUntil(sendForBrowser())
})

self.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request)
  if (answer) event.respondWith(answer)
})

/** @returns undefined for what is the network's alone: other sites, everything that changes, `/api/` */
function answerTo(request: Request): Promise<Response> | undefined {
  const { origin, pathname } = new URL(request.url)
  if (origin !== self.location.origin) return undefined
  if (request.method === 'POST' && pathname === addresses.shareTarget) return receiveShared(request)
  if (request.method !== 'GET') return undefined
  if (request.mode === 'navigate') return navigate(request, pathname)
  if (!kept.mayHave(pathname)) return undefined
  return kept.file(pathname).then((file) => file ?? fetch(request))
}
