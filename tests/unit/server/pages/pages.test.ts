import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { Unread } from '../../../../src/server/limits/unread.ts'
import { hideToken, loadPages } from '../../../../src/server/pages/pages.ts'
import { Upstream } from '../../../../src/server/upstream.ts'

const token = '3f2b8a54-6a0e-4c5e-9d0b-0a5d8f1c2e7b'

test.each([
  [`/list/${token}`, '/list/-', token],
  [`/list/${token}?from=${token}`, '/list/-', token],
  [`/list/${token.toUpperCase()}`, '/list/-', token],
  [`/list/${token.replaceAll('-', '%2D').replace('3', '%33')}`, '/list/-', token],
  [`/list/${token}/aplicatie.webmanifest`, '/list/-/aplicatie.webmanifest', token],
  ['/list/%22x', '/list/-', ''],
  ['/list/%zz', '/list/-', ''],
  ['/list/list', '/list/-', ''],
])('the renderer of %s sees the address %s', (url, seen, hidden) => {
  const request = { url, headers: { 'x-share-token': 'forged' } as Record<string, string> }
  expect(hideToken(request)).toBe(true)
  expect(request.url).toBe(seen)
  expect(request.headers['x-share-token']).toBe(hidden)
})

test.each(['/', `/list/${token}/`, `/list%2f${token}`, `/nimic?${token}`, '/alimente/lapte/'])(
  'the renderer does not see %s',
  (url) => {
    expect(hideToken({ url, headers: {} })).toBe(false)
  },
)

/** A renderer whose page shows nothing but PocketBase's answer. */
const renderer = `export const handler = (request, page, next, { listAnswer }) => {
  page.writeHead(200)
  page.end(JSON.stringify(listAnswer))
}`

/** Starts a server until the end of the test. @returns its address */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Makes a build with this renderer until the end of the test. @returns its folder */
function makeBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lista-pages-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'server'))
  writeFileSync(join(folder, 'server', 'entry.mjs'), renderer)
  return folder
}

test('the page of a list is rendered without the list when the answer of PocketBase breaks off', async () => {
  const url = await serve((_, response) => {
    response.writeHead(200, { 'Content-Length': 1_000 }).write('{"id":', () => response.destroy())
  })
  const pocketBase = { url, secret: 'secret' }
  const upstream = new Upstream(pocketBase)
  const sources = { upstream, unread: new Unread() }
  const pages = await loadPages(makeBuild(), { pocketBase, isProxyTrusted: false }, sources)
  onTestFinished(() => {
    pages.end()
    upstream.end()
  })
  const site = await serve((request, response) => {
    pages.render(request, response, () => void response.writeHead(404).end())
  })
  const page = await fetch(`${site}/list/${token}`)
  expect(await page.json()).toEqual({ status: 0, text: '' })
})
