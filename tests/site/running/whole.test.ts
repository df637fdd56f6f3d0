import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inProject } from '../../../scripts/lib/root.ts'
import { parseItems } from '../../../src/domain/with-all-words.ts'
import { makeList } from '../../support/people/api.ts'
import { type Site, startSite } from '../../support/server/site.ts'

let site: Site

beforeAll(async () => {
  site = await startSite()
})

afterAll(() => site.stop())

test('a list made through the site is on its page, whole, for the one who has the link', async () => {
  const { items } = parseItems(readFileSync(inProject('tests/support/lista-60.txt'), 'utf8'))
  const list = await makeList(site.url, 'Weekend la bunici')
  await list.push(items.map(({ name, ...fields }) => list.add(name, fields)))

  const page = await fetch(`${site.url}/list/${list.token}`)
  const html = await page.text()
  expect(page.status).toBe(200)
  expect(html).toContain('Weekend la bunici')
  expect(items.map(({ name }) => name).filter((name) => !html.includes(name))).toEqual([])
})

test('the stream of PocketBase opens through the site', async () => {
  const stream = await fetch(`${site.url}/api/realtime`)
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
  expect((await reader?.read())?.value).toMatch(/^id:\w+\nevent:PB_CONNECT\n/)
  await reader?.cancel()
})

test('the 404 page is the site’s own', async () => {
  const page = await fetch(`${site.url}/nu-exista`)
  expect(page.status).toBe(404)
  expect(await page.text()).toContain('<html lang="ro"')
})
