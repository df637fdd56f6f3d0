import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { davPaths } from '../../../src/server/caldav/dav-paths.ts'
import { hostileText } from '../../support/hostile-texts.ts'
import { makeList } from '../../support/people/api.ts'
import { taskOf, tasksProgramOf } from '../../support/people/tasks-program.ts'
import { usePocketBase, useSite } from '../../support/server/use-pocketbase.ts'

const server = usePocketBase()
const site = useSite(server)

async function listWithTasks(access: 'read' | 'write' = 'write') {
  const list = await makeList(server.url, 'Casă')
  return { list, ...(await tasksProgramOf(list, site.url, access)) }
}

describe('a new task', () => {
  it('is parsed as everywhere', async () => {
    const { list, program } = await listWithTasks()
    const reply = await program.put(randomUUID(), [
      'SUMMARY:2 l lapte',
      'DESCRIPTION:degresat',
      'STATUS:NEEDS-ACTION',
    ])
    expect([reply.status, reply.headers.get('etag')]).toEqual([201, null])
    expect(await list.items()).toMatchObject([
      {
        name: 'lapte',
        quantity: '2',
        unit: 'l',
        note: 'degresat',
        completed: false,
        author: 'Telefonul Anei',
      },
    ])
  })

  it.each([
    ['a UUID', randomUUID()],
    ['a UUID in capitals', randomUUID().toUpperCase()],
    ['a UUID of a time', 'f47ac10b-58cc-11ee-8c99-0242ac120002'],
    ['a number', '4829384729384729384'],
    ['a small number', '7'],
  ])('keeps its name where that is %s', async (_, name) => {
    const { list, program } = await listWithTasks()
    await program.put(name, ['SUMMARY:lapte'])
    const { hrefs } = await program.changesSince('')
    expect(hrefs).toEqual([davPaths.task(name)])
    expect((await program.get(name)).text).toContain(`\r\nUID:${name}\r\n`)
    await program.put(name, ['SUMMARY:pâine'])
    expect(await list.items()).toMatchObject([{ name: 'pâine' }])
    expect((await program.remove(name)).status).toBe(204)
    expect(await list.items()).toEqual([])
  })

  it('may have any other name, by which it is listed', async () => {
    const { list, program } = await listWithTasks()
    for (const name of ['lista mea/ș@x', `${'a'.repeat(150)}`, 'x.y-1']) {
      const path = `${davPaths.calendar}${encodeURIComponent(name.replace('/', '-'))}.ics`
      expect((await program.ask('PUT', path, taskOf('x', ['SUMMARY:lapte']))).status).toBe(201)
      const [item] = await list.items()
      expect(item?.name).toBe('lapte')
      expect((await program.changesSince('')).hrefs).toEqual([path])
      expect((await program.ask('GET', path)).text).toContain('\r\nUID:x\r\n')
      expect((await program.ask('PUT', path, taskOf('x', ['SUMMARY:pâine']))).status).toBe(204)
      expect((await program.ask('DELETE', path)).status).toBe(204)
      expect(await list.items()).toEqual([])
    }
  })

  it('may be of another list, where it was deleted', async () => {
    const [one, other] = [await listWithTasks(), await listWithTasks()]
    const milk = one.list.add('lapte')
    await one.list.push([milk])
    for (const name of [milk.itemId, randomUUID(), '12']) {
      await one.program.put(name, ['SUMMARY:lapte'])
      expect((await one.program.remove(name)).status).toBe(204)
      expect((await other.program.put(name, ['SUMMARY:lapte'])).status).toBe(201)
      expect((await other.program.get(name)).status).toBe(200)
    }
  })

  it('is kept separate from an equal item on the list', async () => {
    const { list, program } = await listWithTasks()
    await list.push([list.add('lapte')])
    await program.put(randomUUID(), ['SUMMARY:lapte'])
    expect(await list.items()).toHaveLength(2)
  })

  it('that names several things is several tasks, once', async () => {
    const { list, program } = await listWithTasks()
    const name = randomUUID()
    await program.put(name, ['SUMMARY:lapte\\, 2 pâini\\, unt'])
    await program.put(name, ['SUMMARY:lapte\\, 2 pâini\\, unt'])
    expect((await list.items()).map((item) => item.name).sort()).toEqual(['lapte', 'pâini', 'unt'])
    expect((await program.get(name)).text).toContain('SUMMARY:lapte\r\n')
  })

  it('may be one that was deleted', async () => {
    const { list, program } = await listWithTasks()
    const name = randomUUID()
    await program.put(name, ['SUMMARY:lapte', 'STATUS:COMPLETED'])
    await program.remove(name)
    const reply = await program.put(name, ['SUMMARY:3 l lapte'], { 'If-None-Match': '*' })
    expect(reply.status).toBe(201)
    expect(await list.items()).toMatchObject([{ name: 'lapte', quantity: '3', completed: false }])
  })
})

