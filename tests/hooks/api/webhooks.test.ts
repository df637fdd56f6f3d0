import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { webhookPatienceMs, webhookRestMs } from '../../../src/domain/webhooks/webhook.ts'
import { webhookMessageSchema } from '../../../src/list-api/schemas.ts'
import type { DueAnswer, DueWebhook } from '../../../src/protocol/operator.ts'
import { watchWebhooks } from '../../../src/server/webhooks/watch-webhooks.ts'
import { verifiers } from '../../support/caldav/verifiers.ts'
import { untilThere } from '../../support/limits.ts'
import { accepted, call, type ListClient, makeList, otherKey } from '../../support/people/api.ts'
import { keysOf, type Program, programOf, takeKeyBack } from '../../support/people/program.ts'
import {
  type OutsideService,
  outsideHost,
  type Received,
  startOutsideService,
} from '../../support/server/outside-service.ts'
import { RecordedDeliveries } from '../../support/server/recorded-deliveries.ts'
import { useDatabase, usePocketBase, useSite } from '../../support/server/use-pocketbase.ts'
import { nearEndpoints } from '../../unit/domain/notices/endpoints.ts'

const server = usePocketBase()
const site = useSite(server)
const database = useDatabase(server)
let machine: OutsideService
beforeAll(async () => {
  machine = await startOutsideService()
})
afterAll(async () => {
  await machine.stop()
})

let deliveries: RecordedDeliveries
let end: () => Promise<void>

beforeEach(() => {
  deliveries = new RecordedDeliveries(1)
  machine.received.length = 0
  machine.answerWith(204)
  end = watch()
})
afterEach(async () => {
  await end()
  database.exec('DELETE FROM webhooks')
})

/** Sends webhooks, as the site's server does. @returns ends it */
function watch(nowMs = Date.now): () => Promise<void> {
  return watchWebhooks({
    pocketBase: server,
    agent: 'Lista-Noastra/1',
    door: machine.door,
    everyMs: 20,
    nowMs,
    deliveries,
  })
}

const url = `https://${outsideHost}/liste?casa=1`

const set = (program: Program, address: unknown = url) => program.ask('PUT', 'webhook', { url: address })

async function told(access: 'read' | 'write' = 'read') {
  const list = await makeList(server.url, 'Casă')
  const { program, keyId } = await programOf(list, site.url, access, 'Casa mea')
  const { status, body } = await set(program)
  expect(status).toBe(200)
  return { list, program, keyId, secret: String(body.secret) }
}

/** Returns the content of a message after verifying its signature by the secret. */
function read(secret: string, { body, headers }: Received): unknown {
  return new Webhook(secret).verify(body.toString(), headers as Record<string, string>)
}

interface Row {
  next: number
  told_rev: number
  failures: number
  failing_since: number
}

function rowOf({ id }: Pick<ListClient, 'id'>): Row | undefined {
  return database.prepare('SELECT * FROM webhooks WHERE list = ?').get(id) as Row | undefined
}

/** Makes a waiting message due, as if its delay had passed. */
function makeDue({ id }: ListClient): void {
  database.prepare('UPDATE webhooks SET next = 0 WHERE list = ?').run(id)
}

/** Requests the due messages from PocketBase, as the site's server does. */
async function takeDue({ room = 100, inHand = {} } = {}): Promise<readonly DueWebhook[]> {
  const body = { outcomes: [], room, inHand, undelivered: null }
  const reply = await call(`${server.url}/api/operator/webhooks`, { method: 'POST', body })
  return accepted<DueAnswer<DueWebhook>>(reply).due
}

async function settled(list: ListClient, row: Partial<Row>): Promise<void> {
  await vi.waitFor(() => expect(rowOf(list)).toMatchObject(row), untilThere)
}

