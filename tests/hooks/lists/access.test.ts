import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { siteSecretHeader } from '../../../src/protocol/site-secret.ts'
import { type EventStream, openStream } from '../../support/live/event-stream.ts'
import { call, type ListClient, makeList, type Reply } from '../../support/people/api.ts'
import { usePocketBase } from '../../support/server/use-pocketbase.ts'
import type { Attempt, Target } from './access-attempts.ts'
import {
  collectionAttempts,
  pageActions,
  placeAttempts,
  systemAttempts,
  tokenAttempts,
  topicAttempts,
} from './access-attempts.ts'

const unknownList = { status: 404, text: '{"status":404,"message":"Lista nu a putut fi găsită","data":{}}' }
const secrets = ['Lista secretă', 'medicamente']
// Before the tests run, only the names of its attempts are used.
const nowhere = aimless()

const server = usePocketBase()
let victim: ListClient
let target: Target
let own: Target
let attacker: ListClient

beforeAll(async () => {
  victim = await makeList(server.url, 'Lista secretă')
  target = { listId: victim.id, token: victim.token, itemId: randomUUID() }
  await victim.push([victim.add('medicamente', {}, target.itemId)])
  attacker = await makeList(server.url, 'A mea')
  own = { listId: attacker.id, token: attacker.token, itemId: randomUUID() }
  await attacker.push([attacker.add('momeală', {}, own.itemId)])
})

function aimless(): Target {
  return { listId: randomUUID(), itemId: randomUUID(), token: randomUUID() }
}

/** Expects a refusal that reveals nothing, byte for byte the same as if the target did not exist. */
function expectRefused(reply: Reply, aimlessReply: Reply): void {
  expect(reply.status).toBeGreaterThanOrEqual(400)
  expect(reply.status).toBeLessThan(500)
  expect(reply.text).not.toContain('Something went wrong')
  for (const secret of [...secrets, target.token]) expect(reply.text).not.toContain(secret)
  expect(reply).toEqual(aimlessReply)
}

const kinds: [string, (target: Target) => Attempt[]][] = [
  ['collections', (at) => collectionAttempts(at, own ?? nowhere)],
  ['tokens', tokenAttempts],
  ['places of the token', placeAttempts],
  ['the system', systemAttempts],
]

describe.each(kinds)('%s', (_, attemptsOn) => {
  it.each(attemptsOn(nowhere).map(([name], index) => ({ name, index })))(
    'refuse $name',
    async ({ index }) => {
      const attempt = async (at: Target) => {
        const [, path, given] = attemptsOn(at)[index] ?? expect.unreachable()
        return call(server.url + path, given)
      }
      expectRefused(await attempt(target), await attempt(aimless()))
    },
  )
})

it('refuse an unknown token exactly as a missing, malformed or foreign one', async () => {
  const replies = await Promise.all(
    [undefined, '', '%', 'x'.repeat(36), randomUUID(), victim.id].flatMap((token) => [
      call(`${server.url}/api/list`, { token }),
      call(`${server.url}/api/list/history`, { token }),
      call(`${server.url}/api/list/notices`, { method: 'POST', token, body: {} }),
      call(`${server.url}/api/list/notices`, { method: 'DELETE', token, body: {} }),
      call(`${server.url}/api/list/changes`, { method: 'POST', token, body: { changes: [] } }),
      call(`${server.url}/api/list/changes`, { method: 'POST', token, body: 'no JSON' }),
      ...pageActions.map((verb) =>
        call(`${server.url}/api/list/${verb}`, { method: 'POST', token, body: {} }),
      ),
    ]),
  )
  for (const reply of replies) expect(reply).toEqual(unknownList)
})

describe('the live channel', () => {
  let stream: EventStream
  beforeEach(async () => {
    stream = await openStream(server.url)
    return () => stream.close()
  })

  it.each(topicAttempts(nowhere, nowhere).map(([name], index) => ({ name, index })))(
    'refuses $name',
    async ({ index }) => {
      const attempt = (at: Target) => {
        const [, topics, token] = topicAttempts(at, own)[index] ?? expect.unreachable()
        return stream.subscribe(topics, token)
      }
      expect(await attempt(target)).toEqual(unknownList)
      expect(await attempt(aimless())).toEqual(unknownList)
    },
  )

  it('delivers nothing to a refused subscriber', async () => {
    for (const [, topics, token] of topicAttempts(target, own)) await stream.subscribe(topics, token)
    expect(await stream.subscribe([`list:${attacker.id}`], attacker.token)).toEqual({ status: 204, text: '' })
    await victim.push([victim.set(target.itemId, { quantity: '2' })])
    await attacker.push([attacker.add('după')])
    await stream.until((messages) => messages.length > 0)
    expect(stream.messages.map(({ topic }) => topic)).toEqual([`list:${attacker.id}`])
    await victim.push([victim.set(target.itemId, { quantity: '1' })])
  })
})

