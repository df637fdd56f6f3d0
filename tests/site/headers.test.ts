import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { limits } from '../../src/server/limits.ts'
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
  [
    'a body that is too large',
    413,
    () => running.ask('/api/list', { method: 'POST' }, Buffer.alloc(limits.bodyBytes + 1)),
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

test.each(cases)('%s (%i) carries the security headers', async (_what, status, ask) => {
  const answer = await ask()
  expect(answer.status).toBe(status)
  expect(answer.headers).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'microphone=(self), camera=(), geolocation=()',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  })
  expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'")
})

test('a page made on demand keeps the policy it wrote itself', async () => {
  const { headers } = await running.ask('/list/x')
  expect(headers['content-security-policy']).toBe("script-src 'self', frame-ancestors 'none'")
})

test('PocketBase cannot weaken a header', async () => {
  running.upstream.answer = (_request, response) =>
    response.setHeader('Referrer-Policy', 'unsafe-url').setHeader('X-Own', '1').end()
  const { headers } = await running.ask('/api/x')
  expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-own': '1' })
})

test('a request that cannot be read is refused with them', async () => {
  const answer = await running.sendRaw('NOT HTTP\r\n\r\n')
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer).toContain('\r\nReferrer-Policy: no-referrer\r\n')
})
