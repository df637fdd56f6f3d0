import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { makeAccount } from '../../support/people/accounts.ts'
import {
  accepted,
  type Call,
  call,
  type ListClient,
  makeList,
  makeListWithItem,
} from '../../support/people/api.ts'
import { useDatabase, usePocketBase } from '../../support/server/use-pocketbase.ts'

const server = usePocketBase()
const database = useDatabase(server)

/** Returns a signed-in person with the actions on their saved lists. */
async function owner() {
  const account = await makeAccount(server)
  const { token, record } = await account.isSignedIn()
  const headers = { Authorization: token }
  const ask = (path: string, request: Call = {}) =>
    call(`${server.url}/api/account/lists${path}`, { headers, ...request })
  return {
    id: record.id,
    save: (list: ListClient) => ask('', { method: 'POST', token: list.token }),
    leave: (listId: unknown) => ask('/leave', { method: 'POST', body: { listId } }),
    saved: async () => accepted<{ listId: string; token: string; name: string }[]>(await ask('')),
    deleteAccount: () => account.ask(`records/${record.id}`, { method: 'DELETE', headers }),
  }
}

/** Number of accounts that have saved a list, as stored with the list. */
function marks({ id }: ListClient): unknown {
  return database.prepare('SELECT saved FROM lists WHERE id = ?').get(id)?.saved
}

const done = { status: 204, text: '' }

describe('a saved list', () => {
  test('is on every device of its account, the last saved first', async () => {
    const ana = await owner()
    const [first, second] = [await makeList(server.url, 'Casă'), await makeList(server.url, 'Grătar')]
    expect(await ana.save(first)).toEqual(done)
    expect(await ana.save(second)).toEqual(done)
    expect(await ana.saved()).toEqual([
      { listId: second.id, token: second.token, name: 'Grătar' },
      { listId: first.id, token: first.token, name: 'Casă' },
    ])
  })

  test('is marked once for each account, however often it is saved', async () => {
    const [ana, ion] = [await owner(), await owner()]
    const list = await makeList(server.url)
    await Promise.all([ana.save(list), ana.save(list), ana.save(list)])
    await ana.save(list)
    expect(marks(list)).toBe(1)
    await ion.save(list)
    expect(marks(list)).toBe(2)
    expect(await ana.saved()).toHaveLength(1)
  })

  test('is left by one and kept by the other, as it was', async () => {
    const [ana, ion] = [await owner(), await owner()]
    const { list } = await makeListWithItem(server.url)
    await ana.save(list)
    await ion.save(list)
    expect(await ana.leave(list.id)).toEqual(done)
    expect(await ana.leave(list.id)).toEqual(done)
    expect(marks(list)).toBe(1)
    expect(await ana.saved()).toEqual([])
    expect(await ion.saved()).toHaveLength(1)
    expect(await list.items()).toHaveLength(1)
  })

  test('is no longer kept once its account is deleted', async () => {
    const ana = await owner()
    const list = await makeList(server.url)
    await ana.save(list)
    await ana.deleteAccount()
    expect(marks(list)).toBe(0)
    expect(database.prepare('SELECT 1 FROM saved_lists WHERE account = ?').all(ana.id)).toEqual([])
    expect(await list.read()).toMatchObject({ id: list.id })
  })

  test('is one of at most 200', async () => {
    const ana = await owner()
    const insert = database.prepare(
      'INSERT INTO saved_lists (account, list_id, token, name) VALUES (?, ?, ?, ?)',
    )
    for (let count = 0; count < 200; count += 1) insert.run(ana.id, randomUUID(), randomUUID(), 'Listă')
    const list = await makeList(server.url)
    expect(await ana.save(list)).toMatchObject({ status: 400 })
    expect(marks(list)).toBe(0)
  })

  test('must be one, and its account must be known', async () => {
    const ana = await owner()
    const list = await makeList(server.url)
    const nothing = { token: randomUUID() } as ListClient
    expect(await ana.save(nothing)).toMatchObject({ status: 404 })
    expect(await ana.leave('x')).toMatchObject({ status: 400 })
    const url = `${server.url}/api/account/lists`
    expect(await call(url)).toMatchObject({ status: 401 })
    expect(await call(url, { method: 'POST', token: list.token })).toMatchObject({ status: 401 })
    const admin = { Authorization: await server.superuserToken() }
    expect(await call(url, { headers: admin })).toMatchObject({ status: 401 })
  })
})

test('a summary gives the items left on a list, and does not count as a reading', async () => {
  const { list, itemId } = await makeListWithItem(server.url)
  await list.push([list.add('pâine'), list.add('ouă'), list.set(itemId, { completed: true })])
  database.prepare("UPDATE lists SET last_activity = '2026-01-01 00:00:00.000Z' WHERE id = ?").run(list.id)
  const summary = await call(`${server.url}/api/list/summary`, { token: list.token })
  expect(accepted(summary)).toEqual({
    id: list.id,
    name: 'Lista mea',
    remaining: 2,
    total: 3,
    changedAt: expect.stringMatching(/^\d{4}-\d\d-\d\d .*Z$/),
    changedBy: '',
  })
  const { last_activity: touched } = {
    ...database.prepare('SELECT last_activity FROM lists WHERE id = ?').get(list.id),
  }
  expect(touched).toBe('2026-01-01 00:00:00.000Z')
  expect(await call(`${server.url}/api/list/summary`)).toMatchObject({ status: 404 })
})
