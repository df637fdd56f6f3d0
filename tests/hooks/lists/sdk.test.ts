import { randomUUID } from 'node:crypto'
import PocketBase, { BaseAuthStore, type ClientResponseError, type RecordService } from 'pocketbase'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Delta, Snapshot } from '../../../src/domain/item/item.ts'
import { mergeDelta } from '../../../src/domain/item/snapshot.ts'
import { calls } from '../../../src/protocol/calls.ts'
import { topicOf } from '../../../src/protocol/live.ts'
import { openEventStreams, sendByPocketBase } from '../../../src/sync/live/pocketbase.ts'
import { ListClient as PageClient } from '../../../src/sync/send.ts'
import { NodeEventSource } from '../../support/live/node-event-source.ts'
import { type ListClient, makeList } from '../../support/people/api.ts'
import { usePocketBase } from '../../support/server/use-pocketbase.ts'
import { collections } from './access-attempts.ts'

type Hint = Omit<Delta, 'items'> & Partial<Delta> & { ask?: string }

const closers: (() => void)[] = []
const server = usePocketBase()
beforeAll(() => {
  vi.stubGlobal('EventSource', NodeEventSource)
})
afterAll(() => {
  vi.unstubAllGlobals()
})
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

/** Opens a stream as a page does. */
async function watch(list: ListClient, token = list.token) {
  const hints: Hint[] = []
  const events = { connected: vi.fn(), message: (data: unknown) => hints.push(data as Hint), lost: vi.fn() }
  closers.push(openEventStreams(token, server.url)(topicOf(list.id), events))
  await expect.poll(() => events.connected.mock.calls.length + events.lost.mock.calls.length).toBe(1)
  const clientId: string | undefined = events.connected.mock.lastCall?.[0]
  return { clientId: clientId ?? '', hints, lost: events.lost }
}

const untilRev = (hints: readonly Hint[], wanted: number) =>
  expect.poll(() => Math.max(0, ...hints.map(({ rev }) => rev))).toBe(wanted)

/** Returns the snapshot of a page that receives only these hints. */
function replay(list: ListClient, hints: readonly Hint[]): Snapshot | undefined {
  const head = { id: list.id, name: 'Lista mea' }
  const inOrder = [...hints].sort((a, b) => a.rev - b.rev)
  return inOrder.reduce<Snapshot | undefined>(
    (known, { from, rev, items = [] }) => mergeDelta(known, head, { from, rev, items }),
    undefined,
  )
}

describe('a request by PocketBase’s SDK to our routes', () => {
  const clientOf = (token: string) => new PageClient(sendByPocketBase(server.url), token)

  it('is accepted, and answered in JSON', async () => {
    const [id, token] = [randomUUID(), randomUUID()]
    const client = clientOf(token)
    const made = await client.ask(calls.createList, { body: { id, name: 'Cină', rev: 0 } })
    expect(made).toEqual({ status: 200, value: { id, name: 'Cină', rev: 0 }, retryAfterMs: 0 })
    const read = await client.ask(calls.readList, { query: '?since=0' })
    expect(read).toMatchObject({ status: 200, value: { id, name: 'Cină', items: [] } })
    expect(await client.ask(calls.deleteList)).toMatchObject({ status: 204 })
  })

  it('is refused with the status and the words of any other client', async () => {
    expect(await clientOf(randomUUID()).ask(calls.readList)).toEqual({
      status: 404,
      value: { status: 404, message: 'Lista nu a putut fi găsită', data: {} },
      retryAfterMs: 0,
    })
  })
})

