import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { apiProblems } from '../../../src/list-api/problems.ts'
import { hostileText } from '../../support/hostile-texts.ts'
import { openStream } from '../../support/live/event-stream.ts'
import { call, makeList } from '../../support/people/api.ts'
import { keysOf, Program, type ProgramReply, programOf, takeKeyBack } from '../../support/people/program.ts'
import { siteOver } from '../../support/server/site-over.ts'
import { useDatabase, usePocketBase, useSite } from '../../support/server/use-pocketbase.ts'

const server = usePocketBase()
const site = useSite(server)
const database = useDatabase(server)

async function listWithProgram(access: 'read' | 'write' = 'write', name?: string) {
  const list = await makeList(server.url, 'Casă')
  return { list, ...(await programOf(list, site.url, access, name)) }
}

function expectProblem(reply: ProgramReply, code: keyof typeof apiProblems): void {
  expect(reply.body).toMatchObject({
    type: `/api/v1/docs#${code}`,
    title: apiProblems[code].title,
    status: apiProblems[code].status,
    detail: expect.any(String),
  })
  expect([reply.status, reply.type]).toEqual([apiProblems[code].status, 'application/problem+json'])
}

describe('reading', () => {
  it('returns the list in the API’s form, without deleted items', async () => {
    const { list, program } = await listWithProgram('read')
    const milk = list.add('lapte', {
      quantity: '2',
      unit: 'l',
      note: 'degresat',
      store: 'Lidl',
      price: '749',
    })
    const bread = list.add('pâine', { completed: true })
    const gone = list.add('unt')
    await list.push([milk, bread, gone, list.remove(gone.itemId)])
    const { body } = await program.ask('GET', 'list')
    expect(body).toEqual({
      id: list.id,
      name: 'Casă',
      rev: 4,
      changedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      items: [
        {
          ...{ id: milk.itemId, name: 'lapte', quantity: '2', unit: 'l', category: 'lactate' },
          ...{ note: 'degresat', store: 'Lidl', price: 749, ticked: false, notFound: false, rev: 1 },
        },
        {
          ...{ id: bread.itemId, name: 'pâine', quantity: '1', unit: null, category: 'paine' },
          ...{ note: '', store: '', price: null, ticked: true, notFound: false, rev: 2 },
        },
      ],
    })
  })

  it('answers 304 while nothing has changed, and 200 with the first change', async () => {
    const { list, program } = await listWithProgram('read')
    const first = await program.ask('GET', 'list')
    const etag = first.headers.get('etag') ?? ''
    const again = await program.ask('GET', 'list', undefined, { 'If-None-Match': `"x", ${etag}` })
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag])
    await list.push([list.add('lapte')])
    const changed = await program.ask('GET', 'list', undefined, { 'If-None-Match': etag })
    expect([changed.status, changed.body.items.length]).toEqual([200, 1])
    expect(changed.headers.get('cache-control')).toBe('private, no-cache')
  })

  it('keeps no list alive', async () => {
    const { list, program } = await listWithProgram('read')
    const longAgo = '2026-01-01 00:00:00.000Z'
    database.prepare('UPDATE lists SET last_activity = ? WHERE id = ?').run(longAgo, list.id)
    expect((await program.ask('GET', 'list')).status).toBe(200)
    const touched = database.prepare('SELECT last_activity AS at FROM lists WHERE id = ?').get(list.id)?.at
    expect(touched).toBe(longAgo)
  })
})

