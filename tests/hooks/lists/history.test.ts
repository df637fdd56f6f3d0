import { randomUUID } from 'node:crypto'
import type { SQLInputValue } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import type { BoughtThing, HistoryAnswer } from '../../../src/protocol/calls.ts'
import {
  accepted,
  call,
  type ListClient,
  makeList,
  makeListWithItem,
  otherKey,
} from '../../support/people/api.ts'
import { useDatabase, usePocketBase } from '../../support/server/use-pocketbase.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

const server = usePocketBase()
const database = useDatabase(server)

async function historyOf(list: ListClient, query = ''): Promise<BoughtThing[]> {
  const answer = accepted<HistoryAnswer>(
    await call(`${server.url}/api/list/history${query}`, { token: list.token }),
  )
  return answer.bought
}

async function namesOf(list: ListClient): Promise<string[]> {
  return (await historyOf(list)).map(({ name }) => name)
}

function run(sql: string, ...values: SQLInputValue[]): void {
  database.prepare(sql).run(...values)
}

async function buy(list: ListClient, ...itemIds: string[]): Promise<void> {
  await list.push(itemIds.map((id) => list.set(id, { completed: true })))
  await list.push(itemIds.map((id) => list.remove(id)))
}

function rowsOf(list: ListClient): number {
  return Number(database.prepare('SELECT count(*) AS n FROM history WHERE list = ?').get(list.id)?.n)
}

/** A moment as PocketBase stores it. */
function ago(ms: number): string {
  return new Date(Date.now() - ms).toISOString().replace('T', ' ')
}

/** Inserts purchases of a list at one moment into its history. */
function remember(list: ListClient, count: number, bought: string): void {
  run(
    `WITH RECURSIVE series(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM series LIMIT ?)
     INSERT INTO history (id, list, name, quantity, unit, category, bought)
     SELECT format('%s%012d', ?, value), ?, format('%s, produsul %d', ?, value), '1', 'st', '', ? FROM series`,
    count,
    randomUUID().slice(0, 24),
    list.id,
    bought,
    bought,
  )
}

async function runJob(name: string): Promise<void> {
  const headers = { Authorization: await server.superuserToken() }
  const reply = await call(`${server.url}/api/crons/${name}`, { method: 'POST', headers })
  expect(reply.status).toBe(204)
}

describe('of a bought item it keeps', () => {
  it('the store where it was ticked, else the planned one', async () => {
    const list = await makeList(server.url)
    const things = [
      list.add('lapte', { store: 'Lidl' }),
      list.add('pâine', { store: 'Lidl', boughtIn: 'Profi' }),
      list.add('sare', { boughtIn: 'Profi' }),
      list.add('ouă'),
    ]
    await list.push(things)
    await buy(list, ...things.map(({ itemId }) => itemId))
    const stores = new Map((await historyOf(list)).map(({ name, store }) => [name, store]))
    expect(Object.fromEntries(stores)).toEqual({ lapte: 'Lidl', pâine: 'Profi', sare: 'Profi', ouă: '' })
  })

  it('its price', async () => {
    const { list, itemId } = await makeListWithItem(server.url, 'lapte')
    await list.push([list.set(itemId, { price: '749' })])
    await buy(list, itemId)
    expect(await historyOf(list)).toMatchObject([{ name: 'lapte', price: '749' }])
  })

  it('the order of the ticks, also after later changes of the item', async () => {
    const list = await makeList(server.url)
    const things = ['lapte', 'pâine', 'ouă'].map((name) => list.add(name))
    await list.push(things)
    const [milk = '', bread = '', eggs = ''] = things.map(({ itemId }) => itemId)
    for (const id of [eggs, milk]) await list.push([list.set(id, { completed: true })])
    await list.push([list.set(bread, { completed: true }), list.set(eggs, { price: '1200' })])
    await list.push([milk, bread, eggs].map((id) => list.remove(id)))
    const inOrder = (await historyOf(list)).toSorted((a, b) => a.ticked - b.ticked)
    expect(inOrder.map(({ name }) => name)).toEqual(['ouă', 'lapte', 'pâine'])
  })
})

