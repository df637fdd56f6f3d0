import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { WantedNotices } from '../../../src/domain/notices/subscription.ts'
import { pushKeys } from '../../../src/server/notices/push-keys.ts'
import { hourIn, watchNotices } from '../../../src/server/notices/send-notices.ts'
import { testLimits, untilThere } from '../../support/limits.ts'
import { call, type ListClient, makeList } from '../../support/people/api.ts'
import { type PushedBrowser, pushedBrowser, wantedNotices } from '../../support/people/push-target.ts'
import {
  type OutsideService,
  outsideHost,
  startOutsideService,
} from '../../support/server/outside-service.ts'
import { decrypt } from '../../support/server/push-messages.ts'
import { RecordedDeliveries } from '../../support/server/recorded-deliveries.ts'
import { useDatabase, usePocketBase } from '../../support/server/use-pocketbase.ts'

const server = usePocketBase()
const database = useDatabase(server)
let service: OutsideService
beforeAll(async () => {
  service = await startOutsideService()
})
afterAll(async () => {
  await service.stop()
})

let deliveries: RecordedDeliveries
let end: () => Promise<void>
/** Hours that are added to the clock of the site's server. */
let laterHours: number

beforeEach(() => {
  deliveries = new RecordedDeliveries(1)
  laterHours = 0
  service.received.length = 0
  service.answerWith(201)
  end = watch()
})
afterEach(async () => {
  await end()
  // Notices that a test leaves would become due in a later one.
  database.exec('DELETE FROM push_subscriptions')
})

function watch(nowMs = () => Date.now() + laterHours * 3_600_000): () => Promise<void> {
  return watchNotices({
    pocketBase: server,
    sender: { ...pushKeys('', 'k'.repeat(40)), subject: 'https://lista.example' },
    door: service.door,
    everyMs: 20,
    lastPatienceMs: testLimits.stateMs,
    nowMs,
    deliveries,
  })
}

/** Makes a list with a subscribed device that is shopping. */
async function shopping(other?: Partial<WantedNotices>) {
  const list = await makeList(server.url)
  const browser = pushedBrowser(outsideHost)
  const body = wantedNotices(browser, { isShopping: true, ...other })
  await call(`${server.url}/api/list/notices`, { method: 'POST', token: list.token, body })
  return { list, browser }
}

/** Makes all pending notifications due now. */
function makeDue(list: ListClient): void {
  const sql = "UPDATE push_subscriptions SET due = ? WHERE list = ? AND owed <> ''"
  database.prepare(sql).run(Date.now(), list.id)
}

async function add(list: ListClient, name: string): Promise<void> {
  await list.push([list.add(name)])
  makeDue(list)
}

const readBy = (browser: PushedBrowser) => service.received.map(({ body }) => decrypt(browser, body))
const rowOf = (list: ListClient) =>
  database.prepare('SELECT * FROM push_subscriptions WHERE list = ?').get(list.id)

it('reaches the browser with its counts, without names, and with nothing that opens the list', async () => {
  const { list, browser } = await shopping()
  await add(list, 'teste de sarcină')
  await vi.waitFor(() => expect(deliveries.outcomes).toEqual(['sent']), untilThere)
  expect(readBy(browser)).toEqual([
    { list: list.id, added: 1, removed: 0, isDone: false, addedNames: [], removedNames: [] },
  ])
  expect(rowOf(list)).toMatchObject({ owed: '' })
})

it('has names where they are wanted', async () => {
  const { list, browser } = await shopping({ showsNames: true })
  await add(list, 'lapte')
  await vi.waitFor(() => expect(readBy(browser)).toMatchObject([{ addedNames: ['lapte'] }]), untilThere)
})

it('is not sent again before five minutes are over', async () => {
  const { list } = await shopping()
  await add(list, 'lapte')
  await vi.waitFor(() => expect(deliveries.outcomes).toEqual(['sent']), untilThere)
  await list.push([list.add('ouă')])
  const { due, last_sent: lastSent } = rowOf(list) ?? {}
  expect(Number(due) - Number(lastSent)).toBe(5 * 60_000)
})

it('ends a subscription that the push service knows no more', async () => {
  const { list } = await shopping()
  service.answerWith(410)
  await add(list, 'lapte')
  await vi.waitFor(() => expect(rowOf(list)).toBeUndefined(), untilThere)
  expect(deliveries.outcomes).toEqual(['gone'])
})

