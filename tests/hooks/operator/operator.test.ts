import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createMetricsServer } from '../../../src/server/health/metrics.ts'
import { SiteNumbers } from '../../../src/server/limits/site-numbers.ts'
import { listen } from '../../../src/server/listen.ts'
import { version } from '../../../src/version.ts'
import { untilThere } from '../../support/limits.ts'
import { openStream } from '../../support/live/event-stream.ts'
import { startMailServer } from '../../support/mail/mail-server.ts'
import { AccountClient } from '../../support/people/accounts.ts'
import { call, makeList } from '../../support/people/api.ts'
import { startPocketBase } from '../../support/server/pocketbase.ts'
import { usePocketBase } from '../../support/server/use-pocketbase.ts'

type Numbers = Readonly<Record<string, number>>

const server = usePocketBase()

/** Returns the metrics as an operator's Prometheus reads them, once PocketBase has answered in time for them. */
async function scrape(more: Partial<Parameters<typeof createMetricsServer>[0]> = {}): Promise<Numbers> {
  const numbers = new SiteNumbers()
  const metrics = createMetricsServer({ numbers, pocketBase: server, ...more })
  const port = await listen(metrics, 0, '127.0.0.1')
  const complete = await vi.waitUntil(async () => {
    const { status, text } = await call(`http://127.0.0.1:${port}/metrics`)
    expect(status).toBe(200)
    const read = numbersIn(text)
    return read.lista_pocketbase_up === 1 && read
  }, untilThere)
  metrics.close()
  return complete
}

/** Returns the number of each line by its name and labels. */
function numbersIn(text: string): Numbers {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return Object.fromEntries(
    lines.map((line) => {
      const end = line.lastIndexOf(' ')
      return [line.slice(0, end), Number(line.slice(end + 1))]
    }),
  )
}

/** Returns the increase of each number. */
function risenSince(before: Numbers, after: Numbers): Numbers {
  return Object.fromEntries(Object.entries(after).map(([name, value]) => [name, value - (before[name] ?? 0)]))
}

test('accepted and refused changes are counted, refusals by reason', async () => {
  const list = await makeList(server.url)
  const before = await scrape()
  const elsewhere = { ...list.add('pâine'), listId: randomUUID() }
  await list.push([list.add('lapte'), list.add('ouă'), list.add(''), elsewhere, elsewhere])
  // Requests are counted after the answer.
  await expect
    .poll(async () => risenSince(before, await scrape()))
    .toMatchObject({
      lista_changes_total: 2,
      'lista_changes_refused_total{problem="name-length"}': 1,
      'lista_changes_refused_total{problem="other-list"}': 2,
      lista_push_seconds_count: 1,
      'lista_push_seconds_bucket{le="+Inf"}': 1,
    })
})

test('lists and streams are reported as counts', async () => {
  const before = await scrape()
  const list = await makeList(server.url)
  const stream = await openStream(server.url)
  onTestFinished(() => stream.close())
  await stream.subscribe([`list:${list.id}`], list.token)
  expect(risenSince(before, await scrape())).toMatchObject({
    lista_lists: 1,
    lista_streams: 1,
    lista_lists_watched: 1,
  })
})

test('mails are counted by result', async () => {
  const before = await scrape()
  const ana = new AccountClient(server)
  await ana.signUp()
  await ana.askForConfirmation()
  await expect
    .poll(async () => risenSince(before, await scrape()))
    .toMatchObject({
      'lista_mails_total{outcome="kept"}': 1,
      'lista_mails_total{outcome="sent"}': 0,
      'lista_mails_total{outcome="failed"}': 0,
    })
})

test('a mail is under way until its server has answered', async () => {
  const mails = await startMailServer('plain')
  const pocketBase = await startPocketBase(undefined, mails.settings)
  const answer = mails.hold()
  onTestFinished(async () => {
    answer()
    await pocketBase.stop()
    await mails.stop()
  })
  const ana = new AccountClient(pocketBase, mails.mailsTo)
  await ana.signUp()
  await ana.askForConfirmation()
  await ana.mail()
  expect(await scrape({ pocketBase })).toMatchObject({ lista_mails_under_way: 1 })
  answer()
  await expect
    .poll(() => scrape({ pocketBase }))
    .toMatchObject({ lista_mails_under_way: 0, 'lista_mails_total{outcome="sent"}': 1 })
})

test('the start time of PocketBase is reported', async () => {
  const { lista_pocketbase_start_time_seconds: started = 0 } = await scrape()
  expect(started).toBeGreaterThan(Date.now() / 1000 - 600)
  expect(started).toBeLessThan(Date.now() / 1000)
})

