import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Change } from '../../../src/domain/item/change.ts'
import type { ItemFields } from '../../../src/domain/item/fields.ts'
import { accepted, call, type ListClient, makeList, makeListWithItem } from '../../support/people/api.ts'
import { usePocketBase } from '../../support/server/use-pocketbase.ts'

const server = usePocketBase()

async function onlyItem(list: ListClient) {
  const { items } = await list.read()
  expect(items).toHaveLength(1)
  return items[0]
}

async function summaryOf({ token }: ListClient): Promise<unknown> {
  return accepted(await call(`${server.url}/api/list/summary`, { token }))
}

describe('a list', () => {
  it('holds 1,000 items, of which the deleted ones are none', async () => {
    const list = await makeList(server.url)
    const adds = Array.from({ length: 1_000 }, (_, index) => list.add(`produs ${index}`))
    for (let sent = 0; sent < adds.length; sent += 100) await list.push(adds.slice(sent, sent + 100), sent)
    const extra = list.add('lapte')
    const refused = { id: extra.id, status: 'refused', problem: 'list-full' }
    expect((await list.push([extra], 1_000)).results).toEqual([refused])
    expect((await list.push([extra], 1_000)).results).toEqual([refused])
    const { results } = await list.push([list.remove(adds[0]?.itemId ?? ''), extra, list.add('pâine')], 1_000)
    expect(results.map(({ status }) => status)).toEqual(['done', 'done', 'refused'])
    expect(await list.items()).toHaveLength(1_000)
  })
})