describe('a stream by PocketBase’s SDK', () => {
  it('receives everything that many write at once: nothing is lost', async () => {
    const list = await makeList(server.url)
    const streams = await Promise.all(Array.from({ length: 5 }, () => watch(list)))
    const { items } = await list.push(Array.from({ length: 10 }, (_, index) => list.add(`produs ${index}`)))
    const writers = Array.from({ length: 8 }, async (_, writer) => {
      for (const { id } of items) await list.push([list.set(id, { quantity: `${writer + 1}` })])
    })
    await Promise.all(writers)
    const final = await list.read()
    for (const { hints } of streams) {
      await untilRev(hints, final.rev)
      await expect.poll(() => hints.reduce((sum, { from, rev }) => sum + rev - from, 0)).toBe(final.rev)
      const { items: shown, head } = replay(list, hints) ?? expect.unreachable()
      expect(head.rev).toBe(final.rev)
      expect(shown).toEqual(new Map(final.items.map((item) => [item.id, item])))
    }
  })

  it('is known to the server by the id it says', async () => {
    const list = await makeList(server.url)
    const { clientId } = await watch(list)
    expect((await list.heartbeat(clientId)).status).toBe(204)
  })

  it('is lost when the server ends it', async () => {
    const list = await makeList(server.url)
    const { clientId, hints, lost } = await watch(list)
    const itemId = randomUUID()
    await list.push([list.add('lapte', {}, itemId)])
    // Several at a time: one after another takes too long, as a stream that proves nothing for 45 s is ended.
    for (let pushed = 0; pushed < 301; pushed += 7)
      await Promise.all(
        Array.from({ length: 7 }, (_, at) =>
          list.push([list.set(itemId, { quantity: `${pushed + at + 2}` })], pushed),
        ),
      )
    await expect.poll(() => lost.mock.calls.length).toBe(1)
    expect(hints.length).toBeLessThanOrEqual(300)
    expect((await list.heartbeat(clientId)).status).toBe(410)
  })

  it('is lost where the token opens nothing, or another list', async () => {
    const [list, other] = [await makeList(server.url), await makeList(server.url)]
    expect((await watch(list, randomUUID())).lost).toHaveBeenCalledTimes(1)
    expect((await watch(list, other.token)).lost).toHaveBeenCalledTimes(1)
  })
})

describe('PocketBase’s SDK as anybody may use it', () => {
  const anybody = () => new PocketBase(server.url, new BaseAuthStore())
  const statusOf = (asked: Promise<unknown>) =>
    asked.then(
      () => 200,
      ({ status }: ClientResponseError) => status,
    )

  it.each(collections)('finds nothing in %s', async (name) => {
    const attempts: ((records: RecordService) => Promise<unknown>)[] = [
      (records) => records.getFullList(),
      (records) => records.getList(1, 1, { filter: "name ~ 'lapte'", expand: 'list', sort: '-rev' }),
      (records) => records.getOne('0123456789abcde'),
      (records) => records.create({ name: 'lapte' }),
      (records) => records.update('0123456789abcde', { name: 'ouă' }),
      (records) => records.delete('0123456789abcde'),
    ]
    for (const attempt of attempts)
      expect(await statusOf(attempt(anybody().collection(name)))).toBeOneOf([400, 403, 404])
  })

  it.each<[how: string, topic: (list: ListClient) => string, options?: (list: ListClient) => object]>([
    ['the list’s topic without its token', ({ id }) => topicOf(id)],
    [
      'its topic with the token among the topic’s own headers',
      ({ id }) => topicOf(id),
      ({ token }) => ({ headers: { 'X-Share-Token': token } }),
    ],
    ['every record of items', () => 'items/*'],
  ])('hears nothing of %s', async (_, topic, options) => {
    const list = await makeList(server.url)
    const { realtime } = anybody()
    closers.push(() => void realtime.unsubscribe())
    const heard = vi.fn()
    expect(await statusOf(realtime.subscribe(topic(list), heard, options?.(list)))).toBeGreaterThanOrEqual(
      400,
    )
    const { hints } = await watch(list)
    await list.push([list.add('lapte')])
    await untilRev(hints, 1)
    expect(heard).not.toHaveBeenCalled()
  })
})
