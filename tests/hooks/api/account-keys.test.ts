import { createHash, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { signedIn, wantedAccountKey } from '../../support/people/account-program.ts'
import { call, makeList, otherKey } from '../../support/people/api.ts'
import { Program, programOf, wantedKey } from '../../support/people/program.ts'
import { filesThatHold } from '../../support/server/files-below.ts'
import { useDatabase, usePocketBase, useSite } from '../../support/server/use-pocketbase.ts'

const server = usePocketBase()
const site = useSite(server)
const database = useDatabase(server)

/** A person with a program and two saved lists. */
async function home(access: 'read' | 'write' = 'write') {
  const ana = await signedIn(server)
  const [house, party] = [await makeList(server.url, 'Casă'), await makeList(server.url, 'Grătar')]
  await ana.save(house.token)
  await ana.save(party.token)
  const { program, keyId } = await ana.program(site.url, access, 'Acasă')
  return { ana, house, party, program, keyId }
}

describe('the key of an account', () => {
  it('opens all lists that are saved in the account', async () => {
    const { house, party, program } = await home()
    await house.push([house.add('lapte')])
    const { status, body } = await program.ask('GET', 'lists')
    expect(status).toBe(200)
    const changedAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/)
    expect(body).toEqual({
      lists: [
        { id: house.id, name: 'Casă', rev: 1, changedAt, access: 'write' },
        { id: party.id, name: 'Grătar', rev: 0, changedAt, access: 'write' },
      ],
    })
    const read = await program.ask('GET', `lists/${house.id}`)
    expect(read.body).toMatchObject({ id: house.id, name: 'Casă', items: [{ name: 'lapte' }] })
    const added = await program.ask('POST', `lists/${party.id}/items`, { text: '2 kg mici' })
    expect([added.status, added.body.items]).toMatchObject([201, [{ name: 'mici', quantity: '2' }]])
    const [meat] = await party.items()
    expect(meat).toMatchObject({ name: 'mici', author: 'Acasă' })
    const path = `lists/${party.id}/items/${meat?.id}`
    expect((await program.ask('PATCH', path, { ticked: true })).body.items).toMatchObject([{ ticked: true }])
    expect((await program.ask('GET', path)).body).toMatchObject({ name: 'mici', ticked: true })
    expect((await program.ask('DELETE', path)).status).toBe(204)
    expect(await party.items()).toEqual([])
  })

  it('opens a list from the moment in which it is saved until it is left', async () => {
    const { ana, program } = await home()
    const later = await makeList(server.url, 'Cină')
    const ask = async () => (await program.ask('GET', `lists/${later.id}`)).status
    expect(await ask()).toBe(404)
    await ana.save(later.token)
    expect(await ask()).toBe(200)
    await ana.leave(later.id)
    expect(await ask()).toBe(404)
  })

  it('asks to wait for a list that another node has, without the router that leads there', async () => {
    const { ana, program } = await home()
    const moved = await makeList(server.url, 'Cină')
    await ana.save(moved.token)
    const slot = moved.token.slice(0, 3)
    const basic = `Basic ${Buffer.from(`ana:${program.key}`).toString('base64')}`
    const ask = async (state: string) => {
      database.prepare('INSERT OR REPLACE INTO slots VALUES (?, ?, 1)').run(slot, state)
      const reply = await program.ask('GET', `lists/${moved.id}`)
      const headers = { Authorization: basic, Depth: '0' }
      const dav = await fetch(`${site.url}/dav/lists/${moved.id}/`, { method: 'PROPFIND', headers })
      return [reply.status, reply.body.type, dav.status]
    }
    try {
      expect(await ask('held')).toEqual([503, '/api/v1/docs#unavailable', 503])
      expect(await ask('elsewhere')).toEqual([503, '/api/v1/docs#unavailable', 503])
      expect(await ask('here')).toEqual([200, undefined, 207])
    } finally {
      database.prepare('DELETE FROM slots WHERE slot = ?').run(slot)
    }
  })

  it('opens no list of another person, nor one whose link has changed', async () => {
    const [{ program, house }, other] = await Promise.all([home(), home()])
    const reply = await program.ask('GET', `lists/${other.house.id}`)
    expect([reply.status, reply.body.type]).toEqual([404, '/api/v1/docs#unknown-list'])
    expect((await program.ask('POST', `lists/${other.house.id}/items`, { text: 'x' })).status).toBe(404)
    const body = { shareToken: otherKey(house) }
    await call(`${server.url}/api/list/links`, { method: 'POST', token: house.token, body })
    expect((await program.ask('GET', `lists/${house.id}`)).status).toBe(404)
    expect((await program.ask('GET', 'lists')).body.lists).toMatchObject([{ name: 'Grătar' }])
  })

  it('only reads a list that is saved by its read-only link', async () => {
    const { ana, program } = await home()
    const list = await makeList(server.url, 'A Mariei')
    const readToken = otherKey(list)
    await call(`${server.url}/api/list/links`, { method: 'POST', token: list.token, body: { readToken } })
    await ana.save(readToken)
    const { body } = await program.ask('GET', 'lists')
    expect(body.lists[2]).toMatchObject({ id: list.id, access: 'read' })
    expect((await program.ask('POST', `lists/${list.id}/items`, { text: 'lapte' })).status).toBe(403)
    expect(await list.items()).toEqual([])
  })

  it('only reads if it was made to read', async () => {
    const { house, program } = await home('read')
    expect((await program.ask('GET', `lists/${house.id}`)).status).toBe(200)
    expect((await program.ask('POST', `lists/${house.id}/items`, { text: 'lapte' })).status).toBe(403)
    expect((await program.ask('POST', 'lists', { name: 'Alta' })).status).toBe(403)
    expect(
      (await program.ask('GET', 'lists')).body.lists.map(({ access }: { access: string }) => access),
    ).toEqual(['read', 'read'])
  })

  it('has to name a list where a list’s key need not', async () => {
    const { program } = await home()
    for (const [method, path] of [
      ['GET', 'list'],
      ['POST', 'items'],
      ['GET', 'webhook'],
    ] as const) {
      const body = method === 'POST' ? { text: 'x' } : undefined
      const reply = await program.ask(method, path, body)
      expect([path, reply.status, reply.body.type]).toEqual([path, 403, '/api/v1/docs#account-key'])
    }
  })

  it('is stored as its SHA-256 alone, and is in no log', async () => {
    const { ana, program } = await home()
    const hash = createHash('sha256').update(program.key).digest('hex')
    expect(database.prepare('SELECT account FROM account_keys WHERE hash = ?').get(hash)?.account).toBe(
      ana.id,
    )
    const secret = Buffer.from(program.key.slice('lna_'.length))
    expect(filesThatHold(join(server.dataFolder, '..'), secret)).toEqual([])
  })

  it('is read from the header alone', async () => {
    const { program } = await home()
    for (const query of [`key=${program.key}`, `access_token=${program.key}`])
      expect((await fetch(`${site.url}/api/v1/lists?${query}`)).status).toBe(401)
  })
})