describe('changing a list', () => {
  it('adds an item with defaults where nothing was said', async () => {
    const { list, itemId } = await makeListWithItem(server.url, 'lapte')
    expect(await onlyItem(list)).toEqual({
      id: itemId,
      name: 'lapte',
      quantity: '1',
      unit: 'st',
      completed: false,
      category: '',
      deleted: false,
      rev: 1,
    })
  })

  it('adds an item with everything said', async () => {
    const list = await makeList(server.url)
    const fields = { quantity: '1.5', unit: 'kg', completed: true, category: 'legume' } as const
    await list.push([list.add('roșii', fields)])
    expect(await onlyItem(list)).toMatchObject({ name: 'roșii', ...fields })
  })

  it('stores every field that a person can set', async () => {
    const { list, itemId } = await makeListWithItem(server.url, 'lapte')
    const fields = {
      name: 'roșii',
      quantity: '2-3',
      unit: 'kg',
      completed: true,
      notFound: true,
      category: 'legume',
      author: 'Ana',
      authorColor: 'teal',
      note: 'cele de țară, bine coapte',
      store: 'piața',
      price: '1599',
      taker: 'Ion',
      takerColor: 'red',
      boughtIn: 'Lidl',
    } as const satisfies ItemFields
    await list.push([list.set(itemId, fields)], 1)
    expect(await onlyItem(list)).toEqual({ id: itemId, deleted: false, rev: 2, ...fields })
  })

  it('answers the same with and without a current revision', async () => {
    const { list, itemId } = await makeListWithItem(server.url, 'lapte')
    await list.push([list.add('pâine')], 1)
    const changes = [
      list.set(itemId, { unit: 'l' }),
      list.rename('Sâmbătă'),
      list.add('sare'),
      list.set(itemId, { quantity: '2' }),
    ]
    const answer = await list.push(changes, 2, 'Ana')
    const { results, ...read } = answer
    expect(results.map(({ status }) => status)).toEqual(['done', 'done', 'done', 'done'])
    expect(read).toEqual(await list.read(2))
    const repeated = await list.push(changes, 2, 'Ion')
    expect(repeated).toEqual(answer)
  })

  it('accepts concurrent changes of many writers, each on top of another', async () => {
    const list = await makeList(server.url)
    const writers = Array.from({ length: 24 }, (_, index) => list.push([list.add(`produs ${index}`)]))
    const answers = await Promise.all(writers)
    expect(answers.flatMap(({ results }) => results.map(({ status }) => status))).toEqual(
      answers.map(() => 'done'),
    )
    expect((await list.items()).map(({ rev }) => rev)).toEqual(answers.map((_, index) => index + 1))
  })

  it('stores a name as the client would show it', async () => {
    const list = await makeList(server.url)
    await list.push([list.add('  roşii \u200b  cherry ')])
    expect(await onlyItem(list)).toMatchObject({ name: 'roșii cherry' })
  })

  it('sets only the fields it names', async () => {
    const { list, itemId } = await makeListWithItem(server.url, 'lapte')
    await list.push([list.set(itemId, { quantity: '2' }), list.set(itemId, { completed: true })])
    await list.push([list.set(itemId, { completed: false })])
    expect(await onlyItem(list)).toMatchObject({ name: 'lapte', quantity: '2', completed: false, rev: 4 })
  })

  it('removes, and brings back only by a restore', async () => {
    const { list, itemId } = await makeListWithItem(server.url, 'lapte')
    await list.push([list.remove(itemId)])
    expect(await list.items()).toEqual([])
    await list.push([list.set(itemId, { quantity: '3' })])
    expect(await list.items()).toEqual([])
    await list.push([list.restore(itemId)])
    expect(await onlyItem(list)).toMatchObject({ name: 'lapte', quantity: '3', deleted: false })
  })

  it('lets remove win over a simultaneous set', async () => {
    for (const removeFirst of [true, false]) {
      const { list, itemId } = await makeListWithItem(server.url)
      const set = list.set(itemId, { completed: true })
      const remove = list.remove(itemId)
      await list.push(removeFirst ? [remove, set] : [set, remove])
      expect(await list.items()).toEqual([])
    }
  })

  it('does not revive a deleted item by a late repeat of its addition, with any change id', async () => {
    const { list, itemId } = await makeListWithItem(server.url, 'lapte')
    await list.push([list.remove(itemId)])
    const { results, rev } = await list.push([list.add('lapte', {}, itemId)])
    expect(results).toEqual([{ id: expect.any(String), status: 'done' }])
    expect(rev).toBe(2)
    expect(await list.items()).toEqual([])
  })

  it('accepts each change once, however often it comes', async () => {
    const { list, itemId } = await makeListWithItem(server.url)
    const tick = list.set(itemId, { completed: true })
    await list.push([tick, tick])
    await list.push([list.set(itemId, { completed: false })])
    const { results, rev } = await list.push([tick])
    expect(results).toEqual([{ id: tick.id, status: 'done' }])
    expect(rev).toBe(3)
    expect(await onlyItem(list)).toMatchObject({ completed: false })
  })

  it('accepts a change once when its repeats come at the same time', async () => {
    const list = await makeList(server.url)
    const change = list.add('lapte')
    const answers = await Promise.all(Array.from({ length: 20 }, () => list.push([change])))
    expect(answers.every(({ rev }) => rev === 1)).toBe(true)
    expect(await onlyItem(list)).toMatchObject({ rev: 1 })
  })

  it('raises the revision by one for each change that alters something, and for no other', async () => {
    const { list, itemId } = await makeListWithItem(server.url, 'lapte')
    const table: [Change, number][] = [
      [list.set(itemId, { completed: true }), 2],
      [list.set(itemId, { completed: true }), 2],
      [list.set(itemId, {}), 2],
      [list.remove(randomUUID()), 2],
      [list.remove(itemId), 3],
      [list.remove(itemId), 3],
      [list.restore(itemId), 4],
      [list.restore(itemId), 4],
      [list.add('pâine'), 5],
    ]
    for (const [change, rev] of table) expect((await list.push([change])).rev).toBe(rev)
  })

  it('lets the last of simultaneous edits of one field stand, the same for everybody', async () => {
    const { list, itemId } = await makeListWithItem(server.url)
    const names = Array.from({ length: 30 }, (_, index) => `lapte ${index}`)
    await Promise.all(names.map((name) => list.push([list.set(itemId, { name })])))
    const item = await onlyItem(list)
    expect(names).toContain(item?.name)
    expect(item?.rev).toBe(31)
  })

  it('keeps both of 200 pairs of simultaneous edits of different fields', async () => {
    const list = await makeList(server.url)
    const ids = Array.from({ length: 200 }, () => randomUUID())
    for (const half of [ids.slice(0, 100), ids.slice(100)]) {
      await list.push(half.map((id) => list.add('lapte', {}, id)))
    }
    for (const id of ids) {
      await Promise.all([
        list.push([list.set(id, { quantity: '7' })], 200),
        list.push([list.set(id, { completed: true })], 200),
      ])
    }
    const { items, rev } = await list.read()
    expect(items.filter(({ quantity, completed }) => quantity === '7' && completed)).toHaveLength(200)
    expect(rev).toBe(600)
  })

  it('renames the list, one revision later, and returns the name with each answer', async () => {
    const list = await makeList(server.url, 'Cină')
    expect(await list.push([list.rename('Cină de duminică')])).toMatchObject({
      name: 'Cină de duminică',
      rev: 1,
    })
    expect(await list.push([list.rename('Cină de duminică')], 1)).toMatchObject({ rev: 1, items: [] })
    expect((await list.push([list.rename('  ')], 1)).name).toBe('Lista mea')
    const { results, name } = await list.push([
      list.rename('a'.repeat(101)),
      { ...list.rename('x'), name: 7 },
    ])
    expect(results.map((result) => 'problem' in result && result.problem)).toEqual(['list-name', 'list-name'])
    expect(name).toBe('Lista mea')
  })

  it('keeps the list’s options, sends all of them when any changes, and ignores unknown ones', async () => {
    const list = await makeList(server.url)
    const budget = { key: 'budget', value: '15000', rev: 1 }
    const answer = await list.push([list.setOption('budget', '15000'), list.add('lapte')])
    expect(answer).toMatchObject({ rev: 2, options: [budget] })
    expect(await list.read(1)).toMatchObject({ options: [budget] })
    expect(await list.read(2)).toMatchObject({ options: null })
    const more = await list.push([list.setOption('aisles/lidl', 'paine,lactate')], 2)
    expect(more.options).toEqual([budget, { key: 'aisles/lidl', value: 'paine,lactate', rev: 3 }])
    expect(await list.read()).toMatchObject({ options: more.options })
    expect(await list.push([list.setOption('budget', '15000')], 3)).toMatchObject({ rev: 3, options: null })
    const wrong = [{ ...list.setOption('budget', '1'), key: 'oricare' }, list.setOption('budget', '<script>')]
    expect((await list.push(wrong, 3)).results).toMatchObject([{ problem: 'option' }, { problem: 'option' }])
  })

  it('keeps twelve templates of its own at once, and nothing in them that no item may be', async () => {
    const list = await makeList(server.url)
    const template = (name: string, ...things: string[][]) =>
      list.setOption(`template/${name}`, JSON.stringify(things))
    const twelve = Array.from({ length: 12 }, (_, at) =>
      template(`Săptămâna ${at}`, ['lapte', '2', 'l'], ['pâine']),
    )
    expect((await list.push(twelve)).results.every(({ status }) => status === 'done')).toBe(true)
    const wrong = [template('Cină', ['paste']), template('Săptămâna 1', ['<script>'])]
    expect((await list.push(wrong, 12)).results).toMatchObject([{ problem: 'option' }, { problem: 'option' }])
    await list.push([list.setOption('template/Săptămâna 1', '')], 12)
    expect((await list.push([template('Cină', ['paste'])], 13)).results).toMatchObject([{ status: 'done' }])
  })

  it('keeps an item’s author and not-found mark, and omits absent fields', async () => {
    const { list, itemId } = await makeListWithItem(server.url)
    expect(await onlyItem(list)).not.toHaveProperty('notFound')
    const [ana] = [list.add('ouă', { author: 'Ana', authorColor: 'teal' })]
    await list.push([ana, list.set(itemId, { notFound: true }), list.set(ana.itemId, { completed: true })])
    const { items } = await list.read()
    expect(items).toEqual([
      expect.objectContaining({ name: 'lapte', notFound: true }),
      expect.objectContaining({ name: 'ouă', author: 'Ana', authorColor: 'teal', completed: true }),
    ])
    await list.push([list.set(itemId, { note: 'cea mică' })])
    expect((await list.read()).items).toContainEqual(expect.objectContaining({ note: 'cea mică' }))
    await list.push([list.set(itemId, { notFound: false, note: '' })])
    expect((await list.read()).items.some((item) => 'notFound' in item || 'note' in item)).toBe(false)
  })

  it('keeps the nickname of the last person to change it, or none if missing or invalid', async () => {
    const { list, itemId } = await makeListWithItem(server.url)
    let quantity = 1
    for (const [by, kept] of [
      ['Mihai', 'Mihai'],
      ['  Ana   Maria ', 'Ana Maria'],
      [undefined, ''],
      ['Mihai', 'Mihai'],
      ['', ''],
      ['Mihai', 'Mihai'],
      ['a'.repeat(31), ''],
      ['<b>Ana</b>', ''],
      [{ name: 'Ana' }, ''],
    ] as const) {
      quantity += 1
      const change = list.set(itemId, { quantity: `${quantity}` })
      const { results, rev } = await list.push([change], 0, by)
      expect(results.map(({ status }) => status)).toEqual(['done'])
      expect(await list.read(rev)).toMatchObject({ changedBy: kept, items: [] })
    }
  })

  it('keeps its author and time of change when nothing is altered', async () => {
    const { list, itemId } = await makeListWithItem(server.url)
    const { changedAt } = await list.push([list.set(itemId, { completed: true })], 0, 'Mihai')
    await list.push([list.set(itemId, { completed: true }), list.remove(randomUUID())], 0, 'Ana')
    await list.push([], 0, 'Ana')
    expect(await list.read()).toMatchObject({ rev: 2, changedAt, changedBy: 'Mihai' })
    expect(await summaryOf(list)).toMatchObject({ changedAt, changedBy: 'Mihai' })
  })

  it('answers with the changes since the client’s revision', async () => {
    const { list } = await makeListWithItem(server.url, 'lapte')
    const other = list.add('pâine')
    await list.push([other])
    const own = list.add('ouă')
    const answer = await list.push([own], 1)
    expect(answer).toMatchObject({ id: list.id, name: 'Lista mea', from: 1, rev: 3 })
    expect(answer.items.map(({ id, rev }) => [id, rev])).toEqual([
      [other.itemId, 2],
      [own.itemId, 3],
    ])
  })

  it('does a batch of 100 in order', async () => {
    const list = await makeList(server.url)
    const names = Array.from({ length: 100 }, (_, index) => `produs ${index}`)
    const { results, items, rev } = await list.push(names.map((name) => list.add(name)))
    expect(results.every(({ status }) => status === 'done')).toBe(true)
    expect(items.map(({ name }) => name)).toEqual(names)
    expect(rev).toBe(100)
  })

  it('does the others when one is refused, and says why', async () => {
    const { list, itemId } = await makeListWithItem(server.url)
    const foreign = await makeListWithItem(server.url)
    const base = { id: randomUUID(), listId: list.id, itemId: randomUUID() }
    const table: [unknown, string][] = [
      [list.add(''), 'name-length'],
      [list.add('a'.repeat(101)), 'name-length'],
      [list.add('a'.repeat(100_000)), 'name-length'],
      [list.add('<script>alert(1)</script>'), 'name-forbidden'],
      [list.add('молоко'), 'name-characters'],
      [list.set(itemId, { quantity: 'mult' }), 'quantity'],
      [list.set(itemId, { unit: '' }), 'unit'],
      [list.add('lapte', { author: 'a'.repeat(31) }), 'author'],
      [list.add('lapte', { author: '<script>' }), 'author'],
      [list.add('lapte', { note: 'a'.repeat(201) }), 'note'],
      [list.add('lapte', { note: '<script>alert(1)</script>' }), 'note'],
      [list.add('lapte', { store: 'a'.repeat(31) }), 'store'],
      [list.add('lapte', { boughtIn: 'javascript:alert(1)' }), 'store'],
      [list.add('lapte', { price: '7.49' }), 'price'],
      [list.add('lapte', { price: '12345678' }), 'price'],
      [list.add('lapte', { taker: 'a'.repeat(31) }), 'author'],
      [{ ...list.set(itemId, {}), fields: { takerColor: 'ultraviolet' } }, 'malformed'],
      [{ ...list.set(itemId, {}), fields: { authorColor: 'ultraviolet' } }, 'malformed'],
      [list.set(randomUUID(), { completed: true }), 'unknown-item'],
      [list.restore(randomUUID()), 'unknown-item'],
      [list.add('lapte', {}, foreign.itemId), 'unknown-item'],
      [list.set(foreign.itemId, { completed: true }), 'unknown-item'],
      [{ ...list.add('lapte'), listId: foreign.list.id }, 'other-list'],
      [{ ...base, kind: 'add', fields: { name: 5 } }, 'malformed'],
      [{ ...base, kind: 'add', fields: { quantity: '1' } }, 'malformed'],
      [{ ...base, kind: 'set', fields: { completed: 'true' } }, 'malformed'],
      [{ ...base, kind: 'set', fields: { category: 'jucării' } }, 'malformed'],
      [{ ...base, kind: 'drop' }, 'malformed'],
      [{ ...base, id: 'x', kind: 'remove' }, 'malformed'],
      [{ ...base, itemId: base.itemId.toUpperCase(), kind: 'remove' }, 'malformed'],
      [null, 'malformed'],
      ['remove', 'malformed'],
      [[], 'malformed'],
    ]
    const [first, last] = [list.add('prima'), list.add('ultima')]
    const { results, rev } = await list.push([first, ...table.map(([change]) => change), last])
    expect(results.slice(1, -1)).toEqual(
      table.map(([, problem]) => ({ id: expect.any(String), status: 'refused', problem })),
    )
    expect([results[0], results.at(-1)]).toEqual([first, last].map(({ id }) => ({ id, status: 'done' })))
    expect(rev).toBe(3)
    expect((await list.read()).items).toHaveLength(3)
    expect(await onlyItem(foreign.list)).toMatchObject({ completed: false, rev: 1 })
  })

  it('lets a refused change be sent again mended, under the same id', async () => {
    const { list, itemId } = await makeListWithItem(server.url)
    const wrong = list.set(itemId, { quantity: 'mult' })
    await list.push([wrong])
    await list.push([{ ...wrong, fields: { quantity: '5' } }])
    expect(await onlyItem(list)).toMatchObject({ quantity: '5' })
  })

  it('takes a change id for itself alone: another list may have used it', async () => {
    const [one, other] = [await makeList(server.url), await makeList(server.url)]
    const change = one.add('lapte')
    await one.push([change])
    await other.push([{ ...other.add('pâine'), id: change.id }])
    expect(await onlyItem(other)).toMatchObject({ name: 'pâine' })
  })

  it.each<[string, unknown, number]>([
    ['no changes', { since: 0 }, 400],
    ['changes that are no array', { since: 0, changes: {} }, 400],
    ['a negative since', { since: -1, changes: [] }, 400],
    ['a text as since', { since: '1', changes: [] }, 400],
    ['101 changes', { since: 0, changes: Array.from({ length: 101 }, () => ({})) }, 400],
    ['no JSON', '{"since":', 400],
    ['JSON that is no object', '"x"', 400],
    ['a depth no reader survives', '['.repeat(200_000), 400],
    ['more than 256 KB', `{"since":0,"changes":["${'x'.repeat(262_144)}"]}`, 413],
  ])('refuses a body with %s', async (_, body, status) => {
    const { list } = await makeListWithItem(server.url)
    const reply = await call(`${server.url}/api/list/changes`, { method: 'POST', token: list.token, body })
    expect(reply.status).toBe(status)
    expect(JSON.parse(reply.text)).toEqual({ status, message: expect.any(String), data: {} })
    expect(await list.read()).toMatchObject({ rev: 1 })
  })

  it('takes an empty batch as a read', async () => {
    const { list } = await makeListWithItem(server.url)
    expect(await list.push([])).toEqual({ ...(await list.read()), results: [] })
  })
})
