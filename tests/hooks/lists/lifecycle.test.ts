import { copyFileSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inProject } from '../../../scripts/lib/root.ts'
import { accepted, call, type ListClient, makeList } from '../../support/people/api.ts'
import { makeHooks } from '../../support/server/hooks-bundle.ts'
import { type PocketBaseServer, startPocketBase } from '../../support/server/pocketbase.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

let hooks: string
let server: PocketBaseServer
let database: DatabaseSync
beforeAll(async () => {
  hooks = await makeHooks(
    inProject('pocketbase/pb_hooks/main.pb.js'),
    inProject('tests/hooks/lists/lifecycle/run-jobs.ts'),
  )
  copyFileSync(inProject('tests/hooks/lists/lifecycle/wiring.pb.js'), join(hooks, 'lifecycle.pb.js'))
  server = await startPocketBase(hooks)
  database = new DatabaseSync(join(server.dataFolder, 'data.db'), { timeout: 5_000 })
})
afterAll(async () => {
  database.close()
  await server.stop()
  rmSync(hooks, { recursive: true })
})

type Job = 'purge' | 'compact' | 'touch' | 'save' | 'save too' | 'unsave'

/** Runs a job of the server as if `inMs` had passed. */
async function run<Done = null>(job: Job, inMs = 0, list?: ListClient): Promise<Done> {
  const asked = new URLSearchParams({
    job,
    nowMs: `${Date.now() + inMs}`,
    token: list?.token ?? '',
    listId: list?.id ?? '',
  })
  return accepted(await call(`${server.url}/run?${asked}`, { method: 'POST' }))
}

async function isThere(list: ListClient): Promise<boolean> {
  return database.prepare('SELECT 1 FROM lists WHERE id = ?').get(list.id) !== undefined
}

