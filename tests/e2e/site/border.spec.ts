import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { listen } from '../../../src/server/listen.ts'
import { call, makeList } from '../../support/people/api.ts'
import { Dashboard } from '../support/dashboard.ts'
import { expect, test } from '../support/test.ts'

/** Chromium's message for each answer that a page may not read, which this test causes. */
const keptFromPage = /blocked by CORS policy/

/** A request of a page that knows the dashboard's port: method, path, headers and body. */
type Try = [method: string, path: string, headers?: Record<string, string>, body?: string]

/** Collects the beginnings of the answers that a page can read, and counts its failed requests. */
async function tryAll({ url, tries }: { url: string; tries: readonly Try[] }) {
  const read: string[] = []
  let failed = 0
  for (const [method, path, headers = {}, body] of tries) {
    try {
      const answer = await fetch(url + path, { method, headers, ...(body !== undefined && { body }) })
      const reader = answer.body?.getReader()
      const begun = new TextDecoder().decode((await reader?.read())?.value)
      await reader?.cancel()
      read.push(`${method} ${path}: ${answer.status} ${begun}`)
    } catch {
      failed += 1
    }
  }
  return { read, failed }
}

test('a page of another origin in the browser of a signed-in admin reads and changes nothing in PocketBase', async ({
  newPerson,
  product,
  troubles,
}) => {
  const list = await makeList(product.url, 'Lista secretă')
  const keyId = randomUUID()
  const key = `ln_${list.token.slice(0, 3)}${randomUUID().replaceAll('-', '')}00000000`
  const made = { id: keyId, name: 'program', access: 'write', key }
  const keys = { method: 'POST', token: list.token, body: made }
  expect((await call(`${product.url}/api/list/keys`, keys)).status).toBe(204)
  const webhook = (method: string, body?: object) =>
    call(`${product.url}/api/v1/webhook`, { method, headers: { Authorization: `Bearer ${key}` }, body })
  expect((await webhook('PUT', { url: 'https://example.com/told' })).status).toBe(200)

  const admin = await newPerson()
  await new Dashboard(admin.page, product.dataFolder).signIn()
  const elsewhere = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end('<p>'))
  await admin.page.goto(`http://localhost:${await listen(elsewhere, 0)}/`)
  const { url } = JSON.parse(readFileSync(join(product.dataFolder, 'running.json'), 'utf8'))
  const text = { 'Content-Type': 'text/plain' }
  const tries: Try[] = [
    ['GET', '/api/operator/numbers'],
    ['GET', '/api/operator/reading'],
    ['POST', '/api/operator/notices', text, '{"gone":[]}'],
    ['POST', '/api/operator/webhooks', text, `{"sent":[],"failed":[],"gone":["${keyId}"]}`],
    ['POST', '/api/operator/end-streams', text, '{"slots":[]}'],
    ['POST', '/api/keyed/open', { 'X-List-Key': key }, '{}'],
    ['GET', '/api/list', { 'X-Share-Token': list.token }],
    ['GET', '/api/list', { 'X-Site-Secret': 'A'.repeat(43) }],
    ['POST', '/api/views', text, '{"path":"/"}'],
    ['GET', '/api/realtime'],
    ['GET', '/api/health'],
    ['GET', '/_/'],
  ]
  expect(await admin.page.evaluate(tryAll, { url, tries })).toEqual({ read: [], failed: tries.length })
  elsewhere.close()

  expect(JSON.parse((await webhook('GET')).text)).toMatchObject({ url: 'https://example.com/told' })
  expect(troubles.filter((trouble) => !keptFromPage.test(trouble))).toEqual([])
  troubles.length = 0
})
