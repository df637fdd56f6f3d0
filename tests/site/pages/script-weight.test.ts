import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { HTMLElement } from 'node-html-parser'
import { beforeAll, expect, test } from 'vitest'
import { ensureSiteBuilt } from '../../../scripts/lib/build/site.ts'
import { pageKinds } from '../../support/pages/page-kinds.ts'
import { type BuiltPages, readBuiltPages } from './guide-pages.ts'

let site: BuiltPages
let client: string
beforeAll(async () => {
  site = await readBuiltPages()
  client = join(await ensureSiteBuilt(), 'client')
}, 180_000)

/** The scripts that a page names itself. */
function scriptsOf(page: HTMLElement): string[] {
  const loaded = page.querySelectorAll('script[src], link[rel=modulepreload]')
  const islands = page.querySelectorAll('astro-island')
  return [
    ...loaded.map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? ''),
    ...islands.flatMap((island) =>
      ['component-url', 'renderer-url'].map((name) => island.getAttribute(name) ?? ''),
    ),
  ]
}

/** These scripts, and all that come along because they import them; what they import only when asked is left out. */
function withImported(addresses: readonly string[], known = new Set<string>()): Set<string> {
  for (const address of addresses.filter((one) => !known.has(one))) {
    known.add(address)
    withImported(importedBy(address), known)
  }
  return known
}

function importedBy(address: string): string[] {
  const code = readFileSync(join(client, address), 'utf8')
  return [...code.matchAll(/(?:^|[;}\n])import[^"'()]*["']([^"']+)["']/g)].map(
    ([, path = '']) => new URL(path, `http://site${address}`).pathname,
  )
}

function sentBytes(address: string): number {
  const file = join(client, address)
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}

test.each(Object.entries(pageKinds))('%s brings at most %d bytes of script', (address, mostBytes) => {
  const page = site.pages.find((one) => one.address === address)?.document
  const scripts = page ? [...withImported(scriptsOf(page))] : []
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.map(sentBytes).reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(mostBytes)
})

test('the home page leaves the code of lists for later', () => {
  const home = site.pages.find(({ address }) => address === '/')?.document
  const scripts = home ? [...withImported(scriptsOf(home))] : []
  expect(scripts.some((script) => /\/client\./.test(script))).toBe(true)
  expect(scripts.filter((script) => /\/(?:list|ListScreen)\./.test(script))).toEqual([])
})