function rowsOf(list: ListClient): number {
  const tables = [
    'items',
    'calendar_tasks',
    'changes',
    'history',
    'api_keys',
    'api_answers',
    'webhooks',
    'push_subscriptions',
  ]
  const counts = tables.map((table) =>
    Number(database.prepare(`SELECT count(*) AS n FROM ${table} WHERE list = ?`).get(list.id)?.n),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

describe('an untouched list', () => {
  it.each<[string, (list: ListClient) => Promise<unknown>, boolean]>([
    ['is gone', async () => undefined, false],
    ['stays when it was read 2 days ago', (list) => run('touch', 29 * dayMs, list), true],
    ['stays for the hour that its reading is noted late', (list) => run('touch', 23.5 * hourMs, list), true],
    ['is gone when it was read before that', (list) => run('touch', 22 * hourMs, list), false],
    ['stays when an account keeps it', (list) => run('save', 0, list), true],
    [
      'stays when one of two accounts keeps it no more',
      async (list) => {
        for (const job of ['save', 'save too', 'unsave'] as const) await run(job, 0, list)
      },
      true,
    ],
    [
      'is gone when one account kept it twice and let it go',
      async (list) => {
        for (const job of ['save', 'save', 'unsave'] as const) await run(job, 0, list)
      },
      false,
    ],
    [
      'stays for 30 days more when the last account lets it go',
      async (list) => {
        await run('save', 0, list)
        await run('unsave', 30 * dayMs, list)
      },
      true,
    ],
    [
      'is deleted after the last account has removed it',
      async (list) => {
        await run('save', 0, list)
        await run('unsave', 0, list)
      },
      false,
    ],
    [
      'is deleted after more removals by accounts than additions',
      async (list) => {
        for (const job of ['unsave', 'unsave', 'save', 'unsave'] as const) await run(job, 0, list)
      },
      false,
    ],
    [
      'stays when an admin has changed it',
      async ({ id }) => {
        const updated = new Date(Date.now() + 20 * dayMs).toISOString().replace('T', ' ')
        database.prepare('UPDATE lists SET updated = ? WHERE id = ?').run(updated, id)
      },
      true,
    ],
  ])('%s, 31 days later', async (_, happened, isKept) => {
    const list = await makeList(server.url)
    const bought = list.add('pâine', { completed: true })
    await list.push([list.add('lapte'), list.rename('Cină'), bought, list.remove(bought.itemId)])
    database
      .prepare(
        "INSERT INTO api_keys (id, list, name, access, hash, created, last_used) VALUES (?1, ?1, '', 'read', ?1, '', '')",
      )
      .run(list.id)
    const row =
      "INSERT INTO calendar_tasks SELECT id, list, 'a', 'a', 'a', '{}' FROM items WHERE list = ? AND NOT deleted"
    database.prepare(row).run(list.id)
    await happened(list)
    await run('purge', 31 * dayMs)
    expect(await isThere(list)).toBe(isKept)
    expect(rowsOf(list)).toBe(isKept ? 9 : 0)
    await run('purge', 93 * dayMs)
  })

  it('is gone for its readers and writers as if it had never been', async () => {
    const list = await makeList(server.url)
    await list.push([list.add('lapte')])
    await run('purge', 31 * dayMs)
    for (const reply of [await call(`${server.url}/api/list`, { token: list.token }), await list.send([])]) {
      expect(reply).toEqual({
        status: 404,
        text: '{"status":404,"message":"Lista nu a putut fi găsită","data":{}}',
      })
    }
  })

  it('takes nothing of another list along, however many go', async () => {
    const due = await Promise.all(Array.from({ length: 120 }, () => makeList(server.url)))
    const kept = await makeList(server.url)
    await kept.push([kept.add('lapte')])
    await run('touch', 20 * dayMs, kept)
    const before = await kept.read()
    await run('purge', 31 * dayMs)
    expect(await Promise.all(due.map(isThere))).not.toContain(true)
    expect(await kept.read()).toEqual(before)
  })

  it('is never purged once it was read, even at the moment of the purge', async () => {
    const lists = await Promise.all(Array.from({ length: 150 }, () => makeList(server.url)))
    const longAgo = new Date(Date.now() - 31 * dayMs).toISOString().replace('T', ' ')
    for (const { id } of lists)
      database
        .prepare('UPDATE lists SET last_activity = ?, updated = ? WHERE id = ?')
        .run(longAgo, longAgo, id)
    const readings = lists.map((list) => call(`${server.url}/api/list`, { token: list.token }))
    const [, ...replies] = await Promise.all([run('purge'), ...readings])
    const wereRead = lists.filter((_, index) => replies[index]?.status === 200)
    expect(await Promise.all(wereRead.map(isThere))).not.toContain(false)
    expect(await Promise.all(lists.map(isThere))).toEqual(replies.map(({ status }) => status === 200))
  })
})

describe('the first reading of a list near its end', () => {
  it.each([
    ['22 days', 22, undefined],
    ['23 days', 23, 30],
    ['29 days', 29, 30],
  ])('reports after %s when the list would have ended, from day 23 on', async (_, afterDays, endsOnDay) => {
    const list = await makeList(server.url)
    const madeAt = Date.now()
    const wasDue = await run<number | null>('touch', afterDays * dayMs + 1_000, list)
    if (endsOnDay === undefined) expect(wasDue).toBeNull()
    else expect(Math.abs((wasDue ?? 0) - madeAt - endsOnDay * dayMs)).toBeLessThan(60_000)
    expect(await run('touch', afterDays * dayMs + 2 * hourMs, list)).toBeNull()
  })

  it('reports no end of a list that an account keeps', async () => {
    const list = await makeList(server.url)
    await run('save', 0, list)
    expect(await run('touch', 29 * dayMs, list)).toBeNull()
  })

  it('is reported with the list, once', async () => {
    const list = await makeList(server.url)
    const touched = Date.now() - 28 * dayMs
    const stored = new Date(touched).toISOString().replace('T', ' ')
    database.prepare('UPDATE lists SET last_activity = ? WHERE id = ?').run(stored, list.id)
    expect(await list.read()).toMatchObject({ wasDue: touched + 30 * dayMs, name: 'Lista mea' })
    expect(await list.read()).not.toHaveProperty('wasDue')
  })
})

describe('the bytes of a purged list', () => {
  const marker = 'țestoasă-zmeurie'

  /** Counts the occurrences of the marker in all files of the server's data. */
  function traces(): number {
    const needle = Buffer.from(marker)
    return readdirSync(server.dataFolder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .reduce((sum, { parentPath, name }) => sum + countIn(readFileSync(join(parentPath, name)), needle), 0)
  }

  it('are in no file any more after the next compaction', async () => {
    const list = await makeList(server.url, `${marker} 1`)
    const adds = Array.from({ length: 300 }, (_, index) =>
      list.add(`${marker} ${index}`, {
        ...{ author: marker, authorColor: 'teal', taker: marker },
        ...{ note: marker, store: marker, boughtIn: marker },
      }),
    )
    for (let start = 0; start < adds.length; start += 100) await list.push(adds.slice(start, start + 100))
    await list.push(adds.slice(0, 100).map(({ itemId }) => list.set(itemId, { completed: true })))
    await list.push(adds.slice(0, 100).map(({ itemId }) => list.remove(itemId)))
    await list.push(adds.slice(100, 200).map(({ itemId }) => list.set(itemId, { name: `scurt ${marker}` })))
    const kept = await makeList(server.url)
    await kept.push([kept.add('lapte')])
    await run('touch', 20 * dayMs, kept)
    expect(traces()).toBeGreaterThan(300)
    await run('purge', 31 * dayMs)
    // Deletion alone does not remove them; otherwise this test would prove nothing.
    expect(traces()).toBeGreaterThan(0)
    await run('compact')
    expect(traces()).toBe(0)
    expect((await kept.items()).map(({ name }) => name)).toEqual(['lapte'])
  })
})

function countIn(bytes: Buffer, needle: Buffer): number {
  let count = 0
  for (let at = bytes.indexOf(needle); at !== -1; at = bytes.indexOf(needle, at + 1)) count += 1
  return count
}

it('purges every hour and compacts every night', async () => {
  const reply = await call(`${server.url}/api/crons`, {
    headers: { Authorization: await server.superuserToken() },
  })
  const crons: { id: string; expression: string }[] = accepted(reply)
  expect(crons).toEqual(
    expect.arrayContaining([
      { id: 'purge-lists', expression: '7 * * * *' },
      { id: 'compact', expression: '27 4 * * *' },
      { id: '__pbDBOptimize__', expression: '0 0 * * *' },
    ]),
  )
  expect(crons.map(({ id }) => id)).not.toContain('optimize')
})