describe('changes with the token of another list', () => {
  const problems: [string, (at: Target) => unknown, string][] = [
    ['set an item', (at) => attacker.set(at.itemId, { name: 'furat' }), 'unknown-item'],
    ['restore an item', (at) => attacker.restore(at.itemId), 'unknown-item'],
    ['name the other list', (at) => ({ ...attacker.remove(at.itemId), listId: at.listId }), 'other-list'],
    ['add to the other list', (at) => ({ ...attacker.add('furat'), listId: at.listId }), 'other-list'],
    [
      'move an item out',
      (at) => ({ ...attacker.set(own.itemId, {}), fields: { list: at.listId } }),
      'malformed',
    ],
    [
      'move an item by its list',
      (at) => ({ ...attacker.set(own.itemId, {}), fields: { listId: at.listId } }),
      'malformed',
    ],
  ]
  it.each(problems)('cannot %s', async (_, changeOn, problem) => {
    for (const at of [target, aimless()]) {
      const { results, rev } = await attacker.push([changeOn(at)], 99)
      expect(results).toEqual([{ id: expect.any(String), status: 'refused', problem }])
      expect(rev).toBe((await attacker.read()).rev)
    }
  })

  it('cannot remove or take over an item', async () => {
    await attacker.push([attacker.remove(target.itemId), attacker.add('furat', {}, target.itemId)])
    expect((await attacker.read()).items.map(({ name }) => name)).not.toContain('furat')
  })

  it.each([
    ['rev', 1_000_000],
    ['deleted', true],
    ['created', '2000-01-01 00:00:00.000Z'],
    ['updated', '2000-01-01 00:00:00.000Z'],
    ['id', randomUUID()],
    ['__proto__', { name: 'furat' }],
    ['constructor', 'furat'],
  ])('cannot forge %s', async (field, value) => {
    const before = await attacker.read()
    const { itemId } = own
    const { results } = await attacker.push([
      { ...attacker.set(itemId, {}), fields: JSON.parse(`{"${field}":${JSON.stringify(value)}}`) },
      { ...attacker.add('momeală'), fields: JSON.parse(`{"name":"x","${field}":${JSON.stringify(value)}}`) },
    ])
    expect(results.map((result) => result.status)).toEqual(['refused', 'refused'])
    expect(await attacker.read()).toEqual(before)
  })
})

it('does not take the rest of a refused body for a request of its own', async () => {
  const smuggled = `GET /api/list HTTP/1.1\r\nHost: x\r\nX-Share-Token: ${attacker.token}\r\n\r\n`
  const { hostname, port } = new URL(server.url)
  const asSite = `${siteSecretHeader}: ${server.secret}`
  const paths = ['', '/changes', ...pageActions.map((verb) => `/${verb}`)].map((end) => `/api/list${end}`)
  for (const path of paths) {
    const body = smuggled.repeat(4_000)
    for (const [said, status] of [
      [asSite, 413],
      ['X-Nothing: 1', 404],
    ] as const) {
      const head = [`POST ${path} HTTP/1.1`, 'Host: x', said, `Content-Length: ${body.length}`]
      const answers = await rawAnswer(Number(port), hostname, `${head.join('\r\n')}\r\n\r\n${body}`)
      expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual([`HTTP/1.1 ${status}`])
    }
  }
})

it('leaves the list of the victim as it was', async () => {
  const { name, items } = await victim.read()
  expect(name).toBe('Lista secretă')
  expect(items).toEqual([expect.objectContaining({ id: target.itemId, name: 'medicamente', deleted: false })])
})

/** Returns everything that a connection receives after sending some bytes. */
function rawAnswer(port: number, host: string, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let text = ''
    const socket = connect(port, host, () => socket.write(bytes))
    socket.on('data', (chunk) => {
      text += chunk.toString()
    })
    // The server may close the connection while the test is still writing.
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(text))
  })
}