describe('a changed task', () => {
  it('is ticked and unticked, in all ways that programs say it', async () => {
    const { list, program } = await listWithTasks()
    const milk = list.add('lapte', { notFound: true })
    await list.push([milk])
    const isTicked = async (...lines: string[]) => {
      expect((await program.put(milk.itemId, ['SUMMARY:lapte', ...lines])).status).toBe(204)
      return (await list.items())[0]?.completed
    }
    expect(await isTicked('STATUS:COMPLETED', 'COMPLETED:20261127T080000Z', 'PERCENT-COMPLETE:100')).toBe(
      true,
    )
    expect((await list.items())[0]?.notFound ?? false).toBe(false)
    expect(await isTicked('STATUS:NEEDS-ACTION', 'PERCENT-COMPLETE:100')).toBe(false)
    expect(await isTicked('COMPLETED:20261127T080000Z')).toBe(true)
    expect(await isTicked()).toBe(false)
    expect(await isTicked('PERCENT-COMPLETE:100')).toBe(true)
    expect(await isTicked('STATUS:IN-PROCESS')).toBe(false)
  })

  it('gets another name, amount and note, and keeps properties unknown to the program', async () => {
    const { list, program } = await listWithTasks()
    const milk = list.add('lapte', {
      quantity: '2',
      unit: 'l',
      store: 'Lidl',
      price: '749',
      category: 'bauturi',
    })
    await list.push([milk])
    await program.put(milk.itemId, ['SUMMARY:3 kg făină albă', 'DESCRIPTION:cea\\nbună'])
    expect(await list.items()).toMatchObject([
      {
        name: 'făină albă',
        quantity: '3',
        unit: 'kg',
        note: 'cea bună',
        store: 'Lidl',
        price: '749',
        category: 'bauturi',
      },
    ])
    await program.put(milk.itemId, ['SUMMARY:făină albă'])
    const [item] = await list.items()
    expect([item?.quantity, item?.unit, item?.note ?? '']).toEqual(['1', 'st', ''])
  })

  it('is not one if it only repeats the present state, in any order and at any time', async () => {
    const { list, program } = await listWithTasks()
    const milk = list.add('lapte', { quantity: '2', unit: 'l', note: 'degresat' })
    await list.push([milk])
    const before = await program.changesSince('')
    const { text } = await program.get(milk.itemId)
    const same = await program.ask('PUT', davPaths.task(milk.itemId), text)
    expect([same.status, same.headers.get('etag')]).toEqual([
      204,
      (await program.get(milk.itemId)).headers.get('etag'),
    ])
    const more = await program.ask(
      'PUT',
      davPaths.task(milk.itemId),
      taskOf(milk.itemId, [
        'DTSTAMP:20270101T000000Z',
        'SEQUENCE:7',
        'STATUS:NEEDS-ACTION',
        'CATEGORIES:Lactate',
        'DESCRIPTION:degresat',
        'SUMMARY:2 l la',
        ' pte',
      ]),
    )
    expect([more.status, more.headers.get('etag')]).toEqual([204, null])
    const after = await program.changesSince(before.token)
    expect([after.hrefs, after.token]).toEqual([[], before.token])
  })

  it('is refused after a concurrent change', async () => {
    const { list, program } = await listWithTasks()
    const milk = list.add('lapte')
    await list.push([milk])
    const etag = (await program.get(milk.itemId)).headers.get('etag') ?? ''
    await list.push([list.set(milk.itemId, { quantity: '2' })])
    expect((await program.put(milk.itemId, ['SUMMARY:unt'], { 'If-Match': etag })).status).toBe(412)
    expect((await program.put(milk.itemId, ['SUMMARY:unt'], { 'If-None-Match': '*' })).status).toBe(412)
    expect((await program.remove(milk.itemId, { 'If-Match': etag })).status).toBe(412)
    expect((await program.put(randomUUID(), ['SUMMARY:unt'], { 'If-Match': '*' })).status).toBe(412)
    const now = (await program.get(milk.itemId)).headers.get('etag') ?? ''
    expect((await program.put(milk.itemId, ['SUMMARY:unt'], { 'If-Match': now })).status).toBe(204)
    expect((await program.remove(milk.itemId, { 'If-Match': '*' })).status).toBe(204)
    expect((await program.remove(milk.itemId)).status).toBe(404)
  })
})

