/**
 * Records the messages of real streams while people write at the same time, into recorded-streams.jsonl in this folder:
 * `node tests/support/live/record-streams.ts`. Run it again when the messages of the live channel change.
 */
import { writeFileSync } from 'node:fs'
import type { Delta } from '../../../src/domain/item/item.ts'
import { type ListClient, makeList } from '../people/api.ts'
import { startPocketBase } from '../server/pocketbase.ts'
import { openStream, type StreamMessage } from './event-stream.ts'
import { type RecordedStream, recordingsFile } from './recorded-streams.ts'

const streams = 6
const writers = 6
const maxAttempts = 200

/** Only streams with a late message are recorded, because messages in order prove little. */
function isOutOfOrder({ messages }: RecordedStream): boolean {
  return messages.some(({ rev }, index) => rev < (messages[index - 1]?.rev ?? 0))
}

async function record(url: string): Promise<RecordedStream> {
  const list = await makeList(url)
  const stream = await openStream(url)
  await stream.subscribe([`list:${list.id}`], list.token)
  const shared = [list.add('lapte'), list.add('pâine'), list.add('ouă')]
  await list.push(shared)
  const ids = shared.map(({ itemId }) => itemId)
  await Promise.all(Array.from({ length: writers }, (_, writer) => write(list, ids, writer)))
  const final = await list.read()
  await stream.until((messages) => revisionsTold(messages) === final.rev)
  stream.close()
  return {
    head: { id: final.id, name: final.name },
    messages: stream.messages.map(({ data }) => withoutAsk(JSON.parse(data))),
    final: { from: 0, rev: final.rev, items: final.items },
  }
}

async function write(list: ListClient, shared: readonly string[], writer: number): Promise<void> {
  const own = list.add(`produs ${writer}`)
  const third = shared[writer % shared.length] ?? own.itemId
  await list.push([own])
  await list.push([list.set(third, { completed: writer % 2 === 0 })])
  await list.push([list.set(third, { quantity: `${writer + 2}` })])
  await list.push([list.remove(writer % 3 === 0 ? third : own.itemId)])
  await list.push([list.restore(own.itemId), list.set(own.itemId, { quantity: '2' })])
}

function revisionsTold(messages: readonly StreamMessage[]): number {
  const hints: Delta[] = messages.map(({ data }) => JSON.parse(data))
  return hints.reduce((sum, { from, rev }) => sum + rev - from, 0)
}

function withoutAsk({ ask: _, ...hint }: RecordedStream['messages'][number] & { ask?: string }) {
  return hint
}

const server = await startPocketBase()
const recorded: RecordedStream[] = []
for (let attempt = 0; recorded.length < streams && attempt < maxAttempts; attempt += 1) {
  const stream = await record(server.url)
  if (isOutOfOrder(stream)) recorded.push(stream)
}
await server.stop()
writeFileSync(recordingsFile, recorded.map((stream) => `${JSON.stringify(stream)}\n`).join(''))
process.stdout.write(`${recorded.length} streams\n`)