describe('the keys of an account', () => {
  it('are listed by name and right, but never shown again', async () => {
    const { ana, program, keyId } = await home()
    const told = await ana.keys()
    expect(told).toEqual([
      {
        ...{ id: keyId, name: 'Acasă', access: 'write', lastUsedAt: '', tells: '' },
        createdAt: expect.stringMatching(/^\d{4}-/),
      },
    ])
    expect(JSON.stringify(told)).not.toContain(program.key)
    await program.ask('GET', 'lists')
    const [used] = await ana.keys()
    expect(Math.abs(Date.parse(used?.lastUsedAt.replace(' ', 'T') ?? '') - Date.now())).toBeLessThan(60_000)
  })

  it('are made once, however often they are asked for, and are ten at most', async () => {
    const ana = await signedIn(server)
    const wanted = wantedAccountKey()
    for (let times = 0; times < 3; times += 1) expect((await ana.makeKey(wanted)).status).toBe(204)
    for (let count = 1; count < 10; count += 1)
      expect((await ana.makeKey(wantedAccountKey())).status).toBe(204)
    const { status, text } = await ana.makeKey(wantedAccountKey())
    expect([status, JSON.parse(text).data.problem]).toEqual([400, 'too-many-keys'])
    expect((await ana.takeBack(wanted.id)).status).toBe(204)
    expect((await ana.makeKey(wantedAccountKey())).status).toBe(204)
    expect(await ana.keys()).toHaveLength(10)
  })

  it('are only for the account itself', async () => {
    const [{ ana, keyId, program }, other] = await Promise.all([home(), signedIn(server)])
    expect((await other.takeBack(keyId)).status).toBe(204)
    expect((await program.ask('GET', 'lists')).status).toBe(200)
    expect(await other.keys()).toEqual([])
    for (const headers of [{}, { Authorization: `Bearer ${program.key}` }]) {
      expect((await call(`${server.url}/api/account/keys`, { headers })).status).toBe(401)
      const made = await call(`${server.url}/api/account/keys`, {
        ...{ method: 'POST', headers },
        body: wantedAccountKey(),
      })
      expect(made.status).toBe(401)
    }
    expect(await ana.keys()).toHaveLength(1)
  })

  it.each([
    ['no name', { name: '' }],
    ['an unknown right', { access: 'admin' }],
    ['an id that is none', { id: 'x' }],
    ['a short secret', { key: 'lna_abc' }],
    ['a secret that is no text', { key: 7 }],
  ])('are not made of %s', async (_, given) => {
    const ana = await signedIn(server)
    expect((await ana.makeKey({ ...wantedAccountKey(), ...given })).status).toBe(400)
    expect(await ana.keys()).toEqual([])
  })

  it('are not made of a key of a list, nor those of a list of one of an account', async () => {
    const [ana, list] = await Promise.all([signedIn(server), makeList(server.url)])
    expect((await ana.makeKey(wantedKey(list))).status).toBe(400)
    const made = await call(`${server.url}/api/list/keys`, {
      ...{ method: 'POST', token: list.token },
      body: wantedAccountKey(),
    })
    expect(made.status).toBe(400)
  })

  it.each(['signOutEverywhere', 'changePassword', 'deleteAccount'] as const)('end by %s', async (end) => {
    const { ana, program } = await home()
    expect((await program.ask('GET', 'lists')).status).toBe(200)
    expect((await ana[end]()).status).toBeLessThan(300)
    const { status, headers } = await program.ask('GET', 'lists')
    expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
    const rows = database.prepare('SELECT count(*) AS n FROM account_keys WHERE account = ?').get(ana.id)
    expect(rows?.n).toBe(0)
  })

  it('end when they are revoked, for every request', async () => {
    const { ana, house, program, keyId } = await home()
    await ana.takeBack(keyId)
    for (const path of ['lists', `lists/${house.id}`, 'list', 'webhook'])
      expect([path, (await program.ask('GET', path)).status]).toEqual([path, 401])
    expect((await program.ask('POST', 'lists', { name: 'Alta' })).status).toBe(401)
    expect((await program.ask('POST', 'lists', {})).status).toBe(401)
  })
})