describe('a program', () => {
  it('receives a signed message that its list has changed, without contents', async () => {
    const { list, secret } = await told()
    await list.push([list.add('teste de sarcină')])
    await vi.waitFor(() => expect(deliveries.outcomes).toEqual(['sent']), untilThere)
    const [message = expect.unreachable()] = machine.received
    expect(read(secret, message)).toEqual({
      type: 'list.changed',
      timestamp: expect.any(String),
      data: { rev: 1 },
    })
    expect(webhookMessageSchema.parse(JSON.parse(message.body.toString()))).toBeTruthy()
    expect(message.path).toBe('/liste?casa=1')
    expect(message.headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': 'Lista-Noastra/1',
    })
    const all = JSON.stringify([message.path, message.headers, message.body.toString()])
    for (const secretOf of [list.token, list.id, 'sarcină', 'Casă']) expect(all).not.toContain(secretOf)
  })

  for (const { name, missing, read: readAll } of verifiers()) {
    const why = missing === '' ? '' : ` (${missing})`
    it.skipIf(missing)(`reads messages by ${name}, which refuses changed ones${why}`, async () => {
      const { list, secret } = await told()
      await list.push([list.add('lapte')])
      await vi.waitFor(() => expect(deliveries.outcomes).toEqual(['sent']), untilThere)
      const [received = expect.unreachable()] = machine.received
      const message = { body: received.body.toString(), headers: received.headers as Record<string, string> }
      const headed = (headers: Readonly<Record<string, string>>) => ({
        ...message,
        headers: { ...message.headers, ...headers },
      })
      const at = Number(message.headers['webhook-timestamp'])
      const changed = [
        { ...message, body: message.body.replace('"rev":1', '"rev":2') },
        headed({ 'webhook-id': 'msg_other' }),
        headed({ 'webhook-timestamp': String(at - 1) }),
        headed({ 'webhook-signature': `v1,${'A'.repeat(43)}=` }),
      ]
      const [content, ...refused] = readAll(secret, [message, ...changed])
      expect(content).toEqual(JSON.parse(message.body))
      expect(content).toMatchObject({ data: { rev: 1 } })
      expect(refused).toEqual([null, null, null, null])
      const other = await told()
      expect(readAll(other.secret, [message])).toEqual([null])
    })
  }

  it('receives one message for many changes, and the next after ten seconds', async () => {
    const { list, secret } = await told()
    const before = Date.now()
    await list.push([list.add('lapte'), list.add('pâine')])
    await vi.waitFor(() => expect(deliveries.outcomes).toEqual(['sent']), untilThere)
    await settled(list, { told_rev: 2 })
    expect(rowOf(list)?.next).toBeGreaterThanOrEqual(before + webhookRestMs)
    // An hour ahead, because on a slow machine ten seconds may pass between the next two changes.
    database.prepare('UPDATE webhooks SET next = next + 3600000 WHERE list = ?').run(list.id)
    await list.push([list.add('ouă')])
    await list.push([list.add('unt')])
    makeDue(list)
    await vi.waitFor(() => expect(deliveries.outcomes).toEqual(['sent', 'sent']), untilThere)
    expect(read(secret, machine.received[1] ?? expect.unreachable())).toMatchObject({ data: { rev: 4 } })
  })

  it('receives no message about its own changes', async () => {
    const { list, program } = await told('write')
    await end()
    await program.add('lapte')
    expect(rowOf(list)).toMatchObject({ told_rev: 1 })
    end = watch()
    await list.push([list.add('pâine')])
    await vi.waitFor(() => expect(deliveries.outcomes).toEqual(['sent']), untilThere)
    expect(machine.received).toHaveLength(1)
  })

  it('receives a message about the changes of others even if its own follow before it is sent', async () => {
    const { list, program } = await told('write')
    await end()
    await list.push([list.add('lapte')])
    await program.add('pâine')
    expect(rowOf(list)).toMatchObject({ told_rev: 0 })
    end = watch()
    await vi.waitFor(() => expect(deliveries.outcomes).toEqual(['sent']), untilThere)
    await settled(list, { told_rev: 2 })
  })

  it('is notified at a new address once it sets one, and nowhere once it removes it', async () => {
    const { list, program, secret } = await told()
    expect(await program.ask('GET', 'webhook')).toMatchObject({
      status: 200,
      body: { url, secret, failingSince: null },
    })
    const other = `https://${outsideHost}/alta`
    expect((await set(program, other)).body).toEqual({ url: other, secret, failingSince: null })
    await list.push([list.add('lapte')])
    await vi.waitFor(() => expect(deliveries.outcomes).toEqual(['sent']), untilThere)
    expect(machine.received.map(({ path }) => path)).toEqual(['/alta'])
    for (let times = 0; times < 2; times += 1)
      expect((await program.ask('DELETE', 'webhook')).status).toBe(204)
    expect(await program.ask('GET', 'webhook')).toMatchObject({
      status: 404,
      body: { type: '/api/v1/docs#no-webhook' },
    })
    expect(rowOf(list)).toBeUndefined()
  })

  it('names a machine of the public internet, by https and without a port', async () => {
    const list = await makeList(server.url)
    const { program } = await programOf(list, site.url, 'read')
    for (const near of nearEndpoints) {
      const { status, body } = await program.ask('PUT', 'webhook', { url: near })
      expect([near, status, body.type]).toEqual([near, 422, '/api/v1/docs#not-valid'])
    }
    const body = { wanted: { url: 'https://127.0.0.1/x', secret: 'whsec_x' } }
    const headers = { 'X-List-Key': program.key }
    expect((await call(`${server.url}/api/keyed/webhook`, { method: 'POST', headers, body })).status).toBe(
      400,
    )
    expect(rowOf(list)).toBeUndefined()
  })

  it('shows the host of its address to people with the list', async () => {
    const { list } = await told()
    await programOf(list, site.url, 'read', 'Alta')
    expect((await keysOf(list)).map(({ name, tells }) => [name, tells])).toEqual([
      ['Casa mea', outsideHost],
      ['Alta', ''],
    ])
  })
})

