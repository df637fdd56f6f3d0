import { setTimeout as pause } from 'node:timers/promises'
import type { ListClient } from '../support/api.ts'
import { type EventStream, openStream, type StreamMessage } from '../support/event-stream.ts'

const messagesPerHeartbeat = 100
const heartbeatMs = 15_000

/** Opens a stream that watches a list. */
export async function openReader(list: ListClient): Promise<EventStream> {
  const stream = await openStream(list.url)
  const { status, text } = await stream.subscribe([`list:${list.id}`], list.token)
  if (status !== 204) throw new Error(`no subscription: ${status} ${text}`)
  return stream
}

/**
 * Proves that a stream is read as a page does, until it ends: every 15 s, and after each 100 messages.
 *
 * @param beat sends one heartbeat with the last word the stream asked for
 */
export function keepAnswering(stream: EventStream, beat: (ask?: string) => Promise<unknown>): void {
  const answer = () => beat(lastAsk(stream.messages))
  for (const answering of [answerByTime(stream, answer), answerByMessages(stream, answer)]) {
    // The stream has ended, or the server with it: whoever waits for a message is told.
    answering.catch(() => undefined)
  }
}

async function answerByTime(stream: EventStream, answer: () => Promise<unknown>): Promise<void> {
  const over = new AbortController()
  const options = { signal: over.signal, ref: false }
  void stream.ended.then(() => over.abort())
  await pause(heartbeatMs * Math.random(), undefined, options)
  for (;;) {
    await answer()
    await pause(heartbeatMs, undefined, options)
  }
}

async function answerByMessages(stream: EventStream, answer: () => Promise<unknown>): Promise<void> {
  for (let next = messagesPerHeartbeat; ; next += messagesPerHeartbeat) {
    await stream.until(({ length }) => length >= next)
    await answer()
  }
}

function lastAsk(messages: readonly StreamMessage[]): string | undefined {
  const asking = messages.findLast(({ data }) => data.includes('"ask"'))
  return asking && (JSON.parse(asking.data) as { ask?: string }).ask
}