describe('a list that a program makes', () => {
  it('is in the account, and opens at once', async () => {
    const { ana, program } = await home()
    const { status, body } = await program.ask('POST', 'lists', { name: '  Cină  ' })
    expect([status, body]).toEqual([
      201,
      { id: expect.any(String), name: 'Cină', rev: 0, changedAt: expect.any(String), access: 'write' },
    ])
    const [saved] = await ana.saved()
    expect(saved).toMatchObject({ listId: body.id, name: 'Cină' })
    expect((await program.ask('POST', `lists/${body.id}/items`, { text: 'lapte' })).status).toBe(201)
    const read = await call(`${server.url}/api/list`, { token: saved?.token })
    expect(JSON.parse(read.text)).toMatchObject({ name: 'Cină', items: [{ name: 'lapte' }] })
    expect(body).not.toHaveProperty('token')
  })

  it('is made once by a repeated request', async () => {
    const { ana, program } = await home()
    const key = { 'Idempotency-Key': randomUUID() }
    const [first, again] = [
      await program.ask('POST', 'lists', { name: 'Cină' }, key),
      await program.ask('POST', 'lists', { name: 'Cină' }, key),
    ]
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body])
    expect((await program.ask('POST', 'lists', { name: 'Alta' }, key)).status).toBe(422)
    expect(await ana.saved()).toHaveLength(3)
  })

  it('is made again after an answer that was lost before the list was saved', async () => {
    const { ana, program } = await home()
    const key = { 'Idempotency-Key': randomUUID() }
    const { body } = await program.ask('POST', 'lists', { name: 'Cină' }, key)
    await ana.leave(body.id)
    database.prepare('DELETE FROM api_answers WHERE list = ?').run(body.id)
    const again = await program.ask('POST', 'lists', { name: 'Cină' }, key)
    expect([again.status, again.body.id]).toEqual([201, body.id])
    expect((await ana.saved())[0]?.listId).toBe(body.id)
  })

  it('needs the key of an account', async () => {
    const { program } = await programOf(await makeList(server.url), site.url)
    const reply = await program.ask('POST', 'lists', { name: 'Alta' })
    expect([reply.status, reply.body.type]).toEqual([403, '/api/v1/docs#list-key'])
  })

  it.each([[{}], [{ name: 7 }], [{ name: 'a'.repeat(101) }], [{ name: 'x', other: 1 }], [[]]])(
    'is not made of %j',
    async (body) => {
      const { ana, program } = await home()
      expect((await program.ask('POST', 'lists', body)).status).toBe(422)
      expect(await ana.saved()).toHaveLength(2)
    },
  )

  it('is not made in an account that keeps as many as it can', async () => {
    const { ana, program } = await home()
    const fill = database.prepare(
      "INSERT INTO saved_lists (id, account, list_id, token, name, keeper, slot, created) VALUES (?, ?, ?, ?, 'x', ?, '000', '')",
    )
    for (let count = 2; count < 200; count += 1) {
      const digits = String(count).padStart(15, '0')
      fill.run(digits, ana.id, randomUUID(), randomUUID(), digits)
    }
    const { n } = { ...database.prepare('SELECT count(*) AS n FROM lists').get() }
    const reply = await program.ask('POST', 'lists', { name: 'Alta' })
    expect([reply.status, reply.body.type]).toEqual([409, '/api/v1/docs#too-many-lists'])
    expect(database.prepare('SELECT count(*) AS n FROM lists').get()?.n).toBe(n)
  })
})

