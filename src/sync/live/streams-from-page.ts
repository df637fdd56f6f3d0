import { fetchPocketBase } from '../calls/fetch-pocketbase.ts'
import type { OpenStream } from './event-stream.ts'

/** Event streams of one list, by PocketBase's SDK, which comes with the first. Where it cannot come, the stream is lost. */
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
