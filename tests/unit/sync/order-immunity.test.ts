import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Item } from '../../../src/domain/item/item.ts'
import type { ListAnswer } from '../../../src/protocol/calls.ts'
import { recallsOf } from '../../../src/sync/outbox/recalls-of.ts'
import { Replica } from '../../../src/sync/outbox/replica.ts'
import type { CallResult } from '../../../src/sync/ports.ts'
import { MemoryStorage } from '../../../src/sync/storage/memory-storage.ts'
import { type RecordedStream, recordedStreams } from '../../support/live/recorded-streams.ts'

const streams = recordedStreams()
const runs = 60

/** Returns the messages in the server's order. Messages without items make a page read the list. */
function inOrder(stream: RecordedStream) {
  return stream.messages.toSorted((a, b) => a.rev - b.rev)
}

/** Returns the live items at revision `rev`, from the recorded messages alone. */
function itemsAt(stream: RecordedStream, rev: number): Map<string, Item> {
  const items = new Map<string, Item>()
  for (const message of inOrder(stream)) {
    for (const item of message.items ?? []) if (item.rev <= rev) items.set(item.id, item)
  }
  return new Map([...items].filter(([, item]) => !item.deleted))
}

/** Messages as a bad network could deliver them: each is lost, delivered once or twice, and all are shuffled. */
function mistreated(stream: RecordedStream) {
  const copies = fc.array(fc.integer({ min: 0, max: 2 }), {
    minLength: stream.messages.length,
    maxLength: stream.messages.length,
  })
  return copies.chain((counts) => {
    const received = stream.messages.flatMap((message, index) => Array(counts[index] ?? 1).fill(message))
    return fc.shuffledSubarray(received, { minLength: received.length })
  })
}

async function hear(
  stream: RecordedStream,
  messages: readonly RecordedStream['messages'][number][],
  read: (since: number) => CallResult<ListAnswer>,
): Promise<Replica> {
  const unused = () => Promise.reject(new Error('nothing is pushed here'))
  const replica = new Replica(
    'token',
    {
      api: { create: unused, push: unused, read: async (since) => read(since) },
      storage: new MemoryStorage(),
      tabs: { announce: () => {} },
      lock: (task) => task(),
      loadRecallsOf: async () => recallsOf,
      clock: { after: () => () => {}, random: () => 0 },
    },
    { changed: () => {}, refused: () => {} },
    { ...stream.head, from: 0, rev: 0, items: [] },
  )
  await replica.start()
  for (const message of messages) {
    replica.hint(message)
    await replica.idle()
  }
  return replica
}

function liveItems(replica: Replica): Map<string, Item> {
  const items = replica.list?.snapshot?.items ?? new Map<string, Item>()
  return new Map([...items].filter(([, item]) => !item.deleted))
}

describe.each(streams.map((stream, index) => [index, stream] as const))('recorded stream %i', (_, stream) => {
  test('on any network, the list shown is one that the server once had', async () => {
    await fc.assert(
      fc.asyncProperty(mistreated(stream), async (messages) => {
        const replica = await hear(stream, messages, () => ({ kind: 'retry' }))
        const rev = replica.list?.snapshot?.head.rev ?? 0
        expect(liveItems(replica)).toEqual(itemsAt(stream, rev))
      }),
      { numRuns: runs },
    )
  })

  test('with reads to fill its gaps, the end is the server’s', async () => {
    const final = new Map(stream.final.items.map((item) => [item.id, item]))
    const read = () => ({ kind: 'done', value: { ...stream.head, ...stream.final } }) as const
    await fc.assert(
      fc.asyncProperty(mistreated(stream), async (messages) => {
        const last = stream.messages.reduce((a, b) => (a.rev > b.rev ? a : b))
        const replica = await hear(stream, [...messages, { from: last.from, rev: last.rev }], read)
        expect(liveItems(replica)).toEqual(final)
      }),
      { numRuns: runs },
    )
  })
})
