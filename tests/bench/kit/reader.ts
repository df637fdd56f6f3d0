import { setTimeout as pause } from 'node:timers/promises'
import { slotOf } from '../../../src/protocol/slot.ts'
import { type EventStream, openStream, type StreamMessage } from '../../support/live/event-stream.ts'
import type { ListClient } from '../../support/people/api.ts'
import { newVisitor } from '../../support/people/visitors.ts'

const messagesPerHeartbeat = 100
const heartbeatMs = 15_000

/** Opens a stream that watches a list. */
export async function openReader(list: ListClient): Promise<EventStream> {
  const stream = await openStream(list.url, slotOf(list.token))
  const { status, text } = await stream.subscribe([`list:${list.id}`], list.token)
  if (status !== 204) throw new Error(`no subscription: ${status} ${text}`)
  return stream
}

/**
 * Sends a page's heartbeats for a stream until it ends, every 15 s and after every 100 messages: they prove that the stream
 * is read, and name the person at the page.
 *
 * @param pass delays each heartbeat until its turn
 */
export function keepAnswering(
  list: ListClient,
  stream: EventStream,
  pass: (beat: () => Promise<unknown>) => Promise<unknown> = (beat) => beat(),
): void {
  const visitor = newVisitor()
  const answer = () => pass(() => list.heartbeat(stream.clientId, lastAsk(stream.messages), visitor))
  for (const answering of [answerByTime(stream, answer), answerByMessages(stream, answer)]) {
    // The stream or the server has ended; waiting readers get this error from the stream itself.
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
