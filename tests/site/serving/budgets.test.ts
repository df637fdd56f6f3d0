import type { RequestListener } from 'node:http'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { bodyBytes } from '../../../src/protocol/limits.ts'
import { type BudgetName, budgets, limits } from '../../../src/server/limits/limits.ts'
import { type Answer, type RunningSite, runSite } from './running-site.ts'

let running: RunningSite

/** The time is stopped, so that no budget refills. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})

afterEach(async () => {
  vi.useRealTimers()
  await running.stop()
})

interface Kind {
  method: string
  path: string
  body?: Buffer
  /** Number of requests that use up the budget. */
  times: number
  answer?: RequestListener
}

const notFound: RequestListener = (_request, response) => response.writeHead(404).end('{}')
const users = '/api/collections/users'

/** The budget of API keys, which does not count by address, is tested in tests/hooks/api. */
const kinds: Readonly<Record<Exclude<BudgetName, 'keyed'>, Kind>> = {
  requests: { method: 'GET', path: '/api/account/lists', times: budgets.requests.atOnce },
  lists: { method: 'POST', path: '/api/list', times: budgets.lists.atOnce },
  passwords: { method: 'POST', path: `${users}/auth-with-password`, times: budgets.passwords.atOnce },
  mails: { method: 'POST', path: `${users}/request-password-reset`, times: budgets.mails.atOnce },
  recordings: { method: 'POST', path: '/api/voice-to-text', times: budgets.recordings.atOnce },
  bytes: {
    method: 'POST',
    path: '/api/list/changes',
    body: Buffer.alloc(bodyBytes),
    times: Math.floor(budgets.bytes.atOnce / bodyBytes),
  },
  guesses: { method: 'GET', path: '/api/list', times: budgets.guesses.atOnce, answer: notFound },
}

async function useUp({ method, path, body, times, answer }: Kind, headers = {}): Promise<void> {
  running.upstream.answer = answer
  for (let used = 0; used < times; used += 1) {
    const { status } = await running.ask(path, { method, headers }, body)
    if (status === 429) throw new Error(`refused after ${used}`)
  }
}

function problemIn({ bytes }: Answer): unknown {
  return JSON.parse(bytes.toString())
}

describe.each(Object.entries(kinds))('the budget of %s', (name, kind) => {
  const { method, path, body } = kind
  const { message, perHour } = budgets[name as BudgetName]

  test('is used up by one address, which gets a Romanian message with the time to wait', async () => {
    running = await runSite()
    await useUp(kind)
    const arrived = running.upstream.arrived.length
    const answer = await running.ask(path, { method }, body)
    expect(answer.status).toBe(429)
    expect(problemIn(answer)).toEqual({ status: 429, message, data: {} })
    const seconds = Number(answer.headers['retry-after'])
    expect(seconds).toBeGreaterThan(0)
    const longest = Math.ceil((3_600 / perHour) * (body?.length ?? 1))
    expect(seconds).toBeLessThanOrEqual(longest)
    expect(running.upstream.arrived).toHaveLength(arrived)
    vi.setSystemTime(Date.now() + seconds * 1_000)
    expect((await running.ask(path, { method }, body)).status).not.toBe(429)
  })

  test('is another address’s own, and no claim makes one out of another', async () => {
    running = await runSite()
    await useUp(kind)
    const asOther = await running.ask(path, { method, localAddress: '127.0.0.2' }, body)
    expect(asOther.status).not.toBe(429)
    const headers = { 'X-Forwarded-For': '203.0.113.7', 'X-Real-IP': '203.0.113.7' }
    expect((await running.ask(path, { method, headers }, body)).status).toBe(429)
  })
})

describe('behind a proxy that is trusted', () => {
  const { lists } = kinds
  const from = (hops: string) => ({ 'X-Forwarded-For': hops })

  test('each visitor has a budget, known by the last hop alone', async () => {
    running = await runSite({ isProxyTrusted: true })
    await useUp(lists, from('203.0.113.7'))
    const status = async (hops: string) =>
      (await running.ask(lists.path, { method: 'POST', headers: from(hops) })).status
    expect(await status('203.0.113.7')).toBe(429)
    expect(await status('198.51.100.4, 203.0.113.7')).toBe(429)
    expect(await status('203.0.113.7, 198.51.100.4')).toBe(200)
  })

  test('a household’s IPv6 network is one visitor', async () => {
    running = await runSite({ isProxyTrusted: true })
    await useUp(lists, from('2001:db8:0:7::1'))
    const status = async (hops: string) =>
      (await running.ask(lists.path, { method: 'POST', headers: from(hops) })).status
    expect(await status('2001:db8:0:7:ffff::2')).toBe(429)
    expect(await status('2001:db8:0:8::1')).toBe(200)
  })
})

test('a budget is as many times as large as the operator says', async () => {
  running = await runSite({ limitsFactor: 2 })
  await useUp({ ...kinds.lists, times: 2 * budgets.lists.atOnce })
  expect((await running.ask('/api/list', { method: 'POST' })).status).toBe(429)
})

describe('unknown share tokens', () => {
  const ask = (token: string, path = '/api/list') =>
    running.ask(path, { headers: { 'X-Share-Token': token } })
  const open: RequestListener = (request, response) =>
    response.writeHead(request.headers['x-share-token'] === 'good' ? 200 : 404).end('{}')

  test('do not lock out visitors of the same address with a list', async () => {
    running = await runSite()
    running.upstream.answer = open
    await ask('good')
    for (let guess = 0; guess < budgets.guesses.atOnce; guess += 1) await ask(`guess ${guess}`)
    expect((await ask('another')).status).toBe(429)
    expect((await ask('good')).status).toBe(200)
    expect((await ask('GOOD', '/api/list/links')).status).not.toBe(429)
  })
})

describe('event streams', () => {
  const streamed: RequestListener = (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' })
    response.flushHeaders()
  }
  const openOne = async () => {
    const abort = new AbortController()
    const { status } = await fetch(`http://127.0.0.1:${running.port}/api/realtime`, { signal: abort.signal })
    return { status, close: () => abort.abort() }
  }

  test('are so many at once for an address; one that is closed makes room for another', async () => {
    running = await runSite({ limitsFactor: 0.05 })
    running.upstream.answer = streamed
    const most = limits.streamsPerAddress * 0.05
    const open = []
    while (open.length < most) open.push(await openOne())
    expect(open.map(({ status }) => status)).toEqual(Array(most).fill(200))
    expect((await openOne()).status).toBe(429)
    open[0]?.close()
    await expect.poll(async () => (await openOne()).status).toBe(200)
  })
})

test.each([
  `/api/collections/_superusers/auth-with-password`,
  `/api/collections/pbc_3142635823/auth-with-password`,
  '/api/settings',
  '/api/backups',
  '/api/operator/numbers',
  '/api/operator/mail',
  '/api/x',
])('%s is not of visitors’ pages, and not passed on', async (path) => {
  running = await runSite()
  const answer = await running.ask(path, { method: 'POST' }, '{}')
  expect(problemIn(answer)).toEqual({ status: 404, message: 'Resursa cerută nu a fost găsită.', data: {} })
  expect(running.upstream.arrived).toEqual([])
})