describe('adding', () => {
  it('reads a text as the add field does', async () => {
    const { list, program } = await listWithProgram('write', 'Ceasul de la bucătărie și încă ceva')
    const { status, body } = await program.add('2 l lapte, pâine de la Lidl')
    expect(status).toBe(201)
    expect(body).toMatchObject({
      rev: 2,
      items: [
        { name: 'lapte', quantity: '2', unit: 'l', category: 'lactate', ticked: false, rev: 1 },
        { name: 'pâine', store: 'Lidl', rev: 2 },
      ],
    })
    expect(await list.items()).toMatchObject([
      { id: body.items[0].id, name: 'lapte', author: 'Ceasul de la bucătărie și încă' },
      { id: body.items[1].id, name: 'pâine' },
    ])
  })

  it('adds to the amount still to buy, and restores a bought item', async () => {
    const { list, program } = await listWithProgram()
    const [milk, bread] = [
      list.add('lapte', { quantity: '1', unit: 'l' }),
      list.add('pâine', { completed: true }),
    ]
    await list.push([milk, bread])
    const { body } = await program.add('2 l lapte\npâine')
    expect(body.items).toMatchObject([
      { id: bread.itemId, ticked: false },
      { id: milk.itemId, quantity: '3', unit: 'l' },
    ])
    expect(await program.items()).toHaveLength(2)
  })

  it('reaches open pages of the list at once', async () => {
    const { list, program } = await listWithProgram('write', 'Robot')
    const stream = await openStream(server.url)
    await stream.subscribe([`list:${list.id}`], list.token)
    await program.add('2 l lapte')
    await stream.until((messages) => messages.length > 0)
    expect(JSON.stringify(stream.messages)).toContain('lapte')
    stream.close()
    expect(await list.read()).toMatchObject({ changedBy: 'Robot' })
  })

  it.each([
    ['nothing', { text: '' }],
    ['blanks', { text: ' \n ' }],
    ['no text', {}],
    ['a number', { text: 7 }],
    ['more fields', { text: 'lapte', ticked: true }],
    ['a list', []],
    ['null', null],
    ['a long text', { text: 'lapte, '.repeat(150) }],
    [
      'many things',
      { text: Array.from({ length: 21 }, (_, at) => `lucrul ${'abcdefghijklmnopqrstu'[at]}`).join('\n') },
    ],
    ['markup', { text: 'lapte, <script>alert(1)</script>' }],
  ])('refuses %s, and adds none of it', async (_, body) => {
    const { program } = await listWithProgram()
    expectProblem(await program.ask('POST', 'items', body), 'not-valid')
    expect(await program.items()).toEqual([])
  })

  it('takes or refuses hostile text whole', async () => {
    const { list, program } = await listWithProgram()
    await fc.assert(
      fc.asyncProperty(hostileText, async (text) => {
        const before = await list.read()
        const { status, type } = await program.add(text)
        expect([status, type]).toEqual(
          status === 201 ? [201, 'application/json'] : [422, 'application/problem+json'],
        )
        if (status === 422) expect(await list.read()).toEqual(before)
        for (const { id } of await program.items()) await program.remove(id)
      }),
      { numRuns: 100 },
    )
  })

  it('refuses items beyond the limit of a list', async () => {
    const { list, program } = await listWithProgram()
    const adds = Array.from({ length: 1_000 }, (_, at) => list.add(at === 0 ? 'lapte' : `produs ${at}`))
    for (let at = 0; at < adds.length; at += 100) await list.push(adds.slice(at, at + 100))
    expectProblem(await program.add('lapte, pâine'), 'list-full')
    expect((await program.add('lapte')).status).toBe(201)
  })
})

describe('changing an item', () => {
  it('ticks and unticks, and a ticked item counts as found', async () => {
    const { list, program } = await listWithProgram()
    const milk = list.add('lapte', { notFound: true })
    await list.push([milk])
    const ticked = await program.set(milk.itemId, { ticked: true })
    expect([ticked.status, ticked.body]).toMatchObject([
      200,
      { rev: 2, items: [{ ticked: true, notFound: false }] },
    ])
    const again = await program.set(milk.itemId, { ticked: true })
    expect(again.body).toMatchObject({ rev: 2, items: [{ ticked: true }] })
    expect((await program.set(milk.itemId, { ticked: false })).body).toMatchObject({
      items: [{ ticked: false }],
    })
  })

  it('sets the fields that are sent and leaves the rest', async () => {
    const { list, program } = await listWithProgram()
    const milk = list.add('lapte', { quantity: '2', unit: 'l', note: 'bun' })
    await list.push([milk])
    const fields = { quantity: '3-4', unit: 'Kile', store: 'piața', price: 1250, category: 'altele' }
    const { body } = await program.set(milk.itemId, fields)
    expect(body.items).toMatchObject([{ ...fields, unit: 'kg', name: 'lapte', note: 'bun' }])
    const cleared = await program.set(milk.itemId, { unit: null, price: null, category: null, store: '' })
    expect(cleared.body.items).toMatchObject([{ unit: null, price: null, category: 'lactate', store: '' }])
  })

  it.each([
    [{}],
    [{ ticked: 'da' }],
    [{ completed: true }],
    [{ quantity: 'multe' }],
    [{ quantity: 2 }],
    [{ unit: '<b>' }],
    [{ unit: '' }],
    [{ name: '' }],
    [{ name: 'javascript:1' }],
    [{ note: 'n'.repeat(201) }],
    [{ store: 's'.repeat(31) }],
    [{ price: -1 }],
    [{ price: 1.5 }],
    [{ category: 'mobila' }],
    [{ author: 'altul' }],
    [{ rev: 9 }],
    [{ id: randomUUID() }],
    [{ deleted: true }],
    [[]],
    [null],
  ])('refuses %j', async (fields) => {
    const { list, program } = await listWithProgram()
    const milk = list.add('lapte')
    await list.push([milk])
    expectProblem(await program.ask('PATCH', `items/${milk.itemId}`, fields), 'not-valid')
    expect((await list.read()).rev).toBe(1)
  })

  it('takes it off the list once', async () => {
    const { list, program } = await listWithProgram()
    const milk = list.add('lapte')
    await list.push([milk])
    const { status, text } = await program.remove(milk.itemId)
    expect([status, text]).toEqual([204, ''])
    expectProblem(await program.remove(milk.itemId), 'unknown-item')
    expectProblem(await program.set(milk.itemId, { ticked: true }), 'unknown-item')
    expect(await list.items()).toEqual([])
  })

  it('knows no item that the list has not', async () => {
    const { program } = await listWithProgram()
    expectProblem(await program.set(randomUUID(), { ticked: true }), 'unknown-item')
    for (const id of ['x', `${randomUUID()}x`, randomUUID().toUpperCase()])
      expectProblem(await program.set(id, { ticked: true }), 'not-found')
  })
})

