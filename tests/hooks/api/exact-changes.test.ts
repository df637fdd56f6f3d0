import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { ApiItem } from '../../../src/list-api/schemas.ts'
import { signedIn } from '../../support/people/account-program.ts'
import { makeList } from '../../support/people/api.ts'
import { programOf } from '../../support/people/program.ts'
import { usePocketBase, useSite } from '../../support/server/use-pocketbase.ts'

const server = usePocketBase()
const site = useSite(server)

async function listWithProgram() {
  const list = await makeList(server.url, 'Casă')
  return { list, ...(await programOf(list, site.url)) }
}

describe('adding in fields', () => {
  it('stores the fields as they are, without reading a text', async () => {
    const { list, program } = await listWithProgram()
    const item = {
      ...{ name: '2 l lapte de la Lidl', quantity: '0.5', unit: 'kg', category: 'altele' },
      ...{ note: 'nu degresat', store: 'Piață', price: 749 },
    }
    const { status, body } = await program.ask('POST', 'items', { items: [item, { name: 'pâine' }] })
    expect(status).toBe(201)
    expect(body.items).toMatchObject([
      { ...item, ticked: false, rev: 1 },
      {
        name: 'pâine',
        quantity: '1',
        unit: null,
        category: 'paine',
        note: '',
        store: '',
        price: null,
        rev: 2,
      },
    ])
    expect(await list.items()).toMatchObject([{ name: item.name, price: '749' }, { name: 'pâine' }])
  })

  it('knows units by their spellings, and takes null for none', async () => {
    const { program } = await listWithProgram()
    const items = [
      { name: 'lapte', quantity: '2', unit: 'litri' },
      { name: 'ouă', unit: null, category: null, price: null },
    ]
    const { body } = await program.ask('POST', 'items', { items })
    expect(body.items).toMatchObject([{ unit: 'l' }, { unit: null, price: null }])
  })

  it('adds up by the rules of the add field', async () => {
    const { list, program } = await listWithProgram()
    await list.push([list.add('lapte', { quantity: '1', unit: 'l' }), list.add('pâine', { completed: true })])
    const items = [{ name: 'lapte', quantity: '2', unit: 'l' }, { name: 'pâine' }]
    await program.ask('POST', 'items', { items })
    const told = new Map((await program.items()).map((item: ApiItem) => [item.name, item]))
    expect(told.get('lapte')).toMatchObject({ quantity: '3', unit: 'l' })
    expect(told.get('pâine')).toMatchObject({ ticked: false })
    expect(told.size).toBe(2)
  })

  it.each([
    ['no item', { items: [] }],
    ['both ways', { items: [{ name: 'x' }], text: 'y' }],
    ['no name', { items: [{ quantity: '2' }] }],
    ['an empty name', { items: [{ name: ' ' }] }],
    ['markup', { items: [{ name: 'lapte' }, { name: '<script>' }] }],
    ['a long name', { items: [{ name: 'a'.repeat(101) }] }],
    ['a wrong amount', { items: [{ name: 'lapte', quantity: 'doi' }] }],
    ['a wrong unit', { items: [{ name: 'lapte', unit: '<b>' }] }],
    ['an unknown category', { items: [{ name: 'lapte', category: 'mobilă' }] }],
    ['a long note', { items: [{ name: 'lapte', note: 'a'.repeat(201) }] }],
    ['a long store', { items: [{ name: 'lapte', store: 'a'.repeat(31) }] }],
    ['a price in parts', { items: [{ name: 'lapte', price: 7.5 }] }],
    ['a price of nothing', { items: [{ name: 'lapte', price: 0 }] }],
    ['a ticked item', { items: [{ name: 'lapte', ticked: true }] }],
    ['an unknown field', { items: [{ name: 'lapte', id: randomUUID() }] }],
    ['too many items', { items: Array.from({ length: 21 }, (_, at) => ({ name: `lucrul ${at}` })) }],
  ])('refuses %s, and adds none of it', async (_, body) => {
    const { list, program } = await listWithProgram()
    const reply = await program.ask('POST', 'items', body)
    expect([reply.status, reply.type]).toEqual([422, 'application/problem+json'])
    expect(await list.items()).toEqual([])
  })

  it('names the field that is wrong', async () => {
    const { program } = await listWithProgram()
    const { body } = await program.ask('POST', 'items', {
      items: [{ name: 'a' }, { name: 'b', quantity: 'x' }],
    })
    expect(body.detail).toContain('items.1.quantity')
  })

  it('adds once for a repeated request', async () => {
    const { program } = await listWithProgram()
    const ask = () =>
      program.ask(
        'POST',
        'items',
        { items: [{ name: 'lapte', quantity: '2' }] },
        { 'Idempotency-Key': 'una' },
      )
    const [first, again] = [await ask(), await ask()]
    expect([again.status, again.body]).toEqual([201, first.body])
    expect(await program.items()).toMatchObject([{ quantity: '2' }])
  })
})