describe('an item is bought if it was ticked when it left the list', () => {
  const happenings: [string, (list: ListClient, itemId: string) => Promise<unknown>, string[]][] = [
    ['ticked', (list, id) => list.push([list.set(id, { completed: true })]), []],
    ['deleted without a tick', (list, id) => list.push([list.remove(id)]), []],
    [
      'not found, and given up',
      (list, id) => list.push([list.set(id, { notFound: true }), list.remove(id)]),
      [],
    ],
    [
      'ticked, and deleted later',
      async (list, id) => {
        await list.push([list.set(id, { completed: true })])
        await list.push([list.remove(id)])
      },
      ['lapte'],
    ],
    [
      'ticked and deleted at once',
      (list, id) => list.push([list.set(id, { completed: true }), list.remove(id)]),
      ['lapte'],
    ],
    [
      'deleted by two at the same time',
      async (list, id) => {
        await list.push([list.set(id, { completed: true })])
        await Promise.all([list.push([list.remove(id)]), list.push([list.remove(id)])])
      },
      ['lapte'],
    ],
    [
      'ticked after it was deleted',
      async (list, id) => {
        await list.push([list.remove(id)])
        await list.push([list.set(id, { completed: true })])
      },
      [],
    ],
    [
      'put back onto the list',
      async (list, id) => {
        await list.push([list.set(id, { completed: true }), list.remove(id)])
        await list.push([list.restore(id)])
      },
      [],
    ],
    [
      'put back, and deleted once more',
      async (list, id) => {
        await list.push([list.set(id, { completed: true }), list.remove(id)])
        await list.push([list.restore(id), list.remove(id)])
      },
      ['lapte'],
    ],
    [
      'put back, unticked, and deleted once more',
      async (list, id) => {
        await list.push([list.set(id, { completed: true }), list.remove(id)])
        await list.push([list.restore(id)])
        await list.push([list.set(id, { completed: false }), list.remove(id)])
      },
      [],
    ],
  ]
  it.each(happenings)('%s', async (_, happen, bought) => {
    const { list, itemId } = await makeListWithItem(server.url)
    await happen(list, itemId)
    expect(await namesOf(list)).toEqual(bought)
  })

  it('even when one device did all of it in one batch', async () => {
    const list = await makeList(server.url)
    const add = list.add('ouă')
    await list.push([add, list.set(add.itemId, { completed: true }), list.remove(add.itemId)])
    expect(await namesOf(list)).toEqual(['ouă'])
  })

  it('but not when a batch is sent twice', async () => {
    const { list, itemId } = await makeListWithItem(server.url)
    const changes = [list.set(itemId, { completed: true }), list.remove(itemId)]
    await list.push(changes)
    await list.push([list.restore(itemId)])
    await list.push(changes)
    expect(await namesOf(list)).toEqual([])
  })
})

describe('the history of a list', () => {
  it('returns name, amount, category and time, the latest first', async () => {
    const list = await makeList(server.url)
    const [milk, cake] = [
      list.add('lapte', { quantity: '2', unit: 'l' }),
      list.add('tort', { category: 'congelate', author: 'Ana' }),
    ]
    await list.push([milk, cake])
    const began = Date.now()
    for (const { itemId } of [milk, cake])
      await list.push([list.set(itemId, { completed: true }), list.remove(itemId)])
    const bought = await historyOf(list)
    const when = { store: '', price: '', at: expect.any(String), ticked: expect.any(Number) }
    expect(bought).toEqual([
      { name: 'tort', quantity: '1', unit: 'st', category: 'congelate', ...when },
      { name: 'lapte', quantity: '2', unit: 'l', category: '', ...when },
    ])
    for (const { at } of bought) {
      expect(Date.parse(at.replace(' ', 'T'))).toBeGreaterThanOrEqual(began)
      expect(Date.parse(at.replace(' ', 'T'))).toBeLessThanOrEqual(Date.now())
    }
  })

  it('keeps a bought item as it was, whatever changes later', async () => {
    const { list, itemId } = await makeListWithItem(server.url)
    await list.push([list.set(itemId, { completed: true }), list.remove(itemId)])
    await list.push([list.set(itemId, { name: 'altceva', completed: false })])
    expect(await namesOf(list)).toEqual(['lapte'])
  })

  it('outlives its deleted items', async () => {
    const { list, itemId } = await makeListWithItem(server.url)
    await list.push([list.set(itemId, { completed: true }), list.remove(itemId)])
    run('UPDATE items SET updated = ? WHERE list = ?', ago(31 * dayMs), list.id)
    await runJob('forget-tombstones')
    await expect.poll(async () => (await list.read()).items).toEqual([])
    expect(await namesOf(list)).toEqual(['lapte'])
  })

  it('is as long as several shops of a large family, and no longer', async () => {
    const list = await makeList(server.url)
    const yesterday = ago(dayMs)
    remember(list, 400, ago(7 * dayMs))
    remember(list, 400, yesterday)
    const names = await namesOf(list)
    expect(names).toHaveLength(500)
    expect(new Set(names.slice(0, 400).map((name) => name.slice(0, 10)))).toEqual(
      new Set([yesterday.slice(0, 10)]),
    )
  })

  it('is the whole year for a reader that asks for it', async () => {
    const list = await makeList(server.url)
    remember(list, 400, ago(360 * dayMs))
    remember(list, 1_700, ago(7 * dayMs))
    expect(await historyOf(list, '?whole=1')).toHaveLength(2_000)
    expect(await historyOf(list, '?whole=')).toHaveLength(500)
  })

  it('counts as no reading', async () => {
    const list = await makeList(server.url)
    const before = ago(dayMs)
    run('UPDATE lists SET last_activity = ? WHERE id = ?', before, list.id)
    await historyOf(list)
    expect(database.prepare('SELECT last_activity AS at FROM lists WHERE id = ?').get(list.id)?.at).toBe(
      before,
    )
  })
})

