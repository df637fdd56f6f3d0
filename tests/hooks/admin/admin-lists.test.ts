import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type EventStream, openStream } from '../../support/live/event-stream.ts'
import {
  accepted,
  keyOfOtherSlot,
  ListClient,
  makeList,
  makeListWithItem,
  otherKey,
} from '../../support/people/api.ts'
import { type DashboardApi, dashboardAt, refusedFields } from '../../support/people/dashboard-api.ts'
import { usePocketBase } from '../../support/server/use-pocketbase.ts'

const server = usePocketBase()
let dashboard: DashboardApi
const streams: EventStream[] = []
beforeAll(async () => {
  dashboard = dashboardAt(server.url, await server.superuserToken())
})
afterEach(() => {
  for (const stream of streams.splice(0)) stream.close()
})

/** Opens a stream that is subscribed to a list. */
async function watch({ id, token }: ListClient): Promise<EventStream> {
  const stream = await openStream(server.url)
  streams.push(stream)
  expect((await stream.subscribe([`list:${id}`], token)).status).toBe(204)
  return stream
}

/** Returns the first message of a stream. */
async function heard(stream: EventStream): Promise<Record<string, unknown>> {
  await stream.until((messages) => messages.length > 0)
  return JSON.parse(stream.messages[0]?.data ?? '')
}

describe('a change by an admin to an item is a change like any other', () => {
  type Deed = [what: string, act: (itemId: string) => Promise<unknown>, outcome: object]
  it.each<Deed>([
    ['renaming it', (id) => dashboard.change('items', id, { name: 'lapte bătut' }), { name: 'lapte bătut' }],
    ['ticking it', (id) => dashboard.change('items', id, { completed: true }), { completed: true }],
    ['not finding it', (id) => dashboard.change('items', id, { not_found: true }), { notFound: true }],
    [
      'an amount',
      (id) => dashboard.change('items', id, { quantity: '2', unit: 'l' }),
      { quantity: '2', unit: 'l' },
    ],
    ['a category', (id) => dashboard.change('items', id, { category: 'lactate' }), { category: 'lactate' }],
    [
      'its note, store, price and taker',
      (id) => dashboard.change('items', id, { note: 'de țară', store: 'piața', price: '749', taker: 'Ana' }),
      { note: 'de țară', store: 'piața', price: '749', taker: 'Ana' },
    ],
    ['marking it as deleted', (id) => dashboard.change('items', id, { deleted: true }), { deleted: true }],
    ['deleting it', (id) => dashboard.remove('items', id), { deleted: true }],
  ])('%s', async (_, act, outcome) => {
    const { list, itemId } = await makeListWithItem(server.url)
    const screen = await watch(list)
    await act(itemId)
    const changed = expect.objectContaining({ id: itemId, rev: 2, ...outcome })
    expect(await list.read(1)).toMatchObject({ from: 1, rev: 2, items: [changed] })
    expect(await heard(screen)).toMatchObject({ from: 1, rev: 2, items: [changed] })
  })

  it('putting it back', async () => {
    const { list, itemId } = await makeListWithItem(server.url)
    await list.push([list.remove(itemId)])
    await dashboard.change('items', itemId, { deleted: false })
    expect(await list.items()).toMatchObject([{ id: itemId, rev: 3 }])
  })

  it('adding one, with defaults as on the list’s own screen', async () => {
    const list = await makeList(server.url)
    const screen = await watch(list)
    const made: { id: string } = accepted(
      await dashboard.create('items', { list: list.id, name: ' ouă ', quantity: '10' }),
    )
    const item = { id: made.id, name: 'ouă', quantity: '10', unit: 'st', completed: false, rev: 1 }
    expect(await list.items()).toMatchObject([item])
    expect(await heard(screen)).toMatchObject({ from: 0, rev: 1, items: [item] })
  })

  it('answers with the record as it is stored', async () => {
    const { itemId } = await makeListWithItem(server.url)
    const answer = accepted(await dashboard.change('items', itemId, { name: '  lapte   praf ' }))
    expect(answer).toMatchObject({ id: itemId, collectionName: 'items', name: 'lapte praf', rev: 2 })
    expect(accepted(await dashboard.read('items', itemId))).toEqual(answer)
  })

  it('counts nothing when nothing is changed', async () => {
    const { list, itemId } = await makeListWithItem(server.url)
    const whole: object = accepted(await dashboard.read('items', itemId))
    accepted(await dashboard.change('items', itemId, whole))
    expect(await list.read()).toMatchObject({ rev: 1 })
  })

  it('keeps concurrent changes of other fields', async () => {
    const { list, itemId } = await makeListWithItem(server.url)
    await Promise.all([
      ...Array.from({ length: 10 }, (_, index) =>
        list.push([list.set(itemId, { quantity: `${index + 1}` })]),
      ),
      ...Array.from({ length: 10 }, (_, index) =>
        dashboard.change('items', itemId, { name: `lapte ${index}` }),
      ),
    ])
    await list.push([list.set(itemId, { completed: true })])
    const [item] = await list.items()
    expect(item).toMatchObject({ completed: true, quantity: expect.stringMatching(/^\d+$/) })
    expect(item?.name).toMatch(/^lapte \d$/)
    expect(await list.read()).toMatchObject({ rev: item?.rev })
  })

  it('purges a tombstone deleted once more, and sends the whole list to clients that knew it', async () => {
    const { list, itemId } = await makeListWithItem(server.url)
    await list.push([list.add('pâine')])
    await dashboard.remove('items', itemId)
    expect((await dashboard.remove('items', itemId)).status).toBe(204)
    expect((await list.read()).items.map(({ name }) => name)).toEqual(['pâine'])
    expect(await list.read(2)).toMatchObject({ from: 0, rev: 3 })
  })
})

