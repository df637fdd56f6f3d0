import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { accepted, call, ListClient, makeList, makeListWithItem } from '../../support/people/api.ts'
import { usePocketBase } from '../../support/server/use-pocketbase.ts'

const server = usePocketBase()

/** PocketBase's time format. */
const storedTime = /^\d{4}-\d\d-\d\d [\d:.]+Z$/

describe('creating a list', () => {
  it('makes it under the id and token of the client, at revision 0', async () => {
    const list = new ListClient(server.url)
    expect(accepted(await list.create('Cumpărături'))).toEqual({ id: list.id, name: 'Cumpărături', rev: 0 })
    expect(await list.read()).toEqual({
      id: list.id,
      name: 'Cumpărături',
      options: null,
      rev: 0,
      from: 0,
      items: [],
      changedAt: expect.stringMatching(storedTime),
      changedBy: '',
    })
  })

  it('answers a repeat with the list as it is by now', async () => {
    const list = await makeList(server.url, 'Prima')
    await list.push([list.add('lapte')])
    expect(accepted(await list.create('A doua'))).toEqual({ id: list.id, name: 'Prima', rev: 1 })
  })

  it('makes one list of many simultaneous requests', async () => {
    const list = new ListClient(server.url)
    const replies = await Promise.all(Array.from({ length: 20 }, () => list.create('Una')))
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
    expect(replies.every(({ status }) => status === 200)).toBe(true)
  })

  it.each([
    ['none', undefined, 'Lista mea'],
    ['an empty one', '', 'Lista mea'],
    ['blanks', '  \n ', 'Lista mea'],
    ['cedillas and blanks around', '  Lişta   noastră ', 'Lișta noastră'],
    ['100 characters', 'ă'.repeat(100), 'ă'.repeat(100)],
    ['100 emoji', '🥛'.repeat(100), '🥛'.repeat(100)],
    ['markup', '<b>Paște & "Crăciun"</b>', '<b>Paște & "Crăciun"</b>'],
  ])('names it, given %s', async (_, given, name) => {
    expect(await (await makeList(server.url, given)).read()).toMatchObject({ name })
  })

  it.each([
    ['101 characters', 'a'.repeat(101)],
    ['a number', 7],
    ['null', null],
    ['a list', ['a']],
  ])('refuses a name of %s', async (_, name) => {
    const list = new ListClient(server.url)
    expect(await list.create(name)).toMatchObject({ status: 400 })
    await expect(list.read()).rejects.toThrow('404')
  })

  it.each(['another id with a taken token', 'another token with a taken id', 'an id in upper case', 'no id'])(
    'refuses %s',
    async (which) => {
      const list = await makeList(server.url, 'A mea')
      const attempts: Record<string, ListClient> = {
        'another id with a taken token': new ListClient(server.url, randomUUID(), list.token),
        'another token with a taken id': new ListClient(server.url, list.id, randomUUID()),
        'an id in upper case': new ListClient(server.url, randomUUID().toUpperCase()),
        'no id': new ListClient(server.url, ''),
      }
      expect(await attempts[which]?.create('A lor')).toMatchObject({ status: 400 })
      expect(await list.read()).toMatchObject({ id: list.id, name: 'A mea', rev: 0 })
    },
  )

  it.each([undefined, '', 'x', 'ffffffff-ffff-ffff-ffff-fffffffffffg'])(
    'refuses the token %j',
    async (token) => {
      const reply = await call(`${server.url}/api/list`, {
        method: 'POST',
        token,
        body: { id: randomUUID() },
      })
      expect(reply.status).toBe(400)
    },
  )
})

describe('reading a list', () => {
  it('returns the changes since a revision, with deleted items', async () => {
    const list = await makeList(server.url)
    const [milk, bread, eggs] = [randomUUID(), randomUUID(), randomUUID()]
    await list.push([list.add('lapte', {}, milk), list.add('pâine', {}, bread), list.add('ouă', {}, eggs)])
    await list.push([list.remove(bread), list.set(milk, { completed: true })])
    const read = await list.read(3)
    expect(read).toMatchObject({ from: 3, rev: 5 })
    expect(read.items).toEqual([
      expect.objectContaining({ id: bread, name: 'pâine', deleted: true, rev: 4 }),
      expect.objectContaining({ id: milk, name: 'lapte', completed: true, deleted: false, rev: 5 }),
    ])
  })

  it('gives the whole list by default, with the 300 last deleted and those of a chosen category', async () => {
    const list = await makeList(server.url)
    const adds = Array.from({ length: 305 }, (_, index) => list.add(`produs ${index}`))
    const ids = adds.map(({ itemId }) => itemId)
    const changes = [
      ...adds,
      list.set(ids[1] ?? '', { category: 'congelate' }),
      ...ids.slice(0, 304).map((id) => list.remove(id)),
    ]
    for (let start = 0; start < changes.length; start += 100)
      await list.push(changes.slice(start, start + 100))
    const { items } = await list.read()
    const deleted = items.filter((item) => item.deleted).map(({ id }) => id)
    expect(items.filter((item) => !item.deleted).map(({ id }) => id)).toEqual([ids[304]])
    expect(deleted).toEqual([ids[1], ...ids.slice(4, 304)])
    expect(await list.read(0)).toEqual(await list.read())
  })

  it('returns the whole list for an unknown revision', async () => {
    const { list } = await makeListWithItem(server.url)
    expect(await list.read(99)).toEqual(await list.read(0))
  })

  it('returns nothing for the current revision', async () => {
    const { list } = await makeListWithItem(server.url)
    expect(await list.read(1)).toMatchObject({ from: 1, rev: 1, items: [] })
  })

  it('knows the token in upper case', async () => {
    const { list } = await makeListWithItem(server.url)
    const shouting = new ListClient(server.url, list.id, list.token.toUpperCase())
    expect(await shouting.read()).toEqual(await list.read())
  })

  it.each(['-1', '1.5', 'x', '1e3', '9'.repeat(30), '%00'])('refuses since=%s', async (since) => {
    const { list } = await makeListWithItem(server.url)
    expect(await call(`${server.url}/api/list?since=${since}`, { token: list.token })).toMatchObject({
      status: 400,
    })
  })
})