describe('a request for a history', () => {
  const ask = (token: string | undefined) => call(`${server.url}/api/list/history`, { token })
  const change = (list: ListClient, body: object) =>
    call(`${server.url}/api/list/links`, { method: 'POST', token: list.token, body })

  it('returns only the history of its own list', async () => {
    const [{ list, itemId }, other] = [await makeListWithItem(server.url), await makeList(server.url)]
    await list.push([list.set(itemId, { completed: true }), list.remove(itemId)])
    expect(await namesOf(other)).toEqual([])
  })

  it('is refused with the read-only link', async () => {
    const list = await makeList(server.url)
    const readToken = otherKey(list)
    await change(list, { readToken })
    expect(await ask(readToken)).toMatchObject({ status: 403 })
  })

  it('is refused with the link that was', async () => {
    const list = await makeList(server.url)
    const shareToken = otherKey(list)
    expect(await change(list, { shareToken })).toMatchObject({ status: 204 })
    expect(await ask(list.token)).toMatchObject({ status: 404 })
    expect(await ask(shareToken)).toMatchObject({ status: 200 })
  })

  it('may not take another list’s item for their own', async () => {
    const { list, itemId } = await makeListWithItem(server.url)
    await list.push([list.set(itemId, { completed: true }), list.remove(itemId)])
    run('DELETE FROM items WHERE id = ?', itemId)
    const thief = await makeList(server.url)
    await thief.push([
      thief.add('furat', {}, itemId),
      thief.set(itemId, { completed: true }),
      thief.remove(itemId),
    ])
    await thief.push([thief.restore(itemId)])
    expect(await namesOf(thief)).toEqual([])
    expect(await namesOf(list)).toEqual(['lapte'])
  })
})

describe('a bought item is forgotten', () => {
  it('after 12 months, in chunks, and not a day before', async () => {
    const [old, recent] = [await makeList(server.url), await makeList(server.url)]
    remember(old, 12_000, ago(366 * dayMs + hourMs))
    remember(recent, 1, ago(365 * dayMs))
    await runJob('forget-history')
    await expect.poll(() => rowsOf(old)).toBe(0)
    expect(rowsOf(recent)).toBe(1)
  })

  it('beyond the latest 2,000 of a list', async () => {
    const [long, short] = [await makeList(server.url), await makeList(server.url)]
    remember(long, 8_000, ago(3 * dayMs))
    remember(long, 1_500, ago(2 * dayMs))
    remember(short, 2_000, ago(3 * dayMs))
    await runJob('forget-history')
    await expect.poll(() => rowsOf(long)).toBe(2_000)
    const latest = database.prepare('SELECT count(*) AS n FROM history WHERE list = ? AND bought > ?')
    expect(latest.get(long.id, ago(2 * dayMs + hourMs))?.n).toBe(1_500)
    expect(rowsOf(short)).toBe(2_000)
  })

  it('with its list', async () => {
    const { list, itemId } = await makeListWithItem(server.url)
    await list.push([list.set(itemId, { completed: true }), list.remove(itemId)])
    expect(rowsOf(list)).toBe(1)
    await call(`${server.url}/api/list`, { method: 'DELETE', token: list.token })
    expect(rowsOf(list)).toBe(0)
  })

  it('with its item, when an admin deletes that for good', async () => {
    const { list, itemId } = await makeListWithItem(server.url)
    await list.push([list.set(itemId, { completed: true }), list.remove(itemId)])
    const headers = { Authorization: await server.superuserToken() }
    const record = `${server.url}/api/collections/items/records/${itemId}`
    expect((await call(record, { method: 'DELETE', headers })).status).toBe(204)
    expect(rowsOf(list)).toBe(0)
  })

  it('every night', async () => {
    const headers = { Authorization: await server.superuserToken() }
    const crons: { id: string }[] = accepted(await call(`${server.url}/api/crons`, { headers }))
    expect(crons).toContainEqual({ id: 'forget-history', expression: '7 3 * * *' })
  })
})
