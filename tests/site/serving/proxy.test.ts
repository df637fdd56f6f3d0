import type { ServerResponse } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bodyBytes, recordingBodyBytes } from '../../../src/protocol/limits.ts'
import { siteSecretHeader } from '../../../src/protocol/site-secret.ts'
import { limits } from '../../../src/server/limits/limits.ts'
import { siteSecret } from '../../support/server/as-site.ts'
import { type Answer, type RunningSite, runSite } from './running-site.ts'
import type { Arrived } from './upstream.ts'

/** Milliseconds by which a timer may end before the clock shows it. */
const clockGrainMs = 2

const programKey = `ln_${'0'.repeat(43)}`

let running: RunningSite

beforeAll(async () => {
  running = await runSite()
})

beforeEach(() => {
  running.upstream.answer = undefined
  running.upstream.arrived.length = 0
})

afterAll(() => running.stop())

function json({ bytes }: Answer): unknown {
  return JSON.parse(bytes.toString())
}

async function askForEcho(...parameters: Parameters<RunningSite['ask']>): Promise<Arrived> {
  return json(await running.ask(...parameters)) as Arrived
}

test('a request arrives as it was sent', async () => {
  const headers = { 'X-Share-Token': 'abc', 'Content-Type': 'application/json' }
  const echo = await askForEcho('/api/list/changes', { method: 'POST', headers }, '{"since":0}')
  expect(echo).toMatchObject({
    method: 'POST',
    url: '/api/list/changes',
    headers: { 'x-share-token': 'abc', 'content-type': 'application/json' },
    body: '{"since":0}',
  })
})

test.each(['/api/../_/', '/api/%2e%2e/_/', '/api\\..\\_\\', '/_/'])('%s is no page', async (path) => {
  const { status, headers } = await running.ask(path)
  expect({ status, type: headers['content-type'] }).toEqual({ status: 404, type: 'text/html; charset=utf-8' })
  expect(running.upstream.arrived).toEqual([])
})

test.each([
  '//api/list',
  '/API/list',
  '/api',
  '/api/nimic',
  '/api//list',
  '/api/list/',
  '/api/%6cist',
  '/api%2flist',
  '/api/list%2fchanges',
  '/api/list%00',
  '/api/list%',
  '/api/x/..%2flist',
  '/api\\nimic',
  '/api//collections/_superusers/records',
  '/api/collections/users/records/abc',
])('%s does not reach PocketBase, and is answered in its shape', async (path) => {
  for (const method of ['GET', 'POST']) {
    const answer = await running.ask(path, { method }, method === 'POST' ? '{}' : undefined)
    expect(json(answer)).toEqual({ status: 404, message: 'Resursa cerută nu a fost găsită.', data: {} })
    expect(answer.status).toBe(404)
  }
  expect(running.upstream.arrived).toEqual([])
})

test.each([
  ['PUT', '/api/list', 'GET, POST, DELETE'],
  ['GET', '/api/list/changes', 'POST'],
  ['OPTIONS', '/api/realtime', 'GET, POST'],
  ['PROPFIND', '/api/views', 'POST'],
])('%s %s is answered here, with the allowed methods', async (method, path, allow) => {
  const answer = await running.ask(path, { method })
  expect(answer).toMatchObject({ status: 405, headers: { allow } })
  expect(json(answer)).toMatchObject({ status: 405, data: {} })
  expect(running.upstream.arrived).toEqual([])
})

test.each(['/api/../api/list', '/x/%2e%2e/api/./list', '/api\\list'])(
  '%s is where its dots lead',
  async (path) => {
    expect(await askForEcho(path)).toMatchObject({ url: '/api/list' })
  },
)

test('nothing that a route does not read is passed on', async () => {
  const said = {
    'User-Agent': 'ua',
    Referer: 'r',
    Cookie: 'c',
    Origin: 'o',
    'X-Other': 'x',
    'If-None-Match': 'n',
  }
  const read = {
    'X-Share-Token': 'abc',
    Authorization: 'session',
    'Content-Type': 'Text/Plain;charset=UTF-8',
  }
  const headers = { ...said, ...read }
  const { url, headers: arrived } = await askForEcho('/api/list?since=5&other=1', { method: 'GET', headers })
  expect(url).toBe('/api/list?since=5')
  expect(Object.keys(arrived).sort()).toEqual([
    'authorization',
    'connection',
    'content-type',
    'host',
    'x-forwarded-for',
    'x-share-token',
    'x-site-secret',
  ])
  expect(arrived).toMatchObject({ 'content-type': 'text/plain', host: new URL(running.upstream.url).host })
})

