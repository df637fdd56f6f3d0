import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accepted, call, makeList } from '../../support/people/api.ts'
import { type PocketBaseServer, startPocketBase } from '../../support/server/pocketbase.ts'

interface Line {
  message: string
  data: Readonly<Record<string, unknown>>
}

let server: PocketBaseServer

beforeAll(async () => {
  // No process listens on this port.
  server = await startPocketBase(undefined, { STT_URL: 'http://127.0.0.1:9' })
})
afterAll(() => server.stop())

async function log(): Promise<Line[]> {
  const headers = { Authorization: await server.superuserToken() }
  return accepted<{ items: Line[] }>(await call(`${server.url}/api/logs?perPage=500`, { headers })).items
}

test('the log has failures, and no refusals', async () => {
  const users = `${server.url}/api/collections/users`
  const body = { identity: 'ana@example.com', password: 'greșită' }
  expect((await call(`${users}/auth-with-password`, { method: 'POST', body })).status).toBe(400)
  expect((await call(`${users}/confirm-verification`, { method: 'POST', body: { token: 'x' } })).status).toBe(
    400,
  )
  expect((await call(`${server.url}/api/nimic`)).status).toBe(404)
  const subscriptions = { clientId: randomUUID(), subscriptions: ['x'] }
  expect((await call(`${server.url}/api/realtime`, { method: 'POST', body: subscriptions })).status).toBe(404)

  const list = await makeList(server.url)
  const audio = Buffer.concat([Buffer.from('1a45dfa3', 'hex'), Buffer.alloc(9_000, 7)]).toString('base64')
  const heard = { method: 'POST', token: list.token, body: { audio } }
  expect((await call(`${server.url}/api/voice-to-text`, heard)).status).toBe(502)

  await expect.poll(async () => (await log()).length).toBeGreaterThan(0)
  const lines = await log()
  expect(lines.map(({ data }) => data.type)).not.toContain('request')
  expect(lines.map(({ message }) => message).join()).toContain('speech engine')
})
