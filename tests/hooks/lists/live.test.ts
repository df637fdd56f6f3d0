import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { maxSilenceMs } from '../../../pocketbase/hooks/live/stream.ts'
import type { Delta, Snapshot } from '../../../src/domain/item/item.ts'
import { mergeDelta } from '../../../src/domain/item/snapshot.ts'
import {
  type EventStream,
  openStream,
  type StreamMessage,
  subscribe,
} from '../../support/live/event-stream.ts'
import { openStalledReader } from '../../support/live/stalled-reader.ts'
import { type ListClient, makeList } from '../../support/people/api.ts'
import { usePocketBase } from '../../support/server/use-pocketbase.ts'

type Hint = Omit<Delta, 'items'> & Partial<Delta> & { ask?: string }

/** Change by a person without a name. */
const told = { changedAt: expect.any(String), changedBy: '' }

const closers: (() => void)[] = []
const server = usePocketBase()
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

async function watch(list: ListClient): Promise<EventStream> {
  const stream = await openStream(server.url)
  closers.push(stream.close)
  expect((await stream.subscribe([`list:${list.id}`], list.token)).status).toBe(204)
  return stream
}

function hintsOf(messages: readonly StreamMessage[]): Hint[] {
  return messages.map(({ data }) => JSON.parse(data))
}

const untilRev = (stream: EventStream, rev: number) =>
  stream.until((messages) => hintsOf(messages).some((hint) => hint.rev >= rev))

/** Concurrent changes may arrive in any order, so that the one with the highest revision need not be the last. */
const untilCount = (stream: EventStream, count: number) =>
  stream.until((messages) => messages.length >= count)

/** Sends a heartbeat with the latest challenge of the stream. */
function heartbeat(list: ListClient, stream: EventStream) {
  const asks = hintsOf(stream.messages).flatMap(({ ask }) => ask ?? [])
  return list.heartbeat(stream.clientId, asks.at(-1))
}

/** Requests at the same time: one after another takes too long, as a stream that proves nothing for 45 s is ended. */
const atOnce = 10

/**
 * Returns a function that is true until a stream whose first message is still to come may be ended for its silence alone: a
 * busy machine may take longer than that for 300 messages.
 */
function beforeSilenceEnds(): () => boolean {
  const startedAt = performance.now()
  return () => performance.now() - startedAt < maxSilenceMs
}

/** Changes one item `count` times, with one request each. */
async function pushMany(list: ListClient, count: number, after?: (index: number) => Promise<unknown>) {
  const itemId = randomUUID()
  await list.push([list.add('lapte', {}, itemId)])
  const indexes = Array.from({ length: count - 1 }, (_, at) => at + 1)
  for (let start = 0; start < indexes.length; start += atOnce) {
    const some = indexes.slice(start, start + atOnce)
    await Promise.all(some.map((index) => list.push([list.set(itemId, { quantity: `${index + 1}` })], start)))
    for (const index of some) await after?.(index)
  }
}

describe('a stream that watches a list', () => {
  it('receives each accepted batch as a delta', async () => {
    const list = await makeList(server.url)
    const stream = await watch(list)
    const { items } = await list.push([list.add('lapte'), list.add('pâine', { quantity: '2' })])
    await list.push([list.remove(items[0]?.id ?? '')])
    await untilRev(stream, 3)
    expect(stream.messages.map(({ topic }) => topic)).toEqual([`list:${list.id}`, `list:${list.id}`])
    expect(hintsOf(stream.messages)).toEqual([
      { ...told, from: 0, rev: 2, items, ask: expect.stringMatching(/^\w{8}$/) },
      { ...told, from: 2, rev: 3, items: [{ ...items[0], deleted: true, rev: 3 }] },
    ])
  })

  it('receives author and time of a change, as a reading does', async () => {
    const list = await makeList(server.url)
    const stream = await watch(list)
    const { changedAt, changedBy } = await list.push([list.add('lapte')], 0, 'Mihai')
    await untilRev(stream, 1)
    expect(changedBy).toBe('Mihai')
    expect(hintsOf(stream.messages)).toMatchObject([{ rev: 1, changedAt, changedBy }])
  })

  it('receives nothing for a batch without effect', async () => {
    const list = await makeList(server.url)
    const stream = await watch(list)
    await list.push([])
    await list.push([list.remove(randomUUID()), list.add('')])
    await list.push([list.add('lapte')])
    await untilRev(stream, 1)
    expect(stream.messages).toHaveLength(1)
  })

  it('receives only the revision for more than 20 items', async () => {
    const list = await makeList(server.url)
    const stream = await watch(list)
    const items = (count: number) => Array.from({ length: count }, () => list.add('lapte'))
    await list.push(items(20))
    await list.push(items(21))
    await untilRev(stream, 41)
    const [short, long] = hintsOf(stream.messages)
    expect(short?.items).toHaveLength(20)
    expect(long).toEqual({ from: 20, rev: 41 })
  })

  it('receives only its own list, and a new one when it moves there', async () => {
    const [one, other] = [await makeList(server.url), await makeList(server.url)]
    const stream = await watch(one)
    await other.push([other.add('secret')])
    await one.push([one.add('lapte')])
    await untilRev(stream, 1)
    await stream.subscribe([`list:${other.id}`], other.token)
    await one.push([one.add('pâine')])
    await other.push([other.add('ouă')])
    await untilRev(stream, 2)
    expect(stream.messages.map(({ topic }) => topic)).toEqual([`list:${one.id}`, `list:${other.id}`])
  })

  it('receives nothing once it unsubscribes', async () => {
    const [one, other] = [await makeList(server.url), await makeList(server.url)]
    const stream = await watch(one)
    expect((await stream.subscribe([])).status).toBe(204)
    await one.push([one.add('lapte')])
    await stream.subscribe([`list:${other.id}`], other.token)
    await other.push([other.add('ouă')])
    await untilRev(stream, 1)
    expect(stream.messages.map(({ topic }) => topic)).toEqual([`list:${other.id}`])
  })

  it('ends where everybody else does, whatever the order of concurrent writers', async () => {
    const list = await makeList(server.url)
    const streams = await Promise.all(Array.from({ length: 5 }, () => watch(list)))
    const { items } = await list.push(Array.from({ length: 10 }, (_, index) => list.add(`produs ${index}`)))
    const writers = Array.from({ length: 8 }, async (_, writer) => {
      for (const [index, { id }] of items.entries()) {
        await list.push([list.set(id, { quantity: `${writer + 1}`, completed: (writer + index) % 2 === 0 })])
      }
    })
    await Promise.all(writers)
    const final = await list.read()
    for (const stream of streams) {
      await untilRev(stream, final.rev)
      expect(await replay(list, hintsOf(stream.messages))).toEqual(
        new Map(final.items.map((item) => [item.id, item])),
      )
    }
  })
})