describe('a message that is not taken', () => {
  it('is sent again, later each time, and is the same to its program', async () => {
    const { list, program } = await told()
    machine.answerWith(500)
    await list.push([list.add('lapte')])
    await settled(list, { failures: 1, told_rev: 0 })
    const before = rowOf(list)
    expect(Number(before?.next) - Number(before?.failing_since)).toBe(30_000)
    expect((await program.ask('GET', 'webhook')).body.failingSince).toBe(
      new Date(before?.failing_since ?? 0).toISOString(),
    )
    makeDue(list)
    await settled(list, { failures: 2, failing_since: Number(before?.failing_since) })
    machine.answerWith(204)
    makeDue(list)
    await settled(list, { failures: 0, failing_since: 0, told_rev: 1 })
    expect(deliveries.outcomes).toEqual(['failed', 'failed', 'sent'])
    expect(new Set(machine.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  })

  it('leads nowhere else', async () => {
    const { list } = await told()
    machine.answerWith(302, { Location: `https://${outsideHost}/alta` })
    await list.push([list.add('lapte')])
    await settled(list, { failures: 1 })
    expect(machine.received.map(({ path }) => path)).toEqual(['/liste?casa=1'])
  })

  it('is given up where nothing was taken for three days', async () => {
    const { list } = await told()
    machine.answerWith(503)
    database
      .prepare('UPDATE webhooks SET failures = 15, failing_since = ? WHERE list = ?')
      .run(Date.now() - webhookPatienceMs, list.id)
    await list.push([list.add('lapte')])
    await vi.waitFor(() => expect(rowOf(list)).toBeUndefined(), untilThere)
    expect(deliveries.outcomes).toEqual(['failed'])
  })

  it('is the last one where its machine says that it is gone', async () => {
    const { list, keyId } = await told()
    machine.answerWith(410)
    await list.push([list.add('lapte')])
    await vi.waitFor(() => expect(rowOf(list)).toBeUndefined(), untilThere)
    expect(deliveries.outcomes).toEqual(['gone'])
    expect((await keysOf(list)).map(({ id }) => id)).toEqual([keyId])
  })

  it('is due again in a minute if its result is not reported', async () => {
    await end()
    const { list } = await told()
    await list.push([list.add('lapte')])
    const take = async () => (await takeDue()).map(({ rev }) => rev)
    const before = Date.now()
    expect(await take()).toEqual([1])
    expect(Number(rowOf(list)?.next) - before).toBeGreaterThanOrEqual(60_000)
    expect(await take()).toEqual([])
    makeDue(list)
    expect(await take()).toEqual([1])
  })
})

describe('the address of a program', () => {
  it.each<[string, (list: ListClient, keyId: string) => Promise<unknown>]>([
    ['its key', (list, keyId) => takeKeyBack(list, keyId)],
    [
      'the full link',
      (list) =>
        call(`${server.url}/api/list/links`, {
          method: 'POST',
          token: list.token,
          body: { shareToken: otherKey(list) },
        }),
    ],
    ['its list', (list) => call(`${server.url}/api/list`, { method: 'DELETE', token: list.token })],
  ])('ends with %s', async (_, act) => {
    const { list, keyId } = await told()
    await act(list, keyId)
    expect(rowOf(list)).toBeUndefined()
  })

  it('is not troubled with more than sixty messages at once, however many lists name it', async () => {
    await end()
    const list = await makeList(server.url)
    await list.push([list.add('lapte')])
    database
      .prepare(
        `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 80)
         INSERT INTO webhooks SELECT 'k' || i, ?, ?, ?, 0, 0, 0, 0 FROM n`,
      )
      .run(list.id, url, `whsec_${'A'.repeat(43)}=`)
    end = watch(() => 1_000)
    const told = () => database.prepare('SELECT count(*) AS n FROM webhooks WHERE told_rev = 1').get()?.n
    await vi.waitFor(() => expect(told()).toBe(60), untilThere)
    expect([deliveries.outcomes.length, machine.received.length]).toEqual([60, 60])
  })

  it.each(['/api/operator/webhooks', '/api/keyed/webhook'])(
    'is in no visitor’s reach by %s',
    async (path) => {
      expect((await fetch(site.url + path, { method: 'POST', body: '{}' })).status).toBe(404)
    },
  )
})
