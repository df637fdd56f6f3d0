import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import { Readable } from 'node:stream'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { ensureSiteBuilt } from '../../../scripts/lib/build/site.ts'
import { freePort } from '../../../scripts/lib/free-port.ts'
import { listen } from '../../../src/server/listen.ts'
import { securityHeaders } from '../../../src/server/pages/headers.ts'
import { createSiteServer, type SiteServer } from '../../../src/server/site-server.ts'
import { defaultHsts } from '../../../src/settings/site-rows.ts'
import { framesOf } from '../../support/live/event-stream.ts'
import { makeList } from '../../support/people/api.ts'
import { carriers, spellings } from '../../support/server/spellings.ts'
import { usePocketBase } from '../../support/server/use-pocketbase.ts'
import { Upstream } from '../serving/upstream.ts'
import { type Front, frontPatienceMs, fronts, hasProgram, startFront } from './fronts.ts'
import { until } from './started.ts'

/** A visitor's address; like the token below, it must not appear in any log. */
const visitorsAddress = '127.0.0.77'
const token = randomUUID()

const pocketBase = usePocketBase()
let distDir: string

beforeAll(async () => {
  distDir = await ensureSiteBuilt()
})

/** Starts the site behind a front, always on the same port. */
async function startSiteAt(port: number, streamSilentMs: number): Promise<SiteServer> {
  const options = { distDir, pocketBase, isProxyTrusted: true, streamSilentMs }
  const site = await createSiteServer(options)
  await listen(site.server, port, '127.0.0.1')
  return site
}

async function endSite({ server, end }: SiteServer): Promise<void> {
  const ended = end()
  server.closeAllConnections()
  await ended
}

/**
 * Sends the token of a list in every spelling of its address, by a usual, an unusual and an unknown method, and in every
 * header.
 */
async function sendEverySpelling(front: Front): Promise<void> {
  const sent = spellings(token).flatMap((path) => [
    ...['GET', 'TRACE', 'SEARCH'].map((method) => ({ path, method, headers: {} })),
    ...carriers(token).map((headers) => ({ path, method: 'GET', headers })),
  ])
  // A front closes the connection of a request that it cannot read.
  await Promise.allSettled(
    sent.map(async ({ path, ...asked }) => {
      const body = 'Content-Length' in asked.headers ? 'abc' : undefined
      const answer = await front.open(path, { from: visitorsAddress, body, ...asked })
      answer.destroy()
    }),
  )
}

/** Opens a list's event stream through a front. */
async function watch(front: Front, listId: string, listToken: string) {
  const response = await front.open('/api/realtime', { headers: { Accept: 'text/event-stream' } })
  const heard: string[] = []
  const frames = framesOf(Readable.toWeb(response) as ReadableStream<Uint8Array>)
  const { value: greeting } = await frames.next()
  const { clientId } = JSON.parse(greeting?.data ?? '{}') as { clientId: string }
  const body = JSON.stringify({ clientId, subscriptions: [`list:${listId}`] })
  const headers = { 'Content-Type': 'application/json', 'X-Share-Token': listToken }
  const { status } = await front.ask('/api/realtime', { method: 'POST', headers, body })
  const reading = (async () => {
    for await (const { data } of frames) heard.push(data)
  })().catch(() => undefined)
  let isOver = false
  void reading.then(() => {
    isOver = true
  })
  return { status, heard, ended: reading, isOver: () => isOver, close: () => response.destroy() }
}

