import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { bodyBytes } from '../../../src/protocol/limits.ts'
import { type Answer, type RunningSite, runSite } from './running-site.ts'

let running: RunningSite

beforeAll(async () => {
  running = await runSite()
})

beforeEach(() => {
  running.upstream.answer = undefined
})

afterAll(() => running.stop())

const cases: [what: string, status: number, ask: () => Promise<Answer>][] = [
  ['a file', 200, () => running.ask('/despre')],
  ['a page made on demand', 200, () => running.ask('/list/x')],
  ['an answer of PocketBase', 200, () => running.ask('/api/list')],
  ['the 404 page', 404, () => running.ask('/nimic')],
  ['a redirect', 301, () => running.ask('/despre/')],
  ['the service worker', 200, () => running.ask('/sw.js')],
  [
    'a confirmation',
    304,
    async () => {
      const { etag } = (await running.ask('/despre')).headers
      return running.ask('/despre', { headers: { 'If-None-Match': etag } })
    },
  ],
  [
    'a body that is too large',
    413,
    () => running.ask('/api/list', { method: 'POST' }, Buffer.alloc(bodyBytes + 1)),
  ],
  [
    'an upstream that is down',
    503,
    () => {
      running.upstream.answer = (request) => request.socket.destroy()
      return running.ask('/api/list')
    },
  ],
]

test.each(['/', '/despre', '/sw.js', '/icon.svg'])(
  'a 304 for %s has the same headers as the first answer',
  async (path) => {
    const { headers } = await running.ask(path)
    const again = await running.ask(path, { headers: { 'If-None-Match': headers.etag } })
    expect(again.status).toBe(304)
    for (const name of Object.keys(again.headers)) {
      if (name !== 'date') expect({ [name]: again.headers[name] }).toEqual({ [name]: headers[name] })
    }
    expect(again.headers).toHaveProperty('cache-control')
  },
)

test.each(cases)('%s (%i) carries the security headers', async (_what, status, ask) => {
  const answer = await ask()
  expect(answer.status).toBe(status)
  expect(answer.headers).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'microphone=(self), camera=(), geolocation=()',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  })
  expect(answer.headers['content-security-policy']).toBeDefined()
  expect(answer.headers).not.toHaveProperty('strict-transport-security')
})

const allowsNothing =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'"

test.each([
  ['a page', '/despre', "script-src 'sha256-despre'"],
  ['the home page', '/?utm=1', "script-src 'sha256-home'"],
  ['a page of the guide', '/alimente/lapte/', "script-src 'sha256-lapte'"],
  ['the 404 page', '/nimic', "script-src 'sha256-404'"],
  ['a page rendered on demand: the policy that it set', '/list/x', "script-src 'self'"],
  ['a script', '/_astro/list.abc123.js', allowsNothing],
  ['a picture', '/icon.svg', allowsNothing],
  ['an answer of PocketBase', '/api/list', allowsNothing],
  ['a redirect', '/despre/', allowsNothing],
  ['the service worker', '/sw.js', `${allowsNothing}; connect-src 'self'; script-src 'self'`],
])('the content policy of %s', async (_what, path, policy) => {
  expect((await running.ask(path)).headers['content-security-policy']).toBe(policy)
})

describe('that only TLS may be used', () => {
  const overTls = { headers: { 'X-Forwarded-Proto': 'https' } }

  test('is said behind a proxy of the operator that was reached by it', async () => {
    const behindProxy = await runSite({ isProxyTrusted: true })
    onTestFinished(behindProxy.stop)
    for (const path of ['/', '/nimic', '/despre/', '/_astro/list.abc123.js', '/api/x', '/api/list']) {
      const { headers } = await behindProxy.ask(path, overTls)
      expect(headers['strict-transport-security'], path).toBe('max-age=63072000')
    }
    expect((await behindProxy.ask('/')).headers).not.toHaveProperty('strict-transport-security')
  })

  test.each([
    ['max-age=300; includeSubDomains', 'max-age=300; includeSubDomains'],
    ['', undefined],
  ])('is said as the operator wants it: ‘%s’', async (hsts, said) => {
    const behindProxy = await runSite({ isProxyTrusted: true, hsts })
    onTestFinished(behindProxy.stop)
    expect((await behindProxy.ask('/', overTls)).headers['strict-transport-security']).toBe(said)
  })

  test('is not said on a visitor’s word', async () => {
    expect((await running.ask('/', overTls)).headers).not.toHaveProperty('strict-transport-security')
  })
})

describe('an address written otherwise', () => {
  test.each([
    ['/om?x=1', '/despre?x=1'],
    ['/DESPRE', '/despre'],
    ['/alimente/Lapte', '/alimente/lapte/'],
  ])('moves for good: %s', async (path, location) => {
    expect(await running.ask(path)).toMatchObject({ status: 301, headers: { location } })
  })

  test('takes nothing that is sent to it', async () => {
    const answer = await running.ask('/despre/', { method: 'POST' })
    expect(answer).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
  })

  test('loses its www.', async () => {
    const answer = await running.ask('/om?x=1', { headers: { Host: 'www.lista.ro' } })
    expect(answer).toMatchObject({ status: 301, headers: { location: '//lista.ro/despre?x=1' } })
  })
})

test('PocketBase cannot weaken a header', async () => {
  running.upstream.answer = (_request, response) =>
    response.setHeader('Referrer-Policy', 'unsafe-url').setHeader('X-Own', '1').end()
  const { headers } = await running.ask('/api/list')
  expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-own': '1' })
})

test('a request that cannot be read is refused with them', async () => {
  const answer = await running.sendRaw('NOT HTTP\r\n\r\n')
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer).toContain('\r\nReferrer-Policy: no-referrer\r\n')
})

test.each(['FOO', 'CONNECT', 'TRACE'])('%s is answered 405 with them', async (method) => {
  const answer = await running.sendRaw(`${method} / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
  expect(answer).toMatch(/^HTTP\/1\.1 405 /)
  expect(answer).toContain('\r\nReferrer-Policy: no-referrer\r\n')
})
