import { createHash, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { call, type ListClient, makeList, otherKey } from '../../support/people/api.ts'
import { keysOf, makeKey, programOf, takeKeyBack, wantedKey } from '../../support/people/program.ts'
import { filesThatHold } from '../../support/server/files-below.ts'
import { useDatabase, usePocketBase, useSite } from '../../support/server/use-pocketbase.ts'

const server = usePocketBase()
const site = useSite(server)
const database = useDatabase(server)

const unknownList = { status: 404, text: '{"status":404,"message":"Lista nu a putut fi găsită","data":{}}' }

function rowsOf(table: string, { id }: ListClient): number {
  return Number(database.prepare(`SELECT count(*) AS n FROM ${table} WHERE list = ?`).get(id)?.n)
}

function changeLink(list: ListClient, shareToken: string) {
  return call(`${server.url}/api/list/links`, { method: 'POST', token: list.token, body: { shareToken } })
}

describe('a key', () => {
  it('is listed by name and right, but never shown again', async () => {
    const list = await makeList(server.url)
    const read = wantedKey(list, 'read', '  Tabla din  bucătărie ')
    const write = wantedKey(list, 'write', 'Ceas')
    for (const wanted of [read, write]) expect((await makeKey(list, wanted)).status).toBe(204)
    const told = await keysOf(list)
    expect(told).toEqual([
      {
        id: read.id,
        name: 'Tabla din bucătărie',
        access: 'read',
        createdAt: expect.stringMatching(/^\d{4}-/),
        lastUsedAt: '',
        tells: '',
      },
      expect.objectContaining({ id: write.id, name: 'Ceas', access: 'write' }),
    ])
    expect(JSON.stringify(told)).not.toContain(read.key)
  })

  it('is stored as its SHA-256 alone', async () => {
    const list = await makeList(server.url)
    const { program } = await programOf(list, site.url)
    await program.add('lapte')
    const hash = createHash('sha256').update(program.key).digest('hex')
    expect(database.prepare('SELECT list FROM api_keys WHERE hash = ?').get(hash)?.list).toBe(list.id)
    const secret = Buffer.from(program.key.slice('ln_'.length))
    expect(filesThatHold(join(server.dataFolder, '..'), secret)).toEqual([])
  })

  it('is made once, however often it is asked for', async () => {
    const list = await makeList(server.url)
    const wanted = wantedKey(list)
    for (let times = 0; times < 3; times += 1) expect((await makeKey(list, wanted)).status).toBe(204)
    expect(await keysOf(list)).toHaveLength(1)
  })

  it.each([
    ['another name', { name: 'Altul' }],
    ['another right', { access: 'read' }],
    ['another secret', { key: undefined }],
  ])('is not taken for one with %s', async (_, other) => {
    const list = await makeList(server.url)
    const wanted = wantedKey(list)
    await makeKey(list, wanted)
    const given = { ...wanted, ...other, ...('key' in other && { key: wantedKey(list).key }) }
    expect((await makeKey(list, given)).status).toBe(400)
    expect(await keysOf(list)).toMatchObject([{ name: wanted.name, access: 'write' }])
  })

  it('of another list cannot be made once more for one’s own', async () => {
    const [own, other] = await Promise.all([makeList(server.url), makeList(server.url)])
    const wanted = wantedKey(other)
    await makeKey(other, wanted)
    const key = `ln_${own.token.slice(0, 3)}${wanted.key.slice(6)}`
    expect((await makeKey(own, { ...wanted, key })).status).toBe(400)
    expect(await keysOf(own)).toEqual([])
  })

  it('is one of ten at most', async () => {
    const list = await makeList(server.url)
    for (let count = 0; count < 10; count += 1)
      expect((await makeKey(list, wantedKey(list))).status).toBe(204)
    const { status, text } = await makeKey(list, wantedKey(list))
    expect([status, JSON.parse(text).data.problem]).toEqual([400, 'too-many-keys'])
    const [first] = await keysOf(list)
    expect((await takeKeyBack(list, first?.id ?? '')).status).toBe(204)
    expect((await makeKey(list, wantedKey(list))).status).toBe(204)
  })

  it.each([
    ['no body', {}],
    ['no name', { name: '' }],
    ['a name of signs', { name: ' \u200b ' }],
    ['a long name', { name: 'a'.repeat(41) }],
    ['a script for a name', { name: '<script>' }],
    ['an unknown right', { access: 'admin' }],
    ['no right', { access: undefined }],
    ['an id that is none', { id: 'x' }],
    ['a short secret', { key: 'ln_abc' }],
    ['a secret in capitals', { key: 'LN_' }],
    ['a secret that is no text', { key: 7 }],
    ['the list’s own token', { key: 'token' }],
  ])('is not made of %s', async (_, given: object) => {
    const list = await makeList(server.url)
    const body = Object.keys(given).length === 0 ? given : { ...wantedKey(list), ...given }
    expect((await makeKey(list, body)).status).toBe(400)
    expect(await keysOf(list)).toEqual([])
  })

  it('begins as the list’s own key does, so that it leads to the same node', async () => {
    const list = await makeList(server.url)
    const wanted = wantedKey(list)
    const other = (Number.parseInt(list.token.slice(0, 3), 16) ^ 1).toString(16).padStart(3, '0')
    expect((await makeKey(list, { ...wanted, key: `ln_${other}${wanted.key.slice(6)}` })).status).toBe(400)
  })

  it('may have the longest name, of emoji too', async () => {
    const list = await makeList(server.url)
    const name = '🛒'.repeat(40)
    expect((await makeKey(list, wantedKey(list, 'read', name))).status).toBe(204)
    expect((await keysOf(list))[0]?.name).toBe(name)
  })
})

describe('the keys of a list', () => {
  it('are only for holders of its full link', async () => {
    const list = await makeList(server.url)
    const readToken = otherKey(list)
    await call(`${server.url}/api/list/links`, { method: 'POST', token: list.token, body: { readToken } })
    const { keyId, program } = await programOf(list, site.url)
    const attempts = (token: string | undefined, headers: Record<string, string> = {}) => [
      call(`${server.url}/api/list/keys`, { token, headers }),
      call(`${server.url}/api/list/keys`, { method: 'POST', token, headers, body: wantedKey(list) }),
      call(`${server.url}/api/list/keys/take-back`, {
        ...{ method: 'POST', token, headers },
        body: { id: keyId },
      }),
    ]
    for (const reply of await Promise.all(attempts(readToken))) expect(reply.status).toBe(403)
    for (const token of [undefined, randomUUID(), program.key])
      for (const reply of await Promise.all(attempts(token))) expect(reply).toEqual(unknownList)
    const authorized = attempts(undefined, {
      Authorization: `Bearer ${program.key}`,
      'X-List-Key': program.key,
    })
    for (const reply of await Promise.all(authorized)) expect(reply).toEqual(unknownList)
    expect(await keysOf(list)).toHaveLength(1)
  })

  it('cannot be revoked from another list', async () => {
    const [list, other] = await Promise.all([makeList(server.url), makeList(server.url)])
    const { keyId, program } = await programOf(list, site.url)
    expect((await takeKeyBack(other, keyId)).status).toBe(204)
    expect((await program.ask('GET', 'list')).status).toBe(200)
  })

  it('end with the full link that they were made by', async () => {
    const list = await makeList(server.url)
    const { program } = await programOf(list, site.url)
    expect((await changeLink(list, otherKey(list))).status).toBe(204)
    expect((await program.ask('GET', 'list')).status).toBe(401)
    expect(rowsOf('api_keys', list)).toBe(0)
  })

  it('stay when the read-only link changes', async () => {
    const list = await makeList(server.url)
    const { program } = await programOf(list, site.url)
    const body = { readToken: otherKey(list) }
    await call(`${server.url}/api/list/links`, { method: 'POST', token: list.token, body })
    expect((await program.ask('GET', 'list')).status).toBe(200)
  })

  it('end with the list, and with all that was answered by them', async () => {
    const list = await makeList(server.url)
    const { program } = await programOf(list, site.url)
    await program.add('lapte', 'unu')
    expect([rowsOf('api_keys', list), rowsOf('api_answers', list)]).toEqual([1, 1])
    await call(`${server.url}/api/list`, { method: 'DELETE', token: list.token })
    expect((await program.ask('GET', 'list')).status).toBe(401)
    expect([rowsOf('api_keys', list), rowsOf('api_answers', list)]).toEqual([0, 0])
  })

  it('have the time of their last use, at most an hour late', async () => {
    const list = await makeList(server.url)
    const { program } = await programOf(list, site.url, 'read')
    const used = async () => (await keysOf(list))[0]?.lastUsedAt ?? ''
    await program.ask('GET', 'list')
    const first = await used()
    expect(Math.abs(Date.parse(first.replace(' ', 'T')) - Date.now())).toBeLessThan(60_000)
    await program.ask('GET', 'list')
    expect(await used()).toBe(first)
    database
      .prepare('UPDATE api_keys SET last_used = ? WHERE list = ?')
      .run('2026-01-01 00:00:00.000Z', list.id)
    await program.ask('GET', 'list')
    expect(await used()).not.toContain('2026-01-01')
  })
})

describe('a request that the site makes for programs', () => {
  it.each(['/api/keyed/open', '/api/keyed/changes'])('lets no visitor through to %s', async (path) => {
    const list = await makeList(server.url)
    const { program } = await programOf(list, site.url)
    const headers = { 'X-List-Key': program.key, Authorization: `Bearer ${program.key}` }
    const body = { since: 0, changes: [], itemIds: [] }
    const reply = await call(`${site.url}${path}`, { method: 'POST', token: list.token, headers, body })
    expect(reply.status).toBe(404)
  })

  it('is refused by PocketBase for a read-only key', async () => {
    const list = await makeList(server.url)
    const { program } = await programOf(list, site.url, 'read')
    const headers = { 'X-List-Key': program.key }
    const body = { since: 0, changes: [list.add('furat')], itemIds: [] }
    expect((await call(`${server.url}/api/keyed/changes`, { method: 'POST', headers, body })).status).toBe(
      403,
    )
    expect(await list.items()).toEqual([])
  })

  it.each([
    [{}],
    [{ since: -1, changes: [], itemIds: [] }],
    [{ since: 0, changes: 'x', itemIds: [] }],
    [{ since: 0, changes: [], itemIds: ['x'] }],
    [{ since: 0, changes: [], itemIds: [], once: 'x' }],
    [{ since: 0, changes: [], itemIds: [], once: { id: 'x', request: 'y' } }],
    [{ since: 0, changes: Array.from({ length: 101 }, () => ({})), itemIds: [] }],
  ])('is refused where it is %j', async (body) => {
    const list = await makeList(server.url)
    const { program } = await programOf(list, site.url)
    const headers = { 'X-List-Key': program.key }
    expect((await call(`${server.url}/api/keyed/changes`, { method: 'POST', headers, body })).status).toBe(
      400,
    )
  })

  it('is kept to the list of the key', async () => {
    const [list, other] = await Promise.all([makeList(server.url), makeList(server.url)])
    const item = other.add('lapte')
    await other.push([item])
    const { program } = await programOf(list, site.url)
    expect((await program.set(item.itemId, { ticked: true })).status).toBe(404)
    expect((await program.remove(item.itemId)).status).toBe(404)
    const headers = { 'X-List-Key': program.key }
    const body = { since: 0, changes: [other.set(item.itemId, { completed: true })], itemIds: [item.itemId] }
    const { text } = await call(`${server.url}/api/keyed/changes`, { method: 'POST', headers, body })
    expect(JSON.parse(text)).toMatchObject({ results: [{ problem: 'other-list' }], items: [] })
    expect(await other.items()).toMatchObject([{ completed: false }])
  })
})
