import { once } from 'node:events'
import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { filesBelow, filesThatHold } from '../../support/server/files-below.ts'
import { makeDataFolder, type Started, start, until } from './started.ts'

const mark = 'urmadevizitator'
/** 3 KB, as much of an address as PocketBase's log would store. */
const marked = mark.repeat(200)
const times = 1_000
const atOnce = 20
const mostGrowthBytes = 300_000

interface Sent {
  method: string
  path: string
  headers?: OutgoingHttpHeaders
  body?: string | undefined
}

let data: ReturnType<typeof makeDataFolder>

beforeEach(() => {
  data = makeDataFolder()
})

afterEach(() => data.remove())

const users = '/api/collections/users'
const methods = ['GET', 'POST', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'PROPFIND']

const unknownPaths = [
  `/api/${marked}`,
  `/api//collections/users/records/${marked}`,
  `/api/collections%2fusers%2Frecords%2f${marked}`,
  `/api/collections/users/%2e%2E/${marked}`,
  `/api/../api/./${marked}/`,
  `/api/list/${marked}`,
  `/api/list%00${marked}`,
  `/api/%zz${marked}`,
  `/api\\list\\${marked}`,
  `/api/collections/_superusers/records?filter=${marked}`,
  `${users}/records/${marked}?expand=${marked}`,
  `${users}/auth-with-otp?${marked}`,
  `/api/files/a/b/${marked}`,
  `/api/realtime/?${marked}`,
  `/API/${marked}`,
  `//api/${marked}`,
  `/_/${marked}`,
  `/list/${marked}`,
  `/list/${marked}/aplicatie.webmanifest`,
  `/${marked}?${marked}`,
]

const unknown: readonly Sent[] = unknownPaths.flatMap((path) =>
  methods.map((method) => ({ method, path, body: method === 'POST' ? marked : undefined })),
)

const json = { 'Content-Type': 'application/json' }
const post = (path: string, body: object | string): Sent => ({
  method: 'POST',
  path: `${path}?${marked}`,
  headers: json,
  body: typeof body === 'string' ? body : JSON.stringify(body),
})
const aRecord = `${users}/records/abcdefghijklmno?fields=${marked}`

/** Requests to existing routes, which are refused. */
const refused: readonly Sent[] = [
  post(`${users}/auth-with-password`, { identity: `${mark}@example.com`, password: marked }),
  post(`${users}/auth-with-password`, `{"identity": ${'9'.repeat(3_000)}, "${marked}`),
  post(`${users}/records`, { email: marked, display_name: marked, password: '1' }),
  post(`${users}/auth-refresh`, {}),
  post(`${users}/request-email-change`, { newEmail: marked }),
  post(`${users}/confirm-verification`, { token: marked }),
  post(`${users}/confirm-email-change`, { token: marked, password: marked }),
  post(`${users}/request-password-reset`, { email: marked }),
  { method: 'GET', path: aRecord },
  { method: 'DELETE', path: aRecord },
  { ...post(aRecord, { display_name: marked }), method: 'PATCH' },
  post('/api/realtime', { clientId: mark, subscriptions: [marked] }),
  post('/api/realtime', `{"${marked}": `),
  post('/api/realtime', { clientId: 9e99, subscriptions: marked }),
  { method: 'GET', path: `/api/list?since=${marked}` },
  { method: 'GET', path: '/api/list?since=1' },
  post('/api/list', { id: marked, name: marked }),
  post('/api/list/changes', marked),
  post('/api/list/heartbeat', { clientId: marked }),
  post('/api/account/lists', {}),
  post('/api/voice-to-text', { audio: marked }),
  post('/api/views', { path: marked }),
]

test.each([
  ['a request to an unknown address', unknown],
  ['a refused request', refused],
])('%s leaves no trace of 1,000 visitors in any file or on any screen', async (_, kinds) => {
  const before = await spend([])
  const { grownBytes, said } = await spend(Array.from({ length: times }, (__, i) => kinds[i % kinds.length]))
  expect(before.said).toContain('http://localhost')
  expect.soft(said).not.toContain(mark)
  expect.soft(filesWith(mark)).toEqual([])
  expect.soft(grownBytes).toBeLessThanOrEqual(mostGrowthBytes)
})

/** Runs the site, sends all requests, and ends the site, so that everything is written. */
async function spend(sent: readonly (Sent | undefined)[]): Promise<{ grownBytes: number; said: string }> {
  const grownFrom = bytesIn(data.folder)
  const running = await start({ DATA_DIR: data.folder, LIMITS_FACTOR: '1000' })
  const heard: string[] = [running.line]
  for (const stream of [running.npm.stdout, running.npm.stderr]) {
    stream.on('data', (chunk) => heard.push(String(chunk)))
  }
  await until(() => hasRecords(data.folder))
  await sendAll(Number(new URL(running.address).port), sent)
  await endOf(running)
  return { grownBytes: bytesIn(data.folder) - grownFrom, said: heard.join('') }
}

/** True once the first start has written the guide to the dashboard, which is no growth because of visitors. */
function hasRecords(folder: string): boolean {
  const database = new DatabaseSync(join(folder, 'pb', 'data.db'), { readOnly: true, timeout: 10_000 })
  try {
    return database.prepare('SELECT id FROM guide_foods LIMIT 1').get() !== undefined
  } finally {
    database.close()
  }
}

async function endOf(running: Started): Promise<void> {
  running.npm.kill('SIGTERM')
  await running.allGone()
  await until(() => running.npm.exitCode !== null || running.npm.signalCode !== null)
}

async function sendAll(port: number, sent: readonly (Sent | undefined)[]): Promise<void> {
  const waiting = [...sent]
  const sendOneByOne = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift()) await send(port, one)
  }
  await Promise.all(Array.from({ length: atOnce }, sendOneByOne))
}

/** Sends a request whose headers all contain the mark. */
async function send(port: number, { method, path, headers, body }: Sent): Promise<void> {
  const claims = {
    'User-Agent': marked,
    Referer: `https://example.com/${marked}`,
    Origin: `https://${mark}.example`,
    Cookie: marked,
    Authorization: mark,
    'X-Share-Token': mark,
    'X-Request-Id': marked,
  }
  const sending = request({
    port,
    host: '127.0.0.1',
    agent: false,
    method,
    path,
    headers: { ...claims, ...headers },
  })
  sending.end(body)
  const [response] = (await once(sending, 'response')) as [IncomingMessage]
  response.resume()
  await once(response, 'end')
}

function bytesIn(folder: string): number {
  return [...filesBelow(folder).values()].reduce((sum, { length }) => sum + length, 0)
}

function filesWith(text: string): string[] {
  return filesThatHold(data.folder, text)
}