describe('a refused request', () => {
  it('is to write by a key that only reads', async () => {
    const { list, program } = await listWithTasks('read')
    const milk = list.add('lapte')
    await list.push([milk])
    for (const reply of [
      await program.put(milk.itemId, ['SUMMARY:unt']),
      await program.remove(milk.itemId),
    ]) {
      expect([reply.status, reply.text]).toEqual([403, expect.stringContaining('<D:need-privileges/>')])
    }
    expect(await list.items()).toMatchObject([{ name: 'lapte' }])
  })

  it.each([
    ['no calendar', 'lapte', 'valid-calendar-data'],
    ['an event', taskOf('x', ['SUMMARY:x']).replaceAll('VTODO', 'VEVENT'), 'supported-calendar-component'],
  ])('is %s', async (_, body, condition) => {
    const { program } = await listWithTasks()
    const { status, text } = await program.ask('PUT', davPaths.task('x'), body)
    expect([status, text]).toEqual([403, expect.stringContaining(`<C:${condition}/>`)])
  })

  it('is one more than a list may have', async () => {
    const { list, program } = await listWithTasks()
    for (let at = 0; at < 10; at += 1)
      await list.push(Array.from({ length: 100 }, (_, one) => list.add(`x${at}-${one}`)))
    expect((await program.put(randomUUID(), ['SUMMARY:lapte'])).status).toBe(507)
  })
})

it('keeps a long note as its beginning', async () => {
  const { list, program } = await listWithTasks()
  await program.put('1', ['SUMMARY:lapte', `DESCRIPTION:${'ă'.repeat(1_000)}`])
  expect((await list.items())[0]?.note).toBe('ă'.repeat(200))
})

describe('for any request', () => {
  const allowed = [200, 201, 204, 207, 304, 400, 403, 404, 405, 409, 412, 507]
  const line = fc.tuple(
    fc.constantFrom('SUMMARY', 'DESCRIPTION', 'STATUS', 'BEGIN', 'END', 'UID', 'RECURRENCE-ID', 'X-A;B="c'),
    fc.oneof(hostileText, fc.constantFrom('VTODO', 'VALARM', 'VCALENDAR', 'COMPLETED')),
  )

  it('no file breaks the server, and a stored one is read back', async () => {
    const { program } = await listWithTasks()
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 8 }), fc.uuid(), async (lines, name) => {
        const { status } = await program.put(
          name,
          lines.map(([key, value]) => `${key}:${value}`),
        )
        expect(allowed).toContain(status)
        if (status !== 201) return
        const { text, headers } = await program.get(name)
        const again = await program.ask('PUT', davPaths.task(name), text)
        expect([again.status, again.headers.get('etag')]).toEqual([204, headers.get('etag')])
        expect((await program.remove(name)).status).toBe(204)
      }),
      { numRuns: 150 },
    )
  })

  it('a question never breaks anything', async () => {
    const { list, program } = await listWithTasks()
    await list.push([list.add('lapte')])
    const name = fc.constantFrom(
      'd:prop',
      'd:allprop',
      'c:filter',
      'c:comp-filter',
      'c:prop-filter',
      'c:text-match',
      'c:time-range',
      'd:href',
      'd:sync-token',
      'c:calendar-data',
      'x',
    )
    const attribute = fc.constantFrom(
      '',
      ' name="VTODO"',
      ' name="SUMMARY"',
      ' start="x"',
      ' __proto__="x"',
      ' name="&#0;"',
    )
    const { tree } = fc.letrec<{ tree: string }>((tie) => ({
      tree: fc.oneof(
        { maxDepth: 6 },
        hostileText,
        hostileText.map((text) => text.replace(/[<&]/g, '')),
        fc
          .tuple(name, attribute, fc.array(tie('tree'), { maxLength: 3 }))
          .map(([tag, more, within]) => `<${tag}${more}>${within.join('')}</${tag}>`),
      ),
    }))
    const kind = fc.constantFrom(
      'c:calendar-query',
      'c:calendar-multiget',
      'd:sync-collection',
      'd:propfind',
      'd:propertyupdate',
    )
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('REPORT', 'PROPFIND', 'PROPPATCH'),
        kind,
        fc.array(tree, { maxLength: 4 }),
        async (method, root, within) => {
          const body = `<${root} xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav">${within.join('')}</${root}>`
          const { status } = await program.ask(method, davPaths.calendar, body, { Depth: '1' })
          expect(allowed).toContain(status)
        },
      ),
      { numRuns: 200 },
    )
  })
})