/** Returns the items that a page shows after these hints; it reads the list when there is a gap. */
async function replay(list: ListClient, hints: readonly Hint[]) {
  const head = { id: list.id, name: 'Lista mea' }
  let snapshot: Snapshot | undefined
  for (const { from, rev, items } of hints) {
    const merged = items && mergeDelta(snapshot, head, { from, rev, items })
    snapshot = merged ?? mergeDelta(snapshot, head, await list.read(snapshot?.head.rev ?? 0))
  }
  return snapshot?.items
}

describe('a stream that is not read', () => {
  it('is ended at 300 messages without a proof', async () => {
    const list = await makeList(server.url)
    const stream = await watch(list)
    const isInTime = beforeSilenceEnds()
    await pushMany(list, 300)
    const wasInTime = isInTime()
    // The end of a stream may take messages with it that are still on their way.
    if (wasInTime) await untilCount(stream, 300)
    await pushMany(list, 2)
    await stream.ended
    expect(stream.messages.length).toBeLessThanOrEqual(300)
    if (wasInTime) expect(stream.messages).toHaveLength(300)
    expect((await list.heartbeat(stream.clientId)).status).toBe(410)
  })

  it('lives on while its heartbeats prove that it is read', async () => {
    const list = await makeList(server.url)
    const stream = await watch(list)
    await pushMany(list, 350, async (index) => {
      if (index % atOnce !== 0) return
      await untilRev(stream, index)
      expect((await heartbeat(list, stream)).status).toBe(204)
    })
    await untilCount(stream, 350)
    expect(stream.messages).toHaveLength(350)
  })

  it('receives no items once 64 KB are unproved, and items again after a proof', async () => {
    const list = await makeList(server.url)
    const stream = await watch(list)
    const ids = Array.from({ length: 20 }, () => randomUUID())
    await list.push(ids.map((id) => list.add('lapte', {}, id)))
    const nameAll = (name: string) => list.push(ids.map((id) => list.set(id, { name })))
    for (const mark of 'abcdefghijklmnop') await nameAll(mark.repeat(100))
    await untilRev(stream, 340)
    const lengths = hintsOf(stream.messages).map(({ items }) => items?.length ?? 0)
    expect(lengths).toEqual([...lengths].sort((a, b) => b - a))
    expect([lengths[0], lengths.at(-1)]).toEqual([20, 0])
    await heartbeat(list, stream)
    await nameAll('z')
    await untilRev(stream, 360)
    expect(hintsOf(stream.messages).at(-1)?.items).toHaveLength(20)
  })

  it.each([
    ['silent', false],
    ['though its heartbeats go on', true],
  ])('is ended, %s, before it delays writers or other readers', async (_, beats) => {
    const list = await makeList(server.url)
    const stalled = await openStalledReader(server.url)
    closers.push(stalled.close)
    await subscribe(server.url, stalled.clientId, [`list:${list.id}`], list.token)
    const healthy = await watch(list)
    const isInTime = beforeSilenceEnds()
    await pushMany(list, 302, async (index) => {
      if (index % atOnce !== 0) return
      await untilRev(healthy, index)
      await heartbeat(list, healthy)
      if (!beats || index >= 300) return
      const { status } = await list.heartbeat(stalled.clientId, 'ghicit')
      if (isInTime()) expect(status).toBe(204)
    })
    await untilRev(healthy, 302)
    expect(healthy.messages).toHaveLength(302)
    expect((await list.heartbeat(stalled.clientId)).status).toBe(410)
  })
})

describe('a heartbeat', () => {
  it('is refused for a stream that is not open or watches another list', async () => {
    const [list, other] = [await makeList(server.url), await makeList(server.url)]
    const stream = await watch(other)
    for (const clientId of ['unknown', stream.clientId]) {
      expect((await list.heartbeat(clientId)).status).toBe(410)
    }
    expect((await other.heartbeat(stream.clientId)).status).toBe(204)
  })

  it.each([undefined, null, 7, {}])('is refused when it names no stream: %j', async (clientId) => {
    const list = await makeList(server.url)
    expect((await list.heartbeat(clientId as string)).status).toBe(400)
  })
})
