import { get } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listen } from '../../../src/server/listen.ts'
import { createSiteServer } from '../../../src/server/site-server.ts'
import { makeBuiltSite } from './built-site.ts'

type Site = Awaited<ReturnType<typeof createSiteServer>>

const ports: Record<'bare' | 'proxied', number> = { bare: 0, proxied: 0 }
const sites: Site[] = []
let removeBuild: () => void
beforeAll(async () => {
  const { distDir, remove } = await makeBuiltSite()
  removeBuild = remove
  const pocketBase = { url: 'http://127.0.0.1:1', secret: 'x' }
  for (const isProxyTrusted of [false, true]) {
    const site = await createSiteServer({ distDir, pocketBase, isProxyTrusted })
    sites.push(site)
    ports[isProxyTrusted ? 'proxied' : 'bare'] = await listen(site.server, 0)
  }
})
afterAll(async () => {
  await Promise.all(sites.map((site) => site.end()))
  removeBuild()
})

function ask(port: number, headers: Record<string, string>, path = '/api/v1/docs') {
  return new Promise<{ status?: number; headers: object; body: string }>((resolve, reject) => {
    get({ port, path, headers }, async (answer) => {
      const { statusCode: status = 0, headers: said } = answer
      resolve({ status, headers: said, body: await text(answer) })
    }).on('error', reject)
  })
}

describe('the page about the API', () => {
  it.each([
    ['bare', { Host: '192.168.1.9:4321' }, 'http://192.168.1.9:4321'],
    ['bare', { Host: '[2001:db8::1]:4321' }, 'http://[2001:db8::1]:4321'],
    ['bare', { Host: 'lista.acasa', 'X-Forwarded-Proto': 'https' }, 'http://lista.acasa'],
    ['proxied', { Host: 'lista.example', 'X-Forwarded-Proto': 'https' }, 'https://lista.example'],
    ['bare', { Host: '"><script>x' }, 'http://localhost'],
  ] as const)('names the address that was asked: %s %j', async (site, headers, origin) => {
    const { status, body, headers: said } = await ask(ports[site], headers)
    expect(status).toBe(200)
    expect(said).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
      'content-security-policy': "script-src 'sha256-docs'",
    })
    expect(body).toContain(`<code>${origin}/dav/</code><pre>${origin}/api/v1/list</pre>`)
  })
})

describe('pages of other sites', () => {
  const other = { Origin: 'https://alt.example' }

  it('may read every answer of the API, refusals included', async () => {
    const url = `http://localhost:${ports.bare}/api/v1`
    for (const path of ['/list', '/items', '/nimic', '/webhook']) {
      const { headers } = await fetch(url + path, { headers: other })
      expect([path, headers.get('access-control-allow-origin')]).toEqual([path, '*'])
      expect(headers.get('access-control-expose-headers')).toBe('ETag, Retry-After')
      expect(headers.get('access-control-allow-credentials')).toBeNull()
    }
  })

  it('may send what the API reads', async () => {
    const asked = { ...other, 'Access-Control-Request-Method': 'PATCH' }
    const path = '/api/v1/items/6f9619ff-8b86-4d01-b42d-00cf4fc964ff'
    const { status, headers } = await fetch(`http://localhost:${ports.bare}${path}`, {
      method: 'OPTIONS',
      headers: asked,
    })
    expect([status, headers.get('access-control-allow-methods')]).toEqual([
      204,
      expect.stringContaining('PATCH'),
    ])
    for (const name of ['Authorization', 'Content-Type', 'Idempotency-Key', 'If-None-Match'])
      expect(headers.get('access-control-allow-headers')).toContain(name)
  })
})
