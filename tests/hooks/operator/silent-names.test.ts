import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { pushKeys } from '../../../src/server/notices/push-keys.ts'
import { watchNotices } from '../../../src/server/notices/send-notices.ts'
import { findByDns } from '../../../src/server/outbound/find-addresses.ts'
import { lookupPublic } from '../../../src/server/outbound/public-address.ts'
import { watchWebhooks } from '../../../src/server/webhooks/watch-webhooks.ts'
import { untilThere } from '../../support/limits.ts'
import { call, type ListClient, makeList } from '../../support/people/api.ts'
import { pushedBrowser, wantedNotices } from '../../support/people/push-target.ts'
import { type DnsServer, startDnsServer } from '../../support/server/dns-server.ts'
import {
  type OutsideService,
  otherOutsideHost,
  outsideHost,
  startOutsideService,
} from '../../support/server/outside-service.ts'
import { RecordedDeliveries } from '../../support/server/recorded-deliveries.ts'
import { useDatabase, usePocketBase } from '../../support/server/use-pocketbase.ts'

const server = usePocketBase()
const database = useDatabase(server)
let machine: OutsideService
let dns: DnsServer
beforeAll(async () => {
  machine = await startOutsideService()
})
afterAll(async () => {
  await machine.stop()
})

const everyMs = 20
let notices: RecordedDeliveries
let webhooks: RecordedDeliveries
let end: () => Promise<unknown>

beforeEach(async () => {
  machine.received.length = 0
  dns = await startDnsServer({ [outsideHost]: ['127.0.0.1'], [otherOutsideHost]: ['127.0.0.1'] })
  notices = new RecordedDeliveries(1)
  webhooks = new RecordedDeliveries(1)
  const door = { ...machine.door, lookup: lookupPublic(findByDns([dns.address]), () => true) }
  const sender = { ...pushKeys('', 'k'.repeat(40)), subject: 'https://lista.example' }
  const common = { pocketBase: server, door, everyMs }
  const ends = [
    watchNotices({ ...common, sender, deliveries: notices }),
    watchWebhooks({ ...common, agent: 'Lista-Noastra/1', deliveries: webhooks }),
  ]
  end = () => Promise.all(ends.map((one) => one()))
})
afterEach(async () => {
  await end()
  dns.stop()
  database.exec('DELETE FROM webhooks')
})

/** Adds due webhooks to host names whose DNS server never answers. */
async function addSilent({ list, count }: { list?: ListClient; count: number }): Promise<void> {
  const { id } = list ?? (await changedList())
  database
    .prepare(
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < :count)
       INSERT INTO webhooks
       SELECT :id || i, :id, 'https://silent-' || :id || i || '.example.org/x', :secret, 0, 0, 0, 0 FROM n`,
    )
    .run({ count, id, secret })
}

const secret = `whsec_${'A'.repeat(43)}=`

async function changedList(): Promise<ListClient> {
  const list = await makeList(server.url)
  await list.push([list.add('lapte')])
  return list
}

/** Adds a due webhook of another list. */
async function addWebhook(): Promise<void> {
  const { id } = await changedList()
  const values = [`other-${id}`, id, `https://${otherOutsideHost}/webhook`, secret]
  database.prepare('INSERT INTO webhooks VALUES (?, ?, ?, ?, 0, 0, 0, 0)').run(...values)
}

/** Adds a due notice of another list. */
async function addNotice(): Promise<void> {
  const list = await makeList(server.url)
  const body = wantedNotices(pushedBrowser(outsideHost), { isShopping: true })
  await call(`${server.url}/api/list/notices`, { method: 'POST', token: list.token, body })
  await list.push([list.add('lapte')])
  database.prepare('UPDATE push_subscriptions SET due = ? WHERE list = ?').run(Date.now(), list.id)
}

const silentAsked = () => [...dns.asked].filter((name) => name.startsWith('silent-')).length
/** Position of the other webhook's name among the names that were looked up. */
const turnOfOther = () => [...dns.asked].indexOf(otherOutsideHost)
const failures = () => webhooks.outcomes.filter((outcome) => outcome === 'failed').length

/** Adds a notice, and returns the number of webhooks that fail until it is sent. */
async function failuresUntilPush(): Promise<number> {
  const sent = notices.outcomes.length
  await addNotice()
  // Counted only from here, because any number may fail while a list is made on a slow machine.
  const before = failures()
  await vi.waitFor(() => expect(notices.outcomes.slice(sent)).toEqual(['sent']), untilThere)
  return failures() - before
}

it.each([10, 1000])('%d webhooks of a list to silent names delay no other list', async (count) => {
  await addSilent({ count })
  await vi.waitFor(() => expect(silentAsked()).toBe(2), untilThere)
  await Promise.all([addWebhook(), addNotice()])
  const earlier = dns.asked.size
  await vi.waitFor(() => expect(machine.received).toHaveLength(2), untilThere)
  expect(silentAsked()).toBeLessThanOrEqual(2 + failures())
  expect(turnOfOther() - earlier).toBeLessThanOrEqual(10)
})

it('a thousand of them, of a hundred lists, keep no push waiting, and a webhook for its turn', async () => {
  const lists = await Promise.all(Array.from({ length: 100 }, () => changedList()))
  for (const list of lists) await addSilent({ list, count: 10 })
  await vi.waitFor(() => expect(silentAsked()).toBeGreaterThanOrEqual(60), untilThere)
  // A push does not wait for webhooks: some that were being sent still are. On a slow machine all may fail meanwhile.
  const failed = [await failuresUntilPush()]
  while (Math.min(...failed) >= 60 && failed.length < 5) failed.push(await failuresUntilPush())
  expect(Math.min(...failed)).toBeLessThan(60)
  await addWebhook()
  const earlier = dns.asked.size
  await vi.waitFor(() => expect(dns.asked).toContain(otherOutsideHost), untilThere)
  // Before it come the 60 that are being sent, the 40 that the site's server holds, and one of each of the 100 lists.
  expect(turnOfOther() - earlier).toBeLessThanOrEqual(60 + 40 + 100)
  await vi.waitFor(() => expect(webhooks.outcomes).toContain('sent'), untilThere)
})
