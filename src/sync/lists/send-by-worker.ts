import { readSetting } from '../device/device-settings.ts'
import { type SentMessage, sendTag, type WorkerMessage } from '../device/worker-messages.ts'
import { readWaitingMarks, unmarkSent } from '../storage/waiting-mark.ts'

/** Of the Background Synchronization API, which not every browser has. */
interface Registration extends ServiceWorkerRegistration {
  sync?: { register: (tag: string) => Promise<void> }
}

/** Between an answer of the worker that left something and the next question. */
const againMs = 2_000

let isListening = false

/**
 * Has the service worker send what waits; without a connection, or from a page that is hidden, by the browser itself, whether
 * any page is open by then or not.
 *
 * @throws what a browser does not allow is sent with the next page
 */
export async function sendNowOrLater(): Promise<void> {
  const worker: ServiceWorkerContainer | undefined = navigator.serviceWorker
  const marks = readWaitingMarks()
  if (!worker || Object.keys(marks).length === 0) return
  listen(worker)
  const { active, sync }: Registration = await worker.ready
  if (navigator.onLine)
    active?.postMessage({ kind: 'send', marks, person: readSetting('person') } satisfies WorkerMessage)
  if (document.hidden || !navigator.onLine) await sync?.register(sendTag)
}

/** What is left is asked for again, as long as somebody looks. */
function listen(worker: ServiceWorkerContainer): void {
  if (isListening) return
  isListening = true
  worker.addEventListener('message', ({ data }: MessageEvent<SentMessage>) => {
    unmarkSent(data.marks)
    setTimeout(() => document.hidden || void sendNowOrLater().catch(() => undefined), againMs)
  })
}
