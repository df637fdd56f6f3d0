import { readSetting } from '../../device/setting-storage.ts'
import { type SentMessage, sendTag, type WorkerMessage } from '../../device/worker-messages.ts'
import { readWaitingMarks, unmarkSent } from '../storage/waiting-mark.ts'

/** Type of the Background Synchronization API, which not every browser has. */
interface Registration extends ServiceWorkerRegistration {
  sync?: { register: (tag: string) => Promise<void> }
}

/** Wait between an incomplete answer of the worker and the next request. */
const againMs = 2_000

let isListening = false

/**
 * Lets the service worker send all waiting changes; without a connection, or from a hidden page, the browser does so later,
 * even if no page is open by then.
 *
 * @throws if the browser does not allow background sync; the changes are then sent from the next page
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

/** Requests the sending of the remaining changes again, as long as the page is visible. */
function listen(worker: ServiceWorkerContainer): void {
  if (isListening) return
  isListening = true
  worker.addEventListener('message', ({ data }: MessageEvent<SentMessage>) => {
    unmarkSent(data.marks)
    setTimeout(() => document.hidden || void sendNowOrLater().catch(() => undefined), againMs)
  })
}