describe('a request that names itself', () => {
  it('is done once, and answered the same', async () => {
    const { list, program } = await listWithProgram()
    const first = await program.add('2 l lapte, pâine', 'unu')
    await list.push([list.add('ouă')])
    const again = await program.add('2 l lapte, pâine', 'unu')
    expect([again.status, again.text]).toEqual([201, first.text])
    expect((await list.items()).map(({ name, quantity }) => [name, quantity])).toEqual([
      ['lapte', '2'],
      ['pâine', '1'],
      ['ouă', '1'],
    ])
    expect((await program.add('2 l lapte', 'doi')).body.items).toMatchObject([{ quantity: '4' }])
  })

  it('is done once even when its repeats overlap', async () => {
    const { list, program } = await listWithProgram()
    const replies = await Promise.all(Array.from({ length: 8 }, () => program.add('2 l lapte, pâine', 'unu')))
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 201))
    expect((await list.items()).map(({ quantity }) => quantity)).toEqual(['2', '1'])
  })

  it('is done once even when its answer was not kept', async () => {
    const { list, program } = await listWithProgram()
    await program.add('2 l lapte, pâine', 'unu')
    database.prepare('DELETE FROM api_answers WHERE list = ?').run(list.id)
    expect((await program.add('2 l lapte, pâine', 'unu')).status).toBe(201)
    expect((await list.items()).map(({ quantity }) => quantity)).toEqual(['2', '1'])
  })

  it('does not undo changes made since', async () => {
    const { list, program } = await listWithProgram()
    const milk = list.add('lapte')
    await list.push([milk])
    const first = await program.set(milk.itemId, { ticked: true }, 'bifa')
    await list.push([list.set(milk.itemId, { completed: false })])
    expect((await program.set(milk.itemId, { ticked: true }, 'bifa')).text).toBe(first.text)
    expect(await list.items()).toMatchObject([{ completed: false }])
    expect((await program.remove(milk.itemId, 'gata')).status).toBe(204)
    expect((await program.remove(milk.itemId, 'gata')).status).toBe(204)
  })

  it('is known for a day', async () => {
    const { list, program } = await listWithProgram()
    await program.add('lapte', 'unu')
    await program.add('ouă', 'doi')
    const kept = () =>
      database
        .prepare('SELECT id FROM api_answers WHERE list = ?')
        .all(list.id)
        .map(({ id }) => String(id))
    const [old = '', young = ''] = kept()
    const age = database.prepare(
      "UPDATE api_answers SET created = strftime('%Y-%m-%d %H:%M:%fZ', 'now', ?) WHERE id = ?",
    )
    age.run('-25 hours', old)
    age.run('-23 hours', young)
    const headers = { Authorization: await server.superuserToken() }
    const { status } = await call(`${server.url}/api/crons/forget-answers`, { method: 'POST', headers })
    expect(status).toBe(204)
    await expect.poll(kept).not.toContain(old)
    expect(kept()).toEqual([young])
  })

  it('cannot be another request', async () => {
    const { list, program } = await listWithProgram()
    const { body } = await program.add('lapte', 'unu')
    expectProblem(await program.add('pâine', 'unu'), 'other-request')
    expectProblem(await program.set(body.items[0].id, { ticked: true }, 'unu'), 'other-request')
    expect(await list.items()).toMatchObject([{ name: 'lapte', completed: false }])
  })

  it('reads as any other does', async () => {
    const { program } = await listWithProgram()
    await program.add('lapte', 'unu')
    const { status, body } = await program.ask('GET', 'list', undefined, { 'Idempotency-Key': 'unu' })
    expect([status, body.items.length]).toEqual([200, 1])
  })

  it('is known to its own key alone', async () => {
    const { list, program } = await listWithProgram()
    const { program: other } = await programOf(list, site.url)
    await program.add('lapte', 'unu')
    expect((await other.add('pâine', 'unu')).status).toBe(201)
  })

  it('that was refused may be tried again', async () => {
    const { list, program } = await listWithProgram()
    const milk = list.add('lapte')
    expectProblem(await program.set(milk.itemId, { ticked: true }, 'unu'), 'unknown-item')
    await list.push([milk])
    expect((await program.set(milk.itemId, { ticked: true }, 'unu')).status).toBe(200)
  })

  it.each(['două cuvinte', 'x'.repeat(201)].map((name) => [name]))(
    'may not call itself ‘%s’',
    async (name) => {
      const { program } = await listWithProgram()
      const headers = { 'Idempotency-Key': Buffer.from(name).toString('latin1') }
      const reply = await program.ask('POST', 'items', { text: 'lapte' }, headers)
      expectProblem(reply, 'request-name')
    },
  )
})

