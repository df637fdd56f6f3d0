import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type RunningSite, runSite } from '../serving/running-site.ts'

let running: RunningSite

beforeAll(async () => {
  running = await runSite()
})

afterAll(() => running.stop())

test.each([
  ['/', '<h1>Acasă'],
  ['/despre', '<h1>Despre'],
  ['/despre?utm=1', '<h1>Despre'],
  ['/alimente/lapte/', '<h1>Lapte'],
  ['/_astro/list.abc123.js', '/* ouă'],
])('%s is a file', async (path, start) => {
  const { status, bytes } = await running.ask(path)
  expect(status).toBe(200)
  expect(bytes.toString()).toMatch(new RegExp(`^${start.replaceAll('*', '\\*')}`))
})

test.each([
  ['/_astro/list.abc123.js', 'public, max-age=31536000, immutable'],
  ['/words/abc123.json', 'public, max-age=31536000, immutable'],
  ['/icon.svg', 'public, max-age=86400'],
  ['/sitemap.xml', 'public, max-age=86400'],
  ['/sw.js', 'no-cache'],
  ['/despre', 'no-cache'],
  ['/no-such-page', 'no-cache'],
])('%s may be kept: %s', async (path, value) => {
  expect((await running.ask(path)).headers['cache-control']).toBe(value)
})

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('a file comes precompressed as %s', async (encoding, decompress) => {
  const { headers, bytes } = await running.ask('/despre', { headers: { 'Accept-Encoding': encoding } })
  expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' })
  expect(decompress(bytes).toString()).toMatch(/^<h1>Despre/)
})

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['BR', 'br'],
  ['*', 'br'],
  ['br;q=0', undefined],
  ['br;q=0, *', 'gzip'],
  ['br ; q=0.000, gzip', 'gzip'],
  ['x-brand', undefined],
  ['abr, gzipped', undefined],
  ['identity', undefined],
  ['', undefined],
])('of a browser that accepts “%s”, the encoding is %s', async (accepted, encoding) => {
  const { headers } = await running.ask('/despre', { headers: { 'Accept-Encoding': accepted } })
  expect(headers['content-encoding']).toBe(encoding)
})

test('a page seen before is confirmed without being sent again', async () => {
  const { headers } = await running.ask('/despre')
  const again = await running.ask('/despre', { headers: { 'If-None-Match': headers.etag } })
  expect(again).toMatchObject({ status: 304, bytes: Buffer.alloc(0) })
})

test.each(['/no-such-page', '/alimente/nimic/', '/404', '/404.html', '/404?x', '/_/', '/.env', '/%zz'])(
  '%s is the 404 page, as such',
  async (path) => {
    const { status, headers, bytes } = await running.ask(path)
    expect(status).toBe(404)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(bytes.toString()).toMatch(/^<h1>Pagina nu a fost găsită/)
  },
)

test.each([
  ['/', 'text/html; charset=utf-8'],
  ['/_astro/list.abc123.js', 'text/javascript; charset=utf-8'],
  ['/words/abc123.json', 'application/json'],
  ['/icon.svg', 'image/svg+xml'],
  ['/sitemap.xml', 'application/xml'],
])('%s is %s', async (path, type) => {
  expect((await running.ask(path)).headers['content-type']).toBe(type)
})

test('the compressed form of a file has no address of its own', async () => {
  for (const path of ['/despre.html.br', '/despre.br', '/_astro/list.abc123.js.gz']) {
    expect((await running.ask(path)).status).toBe(404)
  }
})

test('a HEAD request returns only the head', async () => {
  const { status, headers, bytes } = await running.ask('/despre', { method: 'HEAD' })
  expect({ status, length: Number(headers['content-length']) > 1_000, sent: bytes.length }).toEqual({
    status: 200,
    length: true,
    sent: 0,
  })
})

test('a script of an older build is still there for the pages that are open; its pages are not', async () => {
  const script = await running.ask('/_astro/before.js')
  expect(script).toMatchObject({ status: 200, bytes: Buffer.from('before') })
  expect((await running.ask('/veche')).status).toBe(404)
})

test('a text shared with the app without a service worker leads home, and is not read', async () => {
  const answer = await running.ask('/primite', { method: 'POST' }, 'text=secret')
  expect(answer).toMatchObject({ status: 303, headers: { location: '/' } })
})

test('a page made on demand is compressed, and knows where PocketBase is', async () => {
  const { status, headers, bytes } = await running.ask('/list/x', { headers: { 'Accept-Encoding': 'br' } })
  expect({ status, encoding: headers['content-encoding'] }).toEqual({ status: 200, encoding: 'br' })
  expect(brotliDecompressSync(bytes).toString()).toContain(`<h1>${running.upstream.url}</h1>`)
})

test('the 404 page is compressed too', async () => {
  const { headers, bytes } = await running.ask('/nimic', { headers: { 'Accept-Encoding': 'gzip' } })
  expect(headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(bytes).toString()).toMatch(/^<h1>Pagina nu a fost găsită/)
})

test('a failed promise of a page is reported without the page’s address, which may be the key to a list', async () => {
  const { bytes } = await running.ask('/list/x')
  expect(bytes.toString()).toContain('<p>tellFailure</p>')
  const listeners = process.listeners('unhandledRejection').map(({ name }) => name)
  expect(listeners.filter((name) => name === 'tellFailure')).toHaveLength(1)
})

test('the service worker is there, until the operator withdraws it', async () => {
  expect((await running.ask('/sw.js')).bytes.toString()).toBe('self')
  const withdrawn = await runSite({ isWorkerWithdrawn: true })
  onTestFinished(withdrawn.stop)
  const answer = await withdrawn.ask('/sw.js')
  expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'no-cache' } })
  expect(answer.bytes.toString()).toBe('withdraw')
})

test('a server goes on serving its build when newer ones have taken its place on the disk', async () => {
  const old = await runSite()
  onTestFinished(old.stop)
  old.dropBuild()
  expect((await old.ask('/despre')).bytes.toString()).toMatch(/^<h1>Despre/)
})