test('the result of a health check is reported part by part', async () => {
  const checks = [
    { trouble: 'writing', isWell: false, seconds: 5 },
    { trouble: 'pages', isWell: true, seconds: 0.001 },
  ] as const
  expect(await scrape({ lookAtHealth: async () => checks })).toMatchObject({
    'lista_health_ok{check="writing"}': 0,
    'lista_health_ok{check="pages"}': 1,
    'lista_health_seconds{check="writing"}': 5,
    'lista_health_seconds{check="pages"}': 0.001,
  })
})

test('the time since deliveries began to fail is reported until one succeeds', async () => {
  const numbers = new SiteNumbers()
  const notices = 'lista_undelivered_seconds{kind="notices"}'
  const webhooks = 'lista_undelivered_seconds{kind="webhooks"}'
  expect(await scrape({ numbers })).toMatchObject({ [notices]: 0, [webhooks]: 0 })
  const failure = { outcome: 'failed', reason: 'ETIMEOUT', isPassing: true, waitMs: 0 } as const
  const sinceMs = Date.now() - 60_000
  numbers.notices.note(failure, 'fcm.googleapis.com', sinceMs)
  for (const machine of ['a', 'a', 'b']) numbers.webhooks.note(failure, machine, sinceMs)
  const told = await scrape({ numbers })
  expect(told[notices]).toBeGreaterThanOrEqual(60)
  expect(told).toMatchObject({ [webhooks]: 0, 'lista_notices_total{outcome="failed"}': 1 })
  numbers.webhooks.note(failure, 'c', Date.now())
  numbers.notices.note({ outcome: 'sent' }, 'fcm.googleapis.com', Date.now())
  const later = await scrape({ numbers })
  expect(later[webhooks]).toBeGreaterThanOrEqual(60)
  expect(later).toMatchObject({ [notices]: 0, 'lista_notices_total{outcome="sent"}': 1 })
})

test('the running code is reported', async () => {
  const metrics = createMetricsServer({
    numbers: new SiteNumbers(),
    pocketBase: server,
    code: { version, commit: 'b8249a1e546d' },
  })
  const port = await listen(metrics, 0, '127.0.0.1')
  onTestFinished(() => void metrics.close())
  const { text } = await call(`http://127.0.0.1:${port}/metrics`)
  expect(text).toContain(`lista_build_info{version="${version}",commit="b8249a1e546d"} 1\n`)
  expect(await scrape()).toMatchObject({ [`lista_build_info{version="${version}",commit=""}`]: 1 })
})

test('metrics contain no person', async () => {
  const list = await makeList(server.url, 'Lista secretă')
  const metrics = createMetricsServer({ numbers: new SiteNumbers(), pocketBase: server })
  const port = await listen(metrics, 0, '127.0.0.1')
  onTestFinished(() => void metrics.close())
  const text = await vi.waitUntil(async () => {
    const answer = await call(`http://127.0.0.1:${port}/metrics`)
    return answer.text.includes('\nlista_pocketbase_up 1\n') && answer.text
  }, untilThere)
  for (const secret of [list.id, list.token, 'secret', '127.0.0.1']) expect(text).not.toContain(secret)
})

test('metrics say so when PocketBase is away, and go on', async () => {
  const away = createMetricsServer({
    numbers: new SiteNumbers(),
    pocketBase: { url: 'http://127.0.0.1:9', secret: '' },
  })
  const port = await listen(away, 0, '127.0.0.1')
  onTestFinished(() => void away.close())
  const { text } = await call(`http://127.0.0.1:${port}/metrics`)
  expect(text).toMatch(/^lista_pocketbase_up 0$/m)
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m)
})

test('reading and writing the database is tried, and leaves nothing', async () => {
  const database = new DatabaseSync(join(server.dataFolder, 'data.db'), { timeout: 10_000 })
  onTestFinished(() => database.close())
  const views = () => database.prepare('SELECT count(*) AS count FROM page_views').get()?.count
  const before = views()
  for (const path of ['reading', 'writing']) {
    expect(await call(`${server.url}/api/operator/${path}`)).toEqual({ status: 204, text: '' })
  }
  expect(views()).toBe(before)
})

test('a database that cannot be written to is distinguished from one that cannot be read', async () => {
  const database = new DatabaseSync(join(server.dataFolder, 'data.db'), { timeout: 10_000 })
  onTestFinished(() => database.close())
  database.exec('CREATE TRIGGER no_views BEFORE INSERT ON page_views BEGIN SELECT RAISE(ABORT, "full"); END')
  onTestFinished(() => database.exec('DROP TRIGGER no_views'))
  expect(await call(`${server.url}/api/operator/reading`)).toMatchObject({ status: 204 })
  expect(await call(`${server.url}/api/operator/writing`)).toMatchObject({ status: 500 })
})