test.each([
  '/api/list',
  '/api/realtime',
  '/api/v1/list', // part: integrations
])(
  '%s reaches PocketBase with the site’s secret in place of the one that the visitor sends',
  async (path) => {
    let told: string | undefined
    running.upstream.answer = ({ headers }, response) => {
      told = String(headers[siteSecretHeader.toLowerCase()])
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).end()
    }
    const visitor = { Authorization: `Bearer ${programKey}`, [siteSecretHeader]: 'a guess' }
    await running.ask(path, { headers: visitor })
    expect(told).toBe(siteSecret)
  },
)

test('data that a route cannot read is refused here', async () => {
  const answer = await running.ask('/api/list?since=x')
  expect(json(answer)).toEqual({ status: 400, message: 'Cererea nu este validă.', data: {} })
  expect(running.upstream.arrived).toEqual([])
})

test('no other site’s page is allowed to read an answer', async () => {
  running.upstream.answer = (_request, response) =>
    response
      .setHeader('Access-Control-Allow-Origin', '*')
      .setHeader('Access-Control-Expose-Headers', 'X')
      .setHeader('Vary', 'Origin')
      .end('{}')
  const { status, headers } = await running.ask('/api/list', { headers: { Origin: 'https://example.com' } })
  expect(status).toBe(200)
  expect(Object.keys(headers).filter((name) => /^(?:access-control-|vary)/.test(name))).toEqual([])
})

test.each<[path: string, status: number]>([
  ['request-password-reset', 204],
  ['request-verification', 204],
  ['auth-with-password', 400],
])('the time that %s takes to answer %i is the same for any address', async (path, status) => {
  const body = status === 204 ? '' : '{"status":400}'
  running.upstream.answer = (_request, response) => response.writeHead(status).end(body)
  const startedAt = performance.now()
  const answer = await running.ask(`/api/collections/users/${path}`, { method: 'POST' }, '{}')
  const tookMs = performance.now() - startedAt
  expect({ status: answer.status, body: answer.bytes.toString() }).toEqual({ status, body })
  expect(tookMs).toBeGreaterThanOrEqual(limits.accountAnswerMs - clockGrainMs)
})

describe('the sender', () => {
  const claims = {
    'X-Forwarded-For': '10.9.8.7',
    'X-Real-IP': '10.9.8.7',
    'CF-Connecting-IP': '10.9.8.7',
    Forwarded: 'for=10.9.8.7',
  }

  test('is set by us, and no claim of the sender passes', async () => {
    const { headers } = await askForEcho('/api/list', { headers: claims })
    expect(headers['x-forwarded-for']).toBe('127.0.0.1')
    expect(JSON.stringify(headers)).not.toContain('10.9.8.7')
  })

  test('is set by a trusted proxy of the operator', async () => {
    const behindProxy = await runSite({ isProxyTrusted: true })
    const { headers } = json(await behindProxy.ask('/api/list', { headers: claims })) as Arrived
    expect(headers['x-forwarded-for']).toBe('10.9.8.7')
    await behindProxy.stop()
  })
})

test('headers of one connection are not passed on', async () => {
  const headers = { Connection: 'X-Hop', 'X-Hop': '1', TE: 'trailers', 'Proxy-Authorization': 'x' }
  const echo = await askForEcho('/api/list', { headers })
  expect(echo.headers).not.toHaveProperty('x-hop')
  expect(echo.headers).not.toHaveProperty('te')
  expect(echo.headers).not.toHaveProperty('proxy-authorization')
})

test('a body without a length cannot smuggle in another request', async () => {
  const smuggled = 'GET /api/collections HTTP/1.1\r\nHost: x\r\n\r\n'
  const headers = { 'Transfer-Encoding': 'chunked' }
  expect(await askForEcho('/api/list', { method: 'DELETE', headers }, smuggled)).toMatchObject({
    body: smuggled,
  })
  expect(running.upstream.arrived).toHaveLength(1)
})

describe('compression of answers', () => {
  const items = { items: Array.from({ length: 100 }, (_, index) => ({ name: 'lapte', rev: index })) }
  const accepted = { headers: { 'Accept-Encoding': 'br, gzip' } }

  function answerWith(body: string): void {
    running.upstream.answer = (_request, response) =>
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': body.length }).end(body)
  }

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('a long one comes as %s', async (encoding, decompress) => {
    answerWith(JSON.stringify(items))
    const { headers, bytes } = await running.ask('/api/list', { headers: { 'Accept-Encoding': encoding } })
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' })
    expect(headers).not.toHaveProperty('content-length')
    expect(JSON.parse(decompress(bytes).toString())).toEqual(items)
  })

  test('a short one comes as it is', async () => {
    answerWith('{"status":404}')
    const { headers } = await running.ask('/api/list', accepted)
    expect(headers).not.toHaveProperty('content-encoding')
  })
})