it('is sent again once the push service takes it, for as long as is left of its four hours', async () => {
  const { list, browser } = await shopping()
  service.answerWith(503)
  await add(list, 'lapte')
  await vi.waitFor(() => expect(deliveries.outcomes).toEqual(['failed']), untilThere)
  // Stopped, because the second try would come by itself after ten seconds.
  await end()
  await vi.waitFor(() => expect(rowOf(list)).toMatchObject({ retries: 1 }), untilThere)
  service.answerWith(201)
  const sinceMs = Date.now() - 10 * 60_000
  database.prepare('UPDATE push_subscriptions SET retry_since = ? WHERE list = ?').run(sinceMs, list.id)
  makeDue(list)
  end = watch()
  await vi.waitFor(() => expect(deliveries.outcomes).toEqual(['failed', 'sent']), untilThere)
  const [first, second] = service.received
  expect(readBy(browser)).toMatchObject([{ added: 1 }, { added: 1 }])
  expect(first?.headers.topic).toBe(second?.headers.topic)
  const lives = Number(second?.headers.ttl)
  expect(lives).toBeLessThanOrEqual(4 * 3_600 - 600)
  expect(lives).toBeGreaterThan(3 * 3_600)
  expect(rowOf(list)).toMatchObject({ owed: '', retries: 0 })
})

it('is not sent again where the push service will never take it', async () => {
  const { list } = await shopping()
  service.answerWith(403)
  await add(list, 'lapte')
  await vi.waitFor(() => expect(deliveries.outcomes).toEqual(['failed']), untilThere)
  await end()
  expect(rowOf(list)).toMatchObject({ owed: '' })
})

it('is not sent hours after it was due', async () => {
  const { list } = await shopping()
  laterHours = 5
  await add(list, 'lapte')
  await vi.waitFor(() => expect(rowOf(list)).toMatchObject({ owed: '' }), untilThere)
  await end()
  expect([deliveries.outcomes, service.received]).toEqual([[], []])
})

it('is owed again where the server ends before it was sent', async () => {
  await end()
  const { list } = await shopping()
  for (let more = 1; more < 5; more += 1) {
    const body = wantedNotices(pushedBrowser(outsideHost), { isShopping: true })
    await call(`${server.url}/api/list/notices`, { method: 'POST', token: list.token, body })
  }
  await list.push([list.add('lapte')])
  makeDue(list)
  service.hold()
  end = watch()
  await vi.waitFor(() => expect(service.received).toHaveLength(2), untilThere)
  const ended = end()
  service.release()
  await ended
  const waiting = "SELECT count(*) AS n FROM push_subscriptions WHERE list = ? AND owed <> ''"
  expect(deliveries.outcomes).toEqual(['sent', 'sent'])
  const left = () => database.prepare(waiting).get(list.id)
  await vi.waitFor(() => expect(left()).toEqual({ n: 3 }), untilThere)
})

it('is silent in the hours of silence of the device’s day', async () => {
  const zone = 'Pacific/Auckland'
  const hour = hourIn(zone, Date.now())
  const quietHours = { zone, quietFrom: hour, quietTo: (hour + 2) % 24 }
  const { list } = await shopping(quietHours)
  await add(list, 'lapte')
  await vi.waitFor(() => expect(rowOf(list)).toMatchObject({ owed: '' }), untilThere)
  laterHours = 3
  await list.push([list.add('ouă')])
  makeDue(list)
  await vi.waitFor(() => expect(deliveries.outcomes).toEqual(['sent']), untilThere)
  expect(service.received).toHaveLength(1)
})

it('goes on when PocketBase was away', async () => {
  const { list } = await shopping()
  await server.kill9()
  await server.restart()
  await add(list, 'lapte')
  await vi.waitFor(() => expect(deliveries.outcomes).toEqual(['sent']), untilThere)
})

it('cannot be used to flood another machine', async () => {
  await end()
  const shoppers = await Promise.all(Array.from({ length: 40 }, () => shopping()))
  for (const { list } of shoppers) await list.push([list.add('lapte')])
  for (const { list } of shoppers) makeDue(list)
  // All at one moment: one more may be sent every six seconds.
  const atMs = Date.now()
  end = watch(() => atMs)
  await vi.waitFor(() => expect(deliveries.outcomes).toHaveLength(40), untilThere)
  expect(service.received.length).toBeLessThanOrEqual(31)
  expect(deliveries.outcomes.filter((outcome) => outcome === 'failed').length).toBeGreaterThanOrEqual(9)
})

it.each([
  ['Europe/Bucharest', '2026-07-01T21:30:00Z', 0],
  ['Europe/Bucharest', '2026-12-01T21:30:00Z', 23],
  ['America/New_York', '2026-12-01T12:00:00Z', 7],
  ['Not/A_Zone', '2026-12-01T12:00:00Z', 14],
])('knows the hour in %s', (zone, at, hour) => {
  expect(hourIn(zone, Date.parse(at))).toBe(hour)
})