describe('a key that may only read', () => {
  it('reads, and changes nothing', async () => {
    const { list, program } = await listWithProgram('read')
    const milk = list.add('lapte')
    await list.push([milk])
    expect(await program.items()).toHaveLength(1)
    expectProblem(await program.add('pâine'), 'read-only')
    expectProblem(await program.set(milk.itemId, { ticked: true }), 'read-only')
    expectProblem(await program.remove(milk.itemId), 'read-only')
    expect((await list.read()).rev).toBe(1)
  })
})

describe('a request without a valid key', () => {
  const attempts = [
    '',
    'x',
    `ln_${'0'.repeat(43)}`,
    `ln_${'0'.repeat(42)}`,
    `LN_${'0'.repeat(43)}`,
    randomUUID(),
    '%',
  ]

  it('gets the same answer for every invalid key', async () => {
    const { list } = await listWithProgram()
    const replies = await Promise.all(
      [...attempts, list.token, list.id].map((key) => new Program(site.url, key).ask('GET', 'list')),
    )
    for (const reply of replies) {
      expectProblem(reply, 'unknown-key')
      expect(reply.text).toBe(replies[0]?.text)
      expect(reply.headers.get('www-authenticate')).toBe('Bearer')
    }
  })

  it('is not helped by a key in any other place', async () => {
    const { program, list } = await listWithProgram()
    const { key } = program
    const nobody = new Program(site.url, '')
    const replies = await Promise.all([
      nobody.ask('GET', `list?key=${key}`),
      nobody.ask('GET', `list?access_token=${key}`),
      nobody.ask('GET', 'list', undefined, { Authorization: key }),
      nobody.ask('GET', 'list', undefined, { Authorization: `Basic ${btoa(`x:${key}`)}` }),
      nobody.ask('GET', 'list', undefined, { 'X-List-Key': key }),
      nobody.ask('GET', 'list', undefined, { 'X-Share-Token': list.token }),
      nobody.ask('GET', 'list', undefined, { Cookie: `key=${key}` }),
    ])
    for (const reply of replies) expectProblem(reply, 'unknown-key')
  })

  it('has a key that was taken back', async () => {
    const { list, program, keyId } = await listWithProgram()
    await program.add('lapte', 'unu')
    expect((await takeKeyBack(list, keyId)).status).toBe(204)
    expectProblem(await program.ask('GET', 'list'), 'unknown-key')
    expectProblem(await program.add('lapte', 'unu'), 'unknown-key')
    expect(await keysOf(list)).toEqual([])
  })

  it('cannot use a key where a link is asked for', async () => {
    const { program } = await listWithProgram()
    const headers = { Authorization: `Bearer ${program.key}` }
    expect((await call(`${site.url}/api/list`, { headers })).status).toBe(404)
    expect((await call(`${site.url}/api/list`, { token: program.key })).status).toBe(404)
  })
})