describe('a body over the limit', () => {
  const tooLarge = {
    status: 413,
    message: 'Cererea este prea mare.',
    data: {},
  }

  test('that says so is refused before PocketBase hears of it', async () => {
    const answer = await running.ask('/api/list/changes', { method: 'POST' }, Buffer.alloc(bodyBytes + 1))
    expect(json(answer)).toEqual(tooLarge)
    expect(running.upstream.arrived).toEqual([])
  })

  test('that does not say so is cut off', async () => {
    const headers = { 'Transfer-Encoding': 'chunked' }
    const body = Buffer.alloc(bodyBytes * 3)
    const answer = await running.ask('/api/list/changes', { method: 'POST', headers }, body)
    expect(answer.status).toBe(413)
    expect(json(answer)).toEqual(tooLarge)
  })

  test('is one byte longer than the largest allowed', async () => {
    const body = 'a'.repeat(bodyBytes)
    expect((await askForEcho('/api/list/changes', { method: 'POST' }, body)).body).toHaveLength(bodyBytes)
  })
})

describe('a recording', () => {
  const path = '/api/voice-to-text'

  test('passes whole, four times as long as anything else may be', async () => {
    const body = 'a'.repeat(recordingBodyBytes)
    expect((await askForEcho(path, { method: 'POST' }, body)).body).toHaveLength(recordingBodyBytes)
  })

  test('that is longer is refused before PocketBase hears of it', async () => {
    const answer = await running.ask(path, { method: 'POST' }, Buffer.alloc(recordingBodyBytes + 1))
    expect(json(answer)).toMatchObject({ status: 413 })
    expect(running.upstream.arrived).toEqual([])
  })

  test('keeps no list waiting, however many of them are being heard', async () => {
    const recordingsOfOne = limits.upstream.recording.perVisitor
    const held: ServerResponse[] = []
    const areHeard = new Promise<void>((resolve) => {
      running.upstream.answer = ({ url }, response) => {
        if (url !== path) response.end('{}')
        else if (held.push(response) === recordingsOfOne) resolve()
      }
    })
    const more = recordingsOfOne + 4
    const spoken = Array.from({ length: more }, () => running.ask(path, { method: 'POST' }, '{}'))
    await areHeard
    expect((await running.ask('/api/list')).status).toBe(200)
    expect(held).toHaveLength(recordingsOfOne)
    running.upstream.answer = undefined
    for (const response of held) response.end('{}')
    expect((await Promise.all(spoken)).map(({ status }) => status)).toEqual(spoken.map(() => 200))
  })
})

describe('PocketBase that is down', () => {
  test('is answered for, with the time to try again', async () => {
    running.upstream.answer = (request) => request.socket.destroy()
    const answer = await running.ask('/api/list', { method: 'POST' }, '{}')
    expect(answer.status).toBe(503)
    expect(answer.headers).toMatchObject({ 'retry-after': '1', 'cache-control': 'no-store' })
    expect(json(answer)).toEqual({
      status: 503,
      message: 'Serverul pornește. Încercați din nou peste o clipă.',
      data: {},
    })
  })

  test('in the middle of an answer is answered for too, so that no part passes for the whole', async () => {
    running.upstream.answer = (request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 1000 })
      response.write('{"items": [', () => request.socket.destroy())
    }
    expect((await running.ask('/api/list')).status).toBe(503)
  })

  test('does not take the pages with it', async () => {
    running.upstream.answer = (request) => request.socket.destroy()
    expect((await running.ask('/')).status).toBe(200)
  })
})

test('an aborted request keeps its turn until PocketBase has answered, and others have theirs', async () => {
  const { perVisitor } = limits.upstream.change
  const path = '/api/list/changes'
  const held: ServerResponse[] = []
  let onHeld = () => {}
  running.upstream.answer = (_request, response) => {
    held.push(response)
    onHeld()
  }
  const untilHeld = (count: number) =>
    new Promise<void>((resolve) => {
      onHeld = () => held.length >= count && resolve()
      onHeld()
    })
  const sockets = Array.from({ length: perVisitor }, () => running.connect())
  for (const socket of sockets)
    socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}`)
  await untilHeld(perVisitor)
  for (const socket of sockets) socket.destroy()

  const next = running.ask(path, { method: 'POST' }, '{}')
  const other = running.ask(path, { method: 'POST', localAddress: '127.0.0.2' }, '{}')
  await untilHeld(perVisitor + 1)
  expect(held.map(({ destroyed }) => destroyed)).toEqual(held.map(() => false))
  held.at(-1)?.end('{"of": "other"}')
  expect(json(await other)).toEqual({ of: 'other' })
  expect(held).toHaveLength(perVisitor + 1)

  held[0]?.end('{}')
  await untilHeld(perVisitor + 2)
  for (const response of held) response.end('{"of": "next"}')
  expect(json(await next)).toEqual({ of: 'next' })
})
