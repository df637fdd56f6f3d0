import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inProject } from '../../../scripts/lib/root.ts'
import { parseItems } from '../../../src/domain/with-all-words.ts'
import { makeList } from '../people/api.ts'

/**
 * Tests that a whole site serves lists, their live channel and pages, however it was started.
 *
 * @param urlOf returns the site's address when a test runs
 */
export function testWhole(urlOf: () => string): void {
  test('a list made through the site is on its page, whole, for the holder of the link', async () => {
    const { items } = parseItems(readFileSync(inProject('tests/support/lista-60.txt'), 'utf8'))
    const list = await makeList(urlOf(), 'Weekend la bunici')
    await list.push(items.map(({ name, ...fields }) => list.add(name, fields)))

    const page = await fetch(`${urlOf()}/list/${list.token}`)
    const html = await page.text()
    expect(page.status).toBe(200)
    expect(html).toContain('Weekend la bunici')
    expect(items.map(({ name }) => name).filter((name) => !html.includes(name))).toEqual([])
  })

  test('the stream of PocketBase opens through the site', async () => {
    const stream = await fetch(`${urlOf()}/api/realtime`)
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
    expect((await reader?.read())?.value).toMatch(/^id:\w+\nevent:PB_CONNECT\n/)
    await reader?.cancel()
  })

  test('the 404 page is the site’s own', async () => {
    const page = await fetch(`${urlOf()}/nu-exista`)
    expect(page.status).toBe(404)
    expect(await page.text()).toContain('<html lang="ro"')
  })
}
