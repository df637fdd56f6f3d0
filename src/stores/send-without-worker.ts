import { readWaitingMarks } from '../sync/waiting-mark.ts'

let isSending = false

/** Has this page send what waits of the device's lists, where no service worker does it for all pages. */
export async function sendWithoutWorker(): Promise<void> {
  const worker: ServiceWorkerContainer | undefined = navigator.serviceWorker
  if (isSending || worker?.controller || Object.keys(readWaitingMarks()).length === 0) return
  isSending = true
  try {
    await (await import('../sync/send-here.ts')).sendHere()
  } catch {
    // It is sent with the next page.
  } finally {
    isSending = false
  }
}
