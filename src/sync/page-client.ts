import { abortedAfter } from '../device/time.ts'
import type { OpenStream } from './live/pocketbase.ts'
import { ListClient, noAnswer, type Reply, type Request, type Send } from './send.ts'

/** Returns the client with which a page sends calls about a list. */
export function pageClient(token: string): ListClient {
  return new ListClient(sendFromPage, token)
}

let send: Send | undefined

/**
 * Sends by PocketBase's SDK. Once the SDK is loaded, a request begins before this returns, as the last request of a page
 * must.
 */
export const sendFromPage: Send = (path, request) =>
  send ? send(path, request) : fetchAndSend(path, request)

/** An SDK that cannot be fetched counts as an unreachable server. */
async function fetchAndSend(path: string, request: Request): Promise<Reply> {
  const code = await fetchPocketBase(request.signal).catch(() => undefined)
  if (!code) return noAnswer
  send ??= code.sendByPocketBase()
  return send(path, request)
}

/**
 * Opens event streams of one list by PocketBase's SDK, which is fetched for the first one. If it cannot be fetched, the
 * stream counts as lost.
 */
export function streamsFromPage(token: string): OpenStream {
  return (topic, listener) => {
    const closing = new AbortController()
    fetchPocketBase().then(
      ({ openEventStreams }) => {
        if (closing.signal.aborted) return
        const close = openEventStreams(token)(topic, listener)
        closing.signal.addEventListener('abort', close)
      },
      () => closing.signal.aborted || listener.lost(),
    )
    return () => closing.abort()
  }
}

const patienceMs = 15_000

/**
 * Fetches PocketBase's SDK on demand, so that a list is drawn and used without it. A failed fetch is repeated at the next
 * call.
 *
 * @param ended gives up, because the browser itself would take minutes
 * @throws if it cannot be fetched
 */
export function fetchPocketBase(
  ended = abortedAfter(patienceMs),
): Promise<typeof import('./live/pocketbase.ts')> {
  return new Promise((resolve, reject) => {
    ended.addEventListener('abort', () => reject(ended.reason))
    import('./live/pocketbase.ts').then(resolve, reject)
  })
}