describe.each(fronts)('behind $program', (kind) => {
  const isHere = hasProgram(kind.program)

  test.skipIf(!isHere)(
    `the site is whole, and an event stream outlives the patience of ${kind.program}`,
    async () => {
      const port = await freePort()
      const site = await startSiteAt(port, frontPatienceMs / 5)
      const front = await startFront(kind, port)
      onTestFinished(async () => {
        await front.stop()
        await endSite(site)
      })

      const home = await front.ask('/')
      expect(home.status).toBe(200)
      const said = home.headers.headersDistinct
      expect(said['strict-transport-security']).toEqual([defaultHsts])
      expect(said['content-security-policy']).toHaveLength(1)
      expect(said.server ?? []).not.toContain('Caddy')

      const worker = await front.ask('/sw.js')
      expect(worker.status).toBe(200)
      expect(worker.headers.headers).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-cache',
      })

      const list = await makeList(`http://127.0.0.1:${port}`)
      const stream = await watch(front, list.id, list.token)
      expect(stream.status).toBe(204)
      const openedAt = performance.now()
      await until(() => stream.isOver() || performance.now() - openedAt > 1.5 * frontPatienceMs)
      expect(stream.isOver()).toBe(false)
      await list.push([list.add('lapte')])
      const hasHeard = () => stream.heard.some((data) => data.includes('lapte'))
      await until(() => stream.isOver() || hasHeard())
      expect(hasHeard()).toBe(true)
      stream.close()

      const pasted = Buffer.alloc(1_100_000, ' ')
      const headers = { 'Content-Type': 'application/json' }
      // A front that answers and closes at once loses about half of such answers.
      for (let times = 0; times < 10; times += 1) {
        const large = await front.ask('/api/voice-to-text', { method: 'POST', headers, body: pasted })
        expect(JSON.parse(large.body)).toMatchObject({ status: 413 })
      }
    },
  )

  test.skipIf(!isHere)(`while the site is away ${kind.program} says so, and logs no visitor`, async () => {
    const port = await freePort()
    const before = await startSiteAt(port, frontPatienceMs / 5)
    const front = await startFront(kind, port)
    expect((await front.ask('/')).status).toBe(200)
    const from = visitorsAddress
    const open = await front.open('/api/realtime', { from, headers: { 'X-Share-Token': token } })
    open.on('error', () => undefined).resume()
    await endSite(before)

    const headers = { 'X-Share-Token': token, Referer: `https://lista.example/list/${token}` }
    const [page, worker, call, change] = await Promise.all([
      front.ask(`/list/${token}`, {
        from,
        headers: { ...headers, Range: 'bytes=0-3', 'If-None-Match': '*' },
      }),
      front.ask('/sw.js', { from, headers }),
      front.ask('/api/list', { from, headers }),
      front.ask('/api/list/changes', { from, headers, method: 'POST', body: '{}' }),
    ])
    expect(page.status).toBe(503)
    expect(page.body).toContain('<h1>Lista Noastră revine imediat</h1>')
    expect(page.body).toContain('<meta http-equiv="refresh" content="5">')
    expect(page.headers.headersDistinct).toMatchObject(
      awayHeaders('text/html; charset=utf-8', '5', page.body),
    )
    expect(worker.status).toBe(503)
    for (const answer of [call, change]) {
      expect(answer.status).toBe(503)
      expect(JSON.parse(answer.body)).toEqual({
        status: 503,
        message: 'Serverul pornește. Încercați din nou peste o clipă.',
        data: {},
      })
      expect(answer.headers.headersDistinct).toMatchObject(
        awayHeaders('application/json; charset=utf-8', '1'),
      )
    }

    await sendEverySpelling(front)
    const after = await startSiteAt(port, frontPatienceMs / 5)
    await until(async () => (await front.ask(`/list/${token}`, { from })).status === 404)
    await sendEverySpelling(front)
    const written = await front.stop()
    await endSite(after)
    expect(written).toContain('lista.example')
    expect(written).not.toContain(token)
    expect(written).not.toContain(visitorsAddress)
  })

  test.skipIf(!isHere)(`${kind.program} alone names the client, and repeats no request`, async () => {
    const upstream = await Upstream.start()
    const front = await startFront(kind, Number(new URL(upstream.url).port))
    onTestFinished(async () => {
      await front.stop()
      await upstream.stop()
    })
    const headers = { 'X-Forwarded-For': '203.0.113.7', 'X-Forwarded-Proto': 'gopher' }
    await front.ask('/api/list', { headers, from: visitorsAddress })
    expect(upstream.arrived.at(-1)?.headers).toMatchObject({
      'x-forwarded-for': visitorsAddress,
      'x-forwarded-proto': 'https',
      host: 'lista.example',
    })
    let asked = 0
    upstream.answer = (incoming) => {
      asked += 1
      incoming.socket.destroy()
    }
    const lost = await front.ask('/api/list/changes', { method: 'POST', body: '{}' })
    expect(lost.status).toBe(503)
    expect(asked).toBe(1)
  })

  test.skipIf(!isHere)(`${kind.program} leads to the one name, by TLS`, async () => {
    const upstream = await Upstream.start()
    const front = await startFront(kind, Number(new URL(upstream.url).port))
    onTestFinished(async () => {
      await front.stop()
      await upstream.stop()
    })
    const www = await front.ask('/despre?x=1', { host: 'www.lista.example' })
    expect({ status: www.status, location: www.headers.headers.location }).toEqual({
      status: 301,
      location: 'https://lista.example/despre?x=1',
    })
    const options = {
      port: front.httpPort,
      host: '127.0.0.1',
      path: '/despre?x=1',
      headers: { Host: 'lista.example' },
    }
    const [plain] = await once(request(options).end(), 'response')
    plain.resume()
    expect([301, 308]).toContain(plain.statusCode)
    expect(plain.headers.location).toBe('https://lista.example/despre?x=1')
    expect(upstream.arrived.filter(({ url }) => url?.startsWith('/despre'))).toEqual([])
  })
})

for (const kind of fronts.filter(({ isImpatient }) => isImpatient)) {
  test.skipIf(!hasProgram(kind.program))(`${kind.program} cuts a stream that says nothing`, async () => {
    const port = await freePort()
    const site = await startSiteAt(port, 3_600_000)
    const front = await startFront(kind, port)
    onTestFinished(async () => {
      await front.stop()
      await endSite(site)
    })
    const list = await makeList(`http://127.0.0.1:${port}`)
    await (await watch(front, list.id, list.token)).ended
  })
}

/** Returns the headers of an answer that a front gives instead of the site. */
function awayHeaders(type: string, retryAfter: string, page?: string): Record<string, string[]> {
  const [, style = ''] = /<style>(.*)<\/style>/s.exec(page ?? '') ?? []
  const hash = createHash('sha256').update(style).digest('base64')
  const policy = `${securityHeaders['Content-Security-Policy']}${page ? `; style-src 'sha256-${hash}'` : ''}`
  const headers = {
    ...securityHeaders,
    'Content-Security-Policy': policy,
    'Content-Type': type,
    'Cache-Control': 'no-store',
    'Retry-After': retryAfter,
  }
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), [value]]))
}
