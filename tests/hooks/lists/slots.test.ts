import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openStream } from '../../support/live/event-stream.ts'
import { call, ListClient, makeList, otherKey, type Reply } from '../../support/people/api.ts'
import { wantedKey } from '../../support/people/program.ts' // part: integrations
import { type PocketBaseServer, startPocketBase } from '../../support/server/pocketbase.ts'

const key = 'k'.repeat(40)

let server: PocketBaseServer
let database: DatabaseSync
beforeAll(async () => {
  server = await startPocketBase(undefined, { CLUSTER_KEY: key })
  database = new DatabaseSync(join(server.dataFolder, 'data.db'), { timeout: 10_000 })
})
afterAll(async () => {
  database.close()
  await server.stop()
})

// A list of another test may be in the same slot, one of 4,096.
afterEach(() => {
  database.exec('DELETE FROM slots')
})

/** Sets the state of a list's slot, as `npm run cluster` does. */
function place({ token }: { token: string }, state: string, epoch = 1): void {
  database
    .prepare('INSERT INTO slots VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET state = ?2, epoch = ?3')
    .run(token.slice(0, 3), state, epoch)
}

/** Sends every request about a list, each with `headers`. */
function everyCall({ id, token }: ListClient, headers: Record<string, string> = {}): Promise<Reply>[] {
  const ask = (path: string, method = 'GET', body?: object) =>
    call(`${server.url}${path}`, { method, token, headers, ...(body && { body }) })
  return [
    ask('/api/list'),
    ask('/api/list/summary'),
    ask('/api/list/history'),
    ask('/api/list/links'),
    ask('/api/list/keys'), // part: integrations
    ask('/api/list/keys', 'POST', wantedKey({ token })), // part: integrations
    ask('/api/list/keys/take-back', 'POST', { id }), // part: integrations
    ask('/api/list/links', 'POST', { readToken: otherKey({ token }) }),
    ask('/api/list/changes', 'POST', {
      since: 0,
      changes: [{ ...new ListClient(server.url, id).add('lapte') }],
    }),
    ask('/api/list/heartbeat', 'POST', { clientId: 'x' }),
    ask('/api/list/leave', 'POST', { clientId: 'x' }),
    ask('/api/list/typing', 'POST', { clientId: 'x', typing: true }),
    ask('/api/list', 'POST', { id }),
    ask('/api/voice-to-text'), // part: voice
    ask('/api/list', 'DELETE'),
  ]
}

function rowOf({ id }: ListClient): unknown {
  return database.prepare('SELECT rev, share_token, read_token FROM lists WHERE id = ?').get(id)
}

const elsewhere = { status: 503, text: expect.stringContaining('se mută pe alt server') }

describe('a list whose slot this node does not serve', () => {
  it.each(['held', 'elsewhere', 'arriving'])(
    'is not answered for by any call while it is %s',
    async (state) => {
      const list = await makeList(server.url)
      place(list, state)
      const before = rowOf(list)
      for (const reply of await Promise.all(everyCall(list))) expect(reply).toEqual(elsewhere)
      expect(rowOf(list)).toEqual(before)
      place(list, 'here')
      expect((await list.read()).rev).toBe(0)
    },
  )

  it('says when to ask again', async () => {
    const list = await makeList(server.url)
    place(list, 'held')
    const response = await fetch(`${server.url}/api/list`, { headers: { 'X-Share-Token': list.token } })
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1'])
  })

  it('is not made here, and is no 404 where it never was', async () => {
    const list = new ListClient(server.url)
    place(list, 'elsewhere')
    expect(await list.create()).toEqual(elsewhere)
    expect(await call(`${server.url}/api/list`, { token: list.token })).toEqual(elsewhere)
  })

  it('cannot be watched', async () => {
    const list = await makeList(server.url)
    const stream = await openStream(server.url)
    place(list, 'elsewhere')
    expect(await stream.subscribe([`list:${list.id}`], list.token)).toEqual(elsewhere)
    stream.close()
  })

  it('is known by a key that begins otherwise, made before there were slots', async () => {
    const list = await makeList(server.url)
    const oldKey = randomUUID()
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(oldKey))
    database
      .prepare('INSERT INTO slot_exceptions VALUES (?, ?)')
      .run(Buffer.from(hash).toString('hex'), list.token.slice(0, 3))
    place(list, 'elsewhere')
    expect(await call(`${server.url}/api/list`, { token: oldKey })).toEqual(elsewhere)
  })
})

describe('a node that was replaced', () => {
  it('answers nothing to a router with a later map, and everything to one with its own', async () => {
    const list = await makeList(server.url)
    place(list, 'here', 3)
    for (const reply of await Promise.all(everyCall(list, { 'X-Slot-Epoch': '4' })))
      expect(reply).toEqual(elsewhere)
    const headers = { 'X-Slot-Epoch': '3' }
    expect(await call(`${server.url}/api/list`, { token: list.token, headers })).toMatchObject({
      status: 200,
    })
  })
})

describe('a keeper', () => {
  const keeper = 'ab'.repeat(16)
  const ask = (
    path: string,
    token: string | undefined,
    authorization = `Bearer ${key}`,
    body: object = { keeper },
  ) =>
    call(`${server.url}/api/cluster/keepers${path}`, {
      method: 'POST',
      token,
      headers: { Authorization: authorization },
      body,
    })
  const saved = ({ id }: ListClient) =>
    database.prepare('SELECT saved FROM lists WHERE id = ?').get(id)?.saved

  it('counts once, however often it saves the list, and leaves once', async () => {
    const list = await makeList(server.url, 'Casă')
    for (let times = 0; times < 3; times += 1) {
      const { status, text } = await ask('', list.token)
      expect([status, JSON.parse(text)]).toEqual([
        200,
        { listId: list.id, name: 'Casă', slot: list.token.slice(0, 3) },
      ])
    }
    expect(saved(list)).toBe(1)
    for (let times = 0; times < 2; times += 1) expect((await ask('/leave', undefined)).status).toBe(204)
    expect(saved(list)).toBe(0)
  })

  it('receives 404 for an unknown list', async () => {
    expect((await ask('', randomUUID())).status).toBe(404)
  })

  it.each(['', `Bearer ${'x'.repeat(40)}`, key])('is refused by the key ‘%s’', async (authorization) => {
    const list = await makeList(server.url)
    expect((await ask('', list.token, authorization)).status).toBe(404)
    expect((await ask('/leave', undefined, authorization)).status).toBe(404)
    expect(saved(list)).toBe(0)
  })

  it.each([{ keeper: 'short' }, { keeper: 7 }, {}])('is refused as %j', async (body) => {
    expect((await ask('', (await makeList(server.url)).token, undefined, body)).status).toBe(400)
  })
})