describe('reading since a revision', () => {
  it('returns what has changed, and the ids of what was removed', async () => {
    const { list, program } = await listWithProgram()
    const [milk, bread, butter] = [list.add('lapte'), list.add('pâine'), list.add('unt')]
    await list.push([milk, bread, butter])
    const { body: first } = await program.ask('GET', 'list?since=0')
    expect(first).toMatchObject({ rev: 3, from: 0, removed: [], items: [{}, {}, {}] })
    await list.push([list.set(bread.itemId, { completed: true }), list.remove(butter.itemId)])
    const { body } = await program.ask('GET', `list?since=${first.rev}`)
    expect(body).toMatchObject({ rev: 5, from: 3, removed: [butter.itemId] })
    expect(body.items).toMatchObject([{ id: bread.itemId, ticked: true, rev: 4 }])
    const { body: none } = await program.ask('GET', `list?since=${body.rev}`)
    expect([none.items, none.removed, none.from]).toEqual([[], [], 5])
  })

  it('returns everything to a program that knows a later revision than the list has', async () => {
    const { list, program } = await listWithProgram()
    const [milk, bread] = [list.add('lapte'), list.add('pâine')]
    await list.push([milk, bread, list.remove(bread.itemId)])
    const { body } = await program.ask('GET', 'list?since=999')
    expect([body.from, body.removed]).toEqual([0, []])
    expect(body.items).toMatchObject([{ name: 'lapte' }])
  })

  it('is 304 while nothing has changed', async () => {
    const { program } = await listWithProgram()
    const etag = (await program.ask('GET', 'list?since=0')).headers.get('etag') ?? ''
    const again = await program.ask('GET', 'list?since=0', undefined, { 'If-None-Match': etag })
    expect(again.status).toBe(304)
  })

  it.each(['x', '-1', '1.5', '', '1'.repeat(16)])('is refused since %j', async (since) => {
    const { program } = await listWithProgram()
    const reply = await program.ask('GET', `list?since=${since}`)
    expect([reply.status, reply.body.type]).toEqual([400, '/api/v1/docs#bad-request'])
  })
})

describe('changing only what is known', () => {
  it('is done at the named revision, and refused at another', async () => {
    const { list, program } = await listWithProgram()
    const milk = list.add('lapte')
    await list.push([milk])
    const path = `items/${milk.itemId}`
    const read = await program.ask('GET', path)
    expect([read.headers.get('etag'), read.body.rev]).toEqual(['"1"', 1])
    const etag = { 'If-Match': read.headers.get('etag') ?? '' }
    const done = await program.ask('PATCH', path, { note: 'unu' }, etag)
    expect([done.status, done.headers.get('etag')]).toEqual([200, '"2"'])
    for (const [method, body] of [
      ['PATCH', { note: 'doi' }],
      ['DELETE', undefined],
    ] as const) {
      const late = await program.ask(method, path, body, etag)
      expect([late.status, late.body.type]).toEqual([412, '/api/v1/docs#changed-since'])
    }
    expect(await list.items()).toMatchObject([{ note: 'unu' }])
    expect((await program.ask('DELETE', path, undefined, { 'If-Match': '"1", "2"' })).status).toBe(204)
  })

  it.each([
    ['*', 200],
    ['"1"', 200],
    ['"7", "1"', 200],
    ['"2"', 412],
    ['W/"1"', 412],
    ['1', 412],
    ['', 412],
  ])('with If-Match %j is answered by %i', async (ifMatch, status) => {
    const { list, program } = await listWithProgram()
    const milk = list.add('lapte')
    await list.push([milk])
    const reply = await program.ask(
      'PATCH',
      `items/${milk.itemId}`,
      { ticked: true },
      { 'If-Match': ifMatch },
    )
    expect(reply.status).toBe(status)
  })

  it('is done by one of many that know the same revision', async () => {
    const { list, program } = await listWithProgram()
    const milk = list.add('lapte', { quantity: '1' })
    await list.push([milk])
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        program.ask('PATCH', `items/${milk.itemId}`, { quantity: String(at + 2) }, { 'If-Match': '"1"' }),
      ),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array(11).fill(412)])
    expect((await list.read()).rev).toBe(2)
  })

  it('is done once by a repeated request, which is no other one', async () => {
    const { list, program } = await listWithProgram()
    const milk = list.add('lapte')
    await list.push([milk])
    const ask = (ifMatch: string) =>
      program.ask(
        'PATCH',
        `items/${milk.itemId}`,
        { ticked: true },
        { 'Idempotency-Key': 'x', 'If-Match': ifMatch },
      )
    const [first, again] = [await ask('"1"'), await ask('"1"')]
    expect([first.status, again.status, again.body]).toEqual([200, 200, first.body])
    expect((await ask('"2"')).status).toBe(422)
  })
})

describe('asking for the headers alone', () => {
  it('answers as reading does, without the body', async () => {
    const list = await makeList(server.url, 'Casă')
    const milk = list.add('lapte')
    await list.push([milk])
    const ana = await signedIn(server)
    await ana.save(list.token)
    const [{ program: own }, { program: all }] = [
      await programOf(list, site.url),
      await ana.program(site.url),
    ]
    await own.ask('PUT', 'webhook', { url: 'https://casa.example.org/x' })
    for (const [program, path] of [
      ...['lists', 'list', 'list?since=0', `items/${milk.itemId}`, 'webhook'].map(
        (one) => [own, one] as const,
      ),
      ...['lists', `lists/${list.id}`, `lists/${list.id}/items/${milk.itemId}`].map(
        (one) => [all, one] as const,
      ),
    ]) {
      const [read, head] = [await program.ask('GET', path), await program.ask('HEAD', path)]
      expect([path, head.status, head.text]).toEqual([path, 200, ''])
      for (const name of ['etag', 'content-type', 'cache-control', 'content-length'])
        expect([path, name, head.headers.get(name)]).toEqual([path, name, read.headers.get(name)])
      const same = await program.ask('HEAD', path, undefined, {
        'If-None-Match': head.headers.get('etag') ?? '',
      })
      expect(same.status).toBe(304)
    }
  })

  it('is refused where nothing can be read', async () => {
    const { program } = await listWithProgram()
    const { status, headers } = await program.ask('HEAD', 'items')
    expect([status, headers.get('allow')]).toEqual([405, 'POST'])
    expect((await fetch(`${site.url}/api/v1/lists`, { method: 'HEAD' })).status).toBe(401)
  })
})
