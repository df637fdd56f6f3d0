import { type SentMessage, sendTag, type WorkerMessage } from '../worker/messages.ts'
import { readSetting } from './device-settings.ts'
import { readWaitingMarks, unmarkSent } from './waiting-mark.ts'

/** Of the Background Synchronization API, which not every browser has. */
interface Registration extends ServiceWorkerRegistration {
  sync?: { register: (tag: string) => Promise<void> }
}

/** Between an answer of the worker that left something and the next question. */
const againMs = 2_000

/**
 * Has the service worker send what the device holds, whichever page of the site is open: now, when the connection or the
 * person comes back, and by the browser itself once the last page is gone. Costs a look at the marks where nothing waits.
 */
export function keepSending(): void {
  const worker: ServiceWorkerContainer | undefined = navigator.serviceWorker
  if (!worker) return
  const look = async () => {
    const marks = readWaitingMarks()
    if (Object.keys(marks).length === 0) return
    const { active, sync }: Registration = await worker.ready
    if (navigator.onLine)
      active?.postMessage({ kind: 'send', marks, person: readSetting('person') } satisfies WorkerMessage)
    if (document.hidden || !navigator.onLine) await sync?.register(sendTag)
  }
  // What a browser does not allow is sent with the next page.
  const lookAgain = () => void look().catch(() => undefined)
  for (const event of ['pageshow', 'online', 'offline']) addEventListener(event, lookAgain)
  document.addEventListener('visibilitychange', lookAgain)
  worker.addEventListener('message', ({ data }: MessageEvent<SentMessage>) => {
    unmarkSent(data.marks)
    setTimeout(() => document.hidden || lookAgain(), againMs)
  })
}
