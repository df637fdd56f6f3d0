import { serviceWorkerAddress } from '../storage-keys.ts'
import type { WorkerMessage } from './worker-messages.ts'

/** A page that is never idle is in heavy use and needs the worker most. */
const longestIdleWaitMs = 5_000

/**
 * Makes the site work without a connection from the first visit on; with data saving on, only visited pages are cached.
 * Nothing depends on it: a failure is only logged.
 */
export function startServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return
  // The page's own requests come first.
  addEventListener('load', () => whenIdle(() => void register().catch(tellFailure)))
}

function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task, { timeout: longestIdleWaitMs })
  else setTimeout(task)
}

async function register(): Promise<void> {
  await navigator.serviceWorker.register(serviceWorkerAddress, { updateViaCache: 'none' })
  const { active } = await navigator.serviceWorker.ready
  const ask = (message: WorkerMessage) => active?.postMessage(message)
  // The worker does not control a page that was already loading when it started.
  if (!navigator.serviceWorker.controller) ask('control-me')
  if (!savesData()) ask('keep-pages')
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
}

function tellFailure(problem: unknown): void {
  // biome-ignore lint/suspicious/noConsole: all that happens when it fails is that it is logged
  console.warn('The service worker did not start.', problem)
}