describe('a request that is none', () => {
  it.each([
    ['text', 'text/plain'],
    ['a form', 'application/x-www-form-urlencoded'],
    ['a near miss', 'application/jsonp'],
  ])('is refused as %s', async (_, type) => {
    const { program } = await listWithProgram()
    const reply = await program.ask('POST', 'items', '{"text":"lapte"}', { 'Content-Type': type })
    expectProblem(reply, 'not-json')
  })

  it.each(['', 'x', '{', '{"text":"lapte"'])('is refused as %j', async (body) => {
    const { program } = await listWithProgram()
    expectProblem(await program.ask('POST', 'items', body), 'bad-request')
  })

  it('may say how its JSON is written', async () => {
    const { program } = await listWithProgram()
    const headers = { 'Content-Type': 'application/json; charset=utf-8' }
    expect((await program.ask('POST', 'items', '{"text":"lapte"}', headers)).status).toBe(201)
  })

  it('is refused when it is large', async () => {
    const { program } = await listWithProgram()
    expectProblem(await program.add('x'.repeat(17_000)), 'too-large')
  })

  it('receives the allowed method, or not-found', async () => {
    const { program } = await listWithProgram()
    const wrong = await program.ask('PUT', 'list')
    expectProblem(wrong, 'wrong-method')
    expect(wrong.headers.get('allow')).toBe('GET, HEAD')
    for (const path of ['', 'listss', 'list/', 'LIST', 'items/', 'list%2f', '../v1/x'])
      expectProblem(await program.ask('GET', path), 'not-found')
  })
})

describe('a page of another site', () => {
  it('may ask by a key, and without cookies', async () => {
    const { program } = await listWithProgram()
    const preflight = await program.ask('OPTIONS', `items/${randomUUID()}`, undefined, {
      Origin: 'https://alt.example',
      'Access-Control-Request-Method': 'PATCH',
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-methods')).toBe('GET, PATCH, DELETE, HEAD')
    expect(preflight.headers.get('access-control-allow-headers')).toContain('Authorization')
    for (const reply of [preflight, await program.ask('GET', 'list'), await program.ask('GET', 'x')]) {
      expect(reply.headers.get('access-control-allow-origin')).toBe('*')
      expect(reply.headers.get('access-control-allow-credentials')).toBeNull()
    }
  })

  it('may ask for nothing else', async () => {
    for (const path of ['/api/list', '/api/health', '/despre'])
      expect((await fetch(site.url + path)).headers.get('access-control-allow-origin')).toBeNull()
    expect((await fetch(`${site.url}/api/list`, { method: 'OPTIONS' })).status).toBe(405)
  })
})

describe('a node', () => {
  it('does not answer for a list whose slot it does not serve', async () => {
    const { list, program } = await listWithProgram()
    const slot = list.token.slice(0, 3)
    database.prepare('INSERT INTO slots VALUES (?, ?, 1)').run(slot, 'held')
    const replies = [await program.ask('GET', 'list'), await program.add('lapte')]
    for (const reply of replies) {
      expectProblem(reply, 'unavailable')
      expect(reply.headers.get('retry-after')).toBe('1')
    }
    database.prepare("UPDATE slots SET state = 'here', epoch = 3 WHERE slot = ?").run(slot)
    const late = await program.ask('GET', 'list', undefined, { 'X-Slot-Epoch': '4' })
    expectProblem(late, 'unavailable')
    expect((await program.ask('GET', 'list', undefined, { 'X-Slot-Epoch': '3' })).status).toBe(200)
    database.exec('DELETE FROM slots')
  })
})

describe('too many requests', () => {
  it('by one key get a Retry-After, from any address', async () => {
    const narrow = await siteOver(server, 0.05)
    const list = await makeList(server.url)
    const { program } = await programOf(list, narrow.url, 'read')
    const { program: other } = await programOf(list, narrow.url, 'read')
    const replies: ProgramReply[] = []
    for (let times = 0; times < 65; times += 1) replies.push(await program.ask('GET', 'list'))
    const refused = replies.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(0)
    for (const reply of refused) {
      expectProblem(reply, 'too-many-requests')
      expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expect((await other.ask('GET', 'list')).status).toBe(200)
    await narrow.stop()
  })

  it('with invalid keys count as guesses, and lock out no valid key', async () => {
    const narrow = await siteOver(server, 0.1)
    const { program } = await programOf(await makeList(server.url), narrow.url, 'read')
    expect((await program.ask('GET', 'list')).status).toBe(200)
    let last: ProgramReply | undefined
    for (let times = 0; times < 15; times += 1) last = await new Program(narrow.url, 'x').ask('GET', 'list')
    expectProblem(last ?? expect.unreachable(), 'too-many-requests')
    expect((await program.ask('GET', 'list')).status).toBe(200)
    await narrow.stop()
  })
})