describe('an item is refused, and its field named,', () => {
  it.each<[why: string, record: object, field: string]>([
    ['for a name with code', { name: '<script>alert(1)</script>' }, 'name'],
    ['for a name in another script', { name: 'молоко' }, 'name'],
    ['for no quantity at all', { quantity: 'mult' }, 'quantity'],
    ['for a note that is too long', { note: 'a'.repeat(201) }, 'note'],
    ['for a price that is none', { price: '7,49' }, 'price'],
    ['for an unknown category', { category: 'diverse' }, 'category'],
    ['for a revision of its own', { rev: 77 }, 'rev'],
  ])('%s', async (_, record, field) => {
    const { list, itemId } = await makeListWithItem(server.url)
    const before = await list.read()
    expect(refusedFields(await dashboard.change('items', itemId, record))).toEqual([field])
    expect(await list.read()).toEqual(before)
  })

  it('when it is to move to another list', async () => {
    const { itemId } = await makeListWithItem(server.url)
    const other = await makeList(server.url)
    expect(refusedFields(await dashboard.change('items', itemId, { list: other.id }))).toEqual(['list'])
    expect(await other.read()).toMatchObject({ rev: 0, items: [] })
  })

  it('when it has changed since the dashboard read it', async () => {
    const { list, itemId } = await makeListWithItem(server.url)
    const asRead: object = accepted(await dashboard.read('items', itemId))
    await list.push([list.set(itemId, { completed: true })])
    expect(refusedFields(await dashboard.change('items', itemId, { ...asRead, name: 'unt' }))).toEqual([
      'rev',
    ])
    expect(await list.items()).toMatchObject([{ name: 'lapte', completed: true }])
  })

  it('on a list that is not there', async () => {
    expect(refusedFields(await dashboard.create('items', { list: randomUUID(), name: 'lapte' }))).toContain(
      'list',
    )
  })
})

describe('an admin’s change of a list', () => {
  it('renames it, live', async () => {
    const list = await makeList(server.url)
    const screen = await watch(list)
    expect(accepted(await dashboard.change('lists', list.id, { name: ' Cină ' }))).toMatchObject({
      name: 'Cină',
    })
    expect(await list.read()).toMatchObject({ name: 'Cină', rev: 1 })
    expect(await heard(screen)).toMatchObject({ name: 'Cină', rev: 1 })
  })

  it('renames it whatever happened since the dashboard read it', async () => {
    const { list } = await makeListWithItem(server.url)
    const asRead: object = accepted(await dashboard.read('lists', list.id))
    await list.push([list.add('pâine')])
    accepted(await dashboard.change('lists', list.id, { ...asRead, name: 'Cină' }))
    expect(await list.read()).toMatchObject({ name: 'Cină', rev: 3 })
  })

  it('ends the screens of the link that is replaced', async () => {
    const list = await makeList(server.url)
    const screen = await watch(list)
    accepted(await dashboard.change('lists', list.id, { share_token: otherKey(list) }))
    expect(await heard(screen)).toMatchObject({ ended: 'link' })
    await screen.ended
    await expect(list.read()).rejects.toThrow('404')
  })

  it.each<[why: string, recordFor: (list: ListClient) => object, field: string]>([
    ['a name too long', () => ({ name: 'a'.repeat(101) }), 'name'],
    ['a link that begins otherwise', (list) => ({ share_token: keyOfOtherSlot(list) }), 'share_token'],
    ['a link that is no UUID', () => ({ share_token: 'ghici' }), 'share_token'],
    ['a count of accounts', () => ({ saved: 3 }), 'saved'],
  ])('is refused for %s', async (_, recordFor, field) => {
    const list = await makeList(server.url)
    expect(refusedFields(await dashboard.change('lists', list.id, recordFor(list)))).toEqual([field])
  })

  it('makes one that opens by its link', async () => {
    const token = randomUUID()
    const made: { id: string } = accepted(
      await dashboard.create('lists', { name: 'De la noi', share_token: token, rev: 9 }),
    )
    const list = new ListClient(server.url, made.id, token)
    expect(await list.read()).toMatchObject({ id: made.id, name: 'De la noi', rev: 0, items: [] })
    expect(accepted(await dashboard.read('lists', made.id))).toMatchObject({
      last_activity: expect.stringMatching(/^20/),
    })
  })

  it('deletes it, with all its items, and ends its screens', async () => {
    const { list, itemId } = await makeListWithItem(server.url)
    const screen = await watch(list)
    expect((await dashboard.remove('lists', list.id)).status).toBe(204)
    expect(await heard(screen)).toMatchObject({ ended: 'deleted' })
    await screen.ended
    await expect(list.read()).rejects.toThrow('404')
    expect((await dashboard.read('items', itemId)).status).toBe(404)
  })
})
