import { randomUUID } from 'node:crypto'
import type { SQLInputValue } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { openStream } from '../../support/live/event-stream.ts'
import { accepted, call, type ListClient, makeList, makeListWithItem } from '../../support/people/api.ts'
import { useDatabase, usePocketBase } from '../../support/server/use-pocketbase.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

const server = usePocketBase()
const database = useDatabase(server)

/** A moment as PocketBase stores it. */
function ago(ms: number): string {
  return new Date(Date.now() - ms).toISOString().replace('T', ' ')
}

function run(sql: string, ...values: SQLInputValue[]) {
  return database.prepare(sql).run(...values)
}

function lastActivity(list: ListClient): string {
  return String(database.prepare('SELECT last_activity AS at FROM lists WHERE id = ?').get(list.id)?.at)
}

async function runJob(name: string): Promise<void> {
  const authorization = await server.superuserToken()
  const reply = await call(`${server.url}/api/crons/${name}`, {
    method: 'POST',
    headers: { Authorization: authorization },
  })
  expect(reply.status).toBe(204)
}

describe('the last activity of a list', () => {
  it.each([
    ['a write at any time', 0, (list: ListClient) => list.push([list.add('lapte')]), true],
    ['a read after an hour', hourMs + 1_000, (list: ListClient) => list.read(), true],
    ['a read after 59 minutes', hourMs - 60_000, (list: ListClient) => list.read(), false],
    [
      'a refused read',
      dayMs,
      (list: ListClient) => call(`${list.url}/api/list?since=x`, { token: list.token }),
      false,
    ],
  ])('is noted by %s: or not', async (_, idleMs, act, isNoted) => {
    const list = await makeList(server.url)
    const before = ago(idleMs)
    run('UPDATE lists SET last_activity = ? WHERE id = ?', before, list.id)
    await act(list)
    expect(lastActivity(list) > before).toBe(isNoted)
  })
})

describe('the change ids', () => {
  it('are forgotten after 30 days, in chunks, and not a day before', async () => {
    const list = await makeList(server.url)
    const remember = `
      WITH RECURSIVE series(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM series LIMIT ?)
      INSERT INTO changes (id, list, rev, created) SELECT format('%s-%012d', ?, value), ?, 1, ? FROM series`
    run(remember, 12_000, '00000000-0000-4000-8000', list.id, ago(30 * dayMs + hourMs))
    run(remember, 50, '00000000-0000-4000-9000', list.id, ago(29 * dayMs))
    await runJob('forget-old-changes')
    await expect
      .poll(
        () => database.prepare('SELECT count(*) AS count FROM changes WHERE list = ?').get(list.id)?.count,
      )
      .toBe(50)
  })
})

describe('a deleted item', () => {
  it('can be put back for 30 days; then it is forgotten, unless its category was chosen', async () => {
    const list = await makeList(server.url)
    const [old, chosen, recent, live] = ['vechi', 'ales', 'recent', 'viu'].map((name) => list.add(name))
    const ids = [old, chosen, recent].map((change) => change?.itemId ?? '')
    await list.push([old, chosen, recent, live, list.set(ids[1] ?? '', { category: 'congelate' })])
    await list.push(ids.map((id) => list.remove(id)))
    const age = 'UPDATE items SET updated = ? WHERE id = ?'
    for (const id of ids.slice(0, 2)) run(age, ago(30 * dayMs + hourMs), id)
    run(age, ago(29 * dayMs), ids[2] ?? '')
    await runJob('forget-tombstones')
    await expect
      .poll(async () => (await list.read()).items.map(({ name }) => name))
      .toEqual(['viu', 'ales', 'recent'])
    const { results, items } = await list.push([list.restore(ids[2] ?? ''), list.restore(ids[0] ?? '')], 8)
    expect(results.map(({ status }) => status)).toEqual(['done', 'refused'])
    expect(items).toMatchObject([{ name: 'recent', deleted: false }])
  })

  it('is sent as the whole list to a device that has not heard of it', async () => {
    const { list, itemId } = await makeListWithItem(server.url)
    await list.push([list.add('pâine'), list.remove(itemId)])
    run('UPDATE items SET updated = ? WHERE id = ?', ago(31 * dayMs), itemId)
    await runJob('forget-tombstones')
    await expect.poll(async () => (await list.read(1)).from).toBe(0)
    expect((await list.read(2)).items.map(({ name }) => name)).toEqual(['pâine'])
    expect(await list.read(3)).toMatchObject({ from: 3, items: [] })
  })
})

describe('the record of', () => {
  it('changes that a list lost is deleted 30 days after the last restore, and not a day before', async () => {
    const [old, recent, again] = await Promise.all([1, 2, 3].map(() => makeList(server.url)))
    const lists = [old, recent, again].filter((list) => list !== undefined)
    const [longAgo, lately] = [Date.now() - 30 * dayMs - hourMs, Date.now() - 29 * dayMs]
    const gaps = [
      [[5, longAgo]],
      [[5, lately]],
      [
        [5, longAgo],
        [longAgo + 3, lately],
      ],
    ]
    for (const [at, { id }] of lists.entries())
      run('UPDATE lists SET lost = ? WHERE id = ?', JSON.stringify(gaps[at]), id)
    await runJob('forget-losses')
    const lost = () =>
      lists.map(({ id }) => database.prepare('SELECT lost FROM lists WHERE id = ?').get(id)?.lost)
    await expect.poll(lost).toEqual(['', JSON.stringify(gaps[1]), JSON.stringify(gaps[2])])
  })

  it('the end of a list is deleted after a year, and not a day before', async () => {
    const [old, recent] = [randomUUID(), randomUUID()]
    const end = 'INSERT INTO ended_lists (id, ended, slot) VALUES (?, ?, ?)'
    run(end, old, ago(365 * dayMs + hourMs), '000')
    run(end, recent, ago(364 * dayMs), '000')
    await runJob('forget-losses')
    const kept = () =>
      database
        .prepare('SELECT id FROM ended_lists WHERE id IN (?, ?)')
        .all(old, recent)
        .map(({ id }) => id)
    await expect.poll(kept).toEqual([recent])
  })
})

describe('the streams', () => {
  it('survive the sweep while they are open', async () => {
    const list = await makeList(server.url)
    const stream = await openStream(server.url)
    await stream.subscribe([`list:${list.id}`], list.token)
    await runJob('sweep-streams')
    await list.push([list.add('lapte')])
    await stream.until((messages) => messages.length === 1)
    stream.close()
  })
})

describe('the settings', () => {
  it('keep no address of anybody and no batch, and little log', async () => {
    const settings = accepted(
      await call(`${server.url}/api/settings`, { headers: { Authorization: await server.superuserToken() } }),
    )
    expect(settings).toMatchObject({
      meta: { appName: 'Lista Noastră' },
      batch: { enabled: false },
      logs: { logIP: false, maxDays: 3 },
      rateLimits: { enabled: true },
    })
  })
})