describe('the key of a list', () => {
  it('shows and names its list alone', async () => {
    const [list, other] = await Promise.all([makeList(server.url, 'Casă'), makeList(server.url)])
    const { program } = await programOf(list, site.url)
    expect((await program.ask('GET', 'lists')).body.lists).toMatchObject([{ id: list.id, name: 'Casă' }])
    expect((await program.ask('GET', `lists/${list.id}`)).body.name).toBe('Casă')
    expect((await program.ask('GET', `lists/${other.id}`)).status).toBe(404)
  })
})

describe('a request that the site makes for programs', () => {
  it.each(['/api/keyed/lists', '/api/keyed/lists/make'])('lets no visitor through to %s', async (path) => {
    const { program } = await home()
    const headers = { 'X-List-Key': program.key, Authorization: `Bearer ${program.key}` }
    const reply = await call(`${site.url}${path}`, { method: 'POST', headers, body: {} })
    expect(reply.status).toBe(404)
  })

  it('has the key that the program sent, whatever else it sends', async () => {
    const { house, program } = await home()
    const stranger = new Program(site.url, wantedAccountKey().key)
    const headers = { 'X-List-Key': program.key, 'X-List-Id': house.id }
    expect((await stranger.ask('GET', `lists/${house.id}`, undefined, headers)).status).toBe(401)
  })
})
