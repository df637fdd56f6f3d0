import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { damageFile } from '../../../src/protocol/damage-file.ts'
import { createHealth } from '../../../src/server/health/health.ts'
import { version } from '../../../src/version.ts'
import { type RunningSite, runSite } from './running-site.ts'

let running: RunningSite

beforeEach(async () => {
  running = await runSite()
  running.upstream.answer = pocketBase()
})

afterEach(() => running.stop())

/** @param broken path that answers with an error */
function pocketBase(broken = ''): RequestListener {
  return ({ url }, response) => {
    if (url === broken) response.writeHead(500).end()
    else if (url === '/api/realtime') response.write('id:1\nevent:PB_CONNECT\ndata:{}\n\n')
    else response.writeHead(204).end()
  }
}

async function health() {
  const { status, headers, bytes } = await running.ask('/api/health')
  return { status, cache: headers['cache-control'], wrong: JSON.parse(bytes.toString()).data.wrong }
}

test('all is well', async () => {
  expect(await health()).toEqual({ status: 200, cache: 'no-store', wrong: [] })
})

test('the running code is reported too', async () => {
  const { bytes } = await running.ask('/api/health')
  expect(JSON.parse(bytes.toString()).data).toEqual({ wrong: [], version })
})

test.each([
  ['database', '/api/operator/reading'],
  ['writing', '/api/operator/writing'],
  ['live', '/api/realtime'],
])('%s is wrong when PocketBase fails at %s', async (word, path) => {
  running.upstream.answer = pocketBase(path)
  expect(await health()).toEqual({ status: 503, cache: 'no-store', wrong: [word] })
})

test('everything of PocketBase’s is wrong while it is away', async () => {
  await running.upstream.stop()
  expect(await health()).toMatchObject({ status: 503, wrong: ['database', 'writing', 'live'] })
})

const damagedFolder = mkdtempSync(join(tmpdir(), 'lista-damaged-'))
afterAll(() => rmSync(damagedFolder, { recursive: true }))
// An empty file, as if it was cut off on a full disk.
writeFileSync(join(damagedFolder, damageFile), '')

test.each<[word: string, options: Partial<Parameters<typeof createHealth>[0]>]>([
  ['damage', { dataDir: damagedFolder }],
  ['disk', { dataDir: '/no/such/folder' }],
  ['pages', { hasPages: () => false }],
])('%s is wrong with %o', async (word, options) => {
  const whole = { pocketBase: { url: running.upstream.url, secret: '' }, hasPages: () => true }
  const { answer } = createHealth({ ...whole, ...options })
  running.site.server.removeAllListeners('request')
  running.site.server.on('request', (_request, response) => void answer(response))
  expect(await health()).toMatchObject({ status: 503, wrong: [word] })
})

test('each part is reported with the duration of its check', async () => {
  running.upstream.answer = pocketBase('/api/operator/writing')
  const checks = await running.site.lookAtHealth()
  expect(checks.map(({ trouble, isWell }) => [trouble, isWell])).toEqual([
    ['database', true],
    ['writing', false],
    ['damage', true],
    ['live', true],
    ['disk', true],
    ['pages', true],
  ])
  for (const { seconds } of checks) expect(seconds).toBeGreaterThanOrEqual(0)
})

test('frequent requests share one check', async () => {
  let looks = 0
  const answer = pocketBase()
  running.upstream.answer = (request, response) => {
    if (request.url === '/api/operator/writing') looks += 1
    answer(request, response)
  }
  const asked = Array.from({ length: 20 }, () => running.ask('/api/health'))
  for (const { status } of await Promise.all(asked)) expect(status).toBe(200)
  expect(looks).toBeLessThan(asked.length)
})

test.each(['/api/operator/reading', '/api/operator/writing', '/api/operator/numbers', '/metrics'])(
  '%s is not found from outside',
  async (path) => {
    expect((await running.ask(path)).status).toBe(404)
  },
)
