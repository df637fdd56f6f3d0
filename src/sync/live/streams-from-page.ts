import { fetchPocketBase } from '../calls/fetch-pocketbase.ts'
import type { OpenStream } from './event-stream.ts'

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
