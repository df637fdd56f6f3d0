import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type HTMLElement, parse } from 'node-html-parser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureSiteBuilt } from '../../../scripts/lib/build/site.ts'
import { pageKinds } from '../../support/pages/page-kinds.ts'
import { type BuiltPages, readBuiltPages } from './guide-pages.ts'
import { type ServedBuild, serveBuild } from './served-build.ts'

let site: BuiltPages
let client: string
let served: ServedBuild
let list: HTMLElement
beforeAll(async () => {
  site = await readBuiltPages()
  client = join(await ensureSiteBuilt(), 'client')
  served = await serveBuild()
  list = parse((await served.ask('/list/6f1f3ef5-9d3c-4a35-8f0e-3c5f3d3a9b11')).text)
})
afterAll(() => served.stop())

/** Returns the scripts that a page loads directly. */
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

/** Returns these scripts and all scripts that they import statically; dynamic imports are left out. */
function withImported(addresses: readonly string[], known = new Set<string>()): Set<string> {
  for (const address of addresses.filter((one) => !known.has(one))) {
    known.add(address)
    withImported(importedBy(address), known)
  }
  return known
}

function importedBy(address: string): string[] {
  const code = readFileSync(join(client, address), 'utf8')
  return [...code.matchAll(/(?:^|[;}\n])(?:import|export)[^"'();]*["']([^"']+)["']/g)].map(
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

test('the page of a list asks for every script that its screen runs first, all at once, after its first paint', () => {
  expect(
    list
      .querySelectorAll('link[rel=modulepreload], link[as=fetch]')
      .filter(({ parentNode }) => parentNode.tagName !== 'TEMPLATE'),
  ).toEqual([])
  expect(list.querySelector('astro-island')?.getAttribute('client')).toBe('painted')
  const named = list
    .querySelectorAll('template[data-preloads] > link[rel=modulepreload]')
    .map((link) => link.getAttribute('href'))
  const island = list.querySelector('astro-island')
  const begins = ['component-url', 'renderer-url'].map((name) => island?.getAttribute(name) ?? '')
  expect(new Set(named)).toEqual(withImported(begins))
})

test('it hears a tap on a row before it is here whole', () => {
  const early = list.querySelectorAll('head script').find(({ text }) => text.includes('data-early-tick'))
  expect(early?.attributes).toEqual({})
})

test('PocketBase’s SDK is in no page’s first scripts, is one file, and is kept by the service worker, which runs without it', () => {
  const files = readdirSync(join(client, '_astro')).filter((name) => /^pocketbase\..*\.js$/.test(name))
  expect(files).toHaveLength(1)
  const pages = [list, ...site.pages.map(({ document }) => document)]
  const first = new Set(pages.flatMap((page) => [...withImported(scriptsOf(page))]))
  expect([...first].filter((address) => files.some((name) => address.endsWith(name)))).toEqual([])
  const worker = readFileSync(join(client, 'sw.js'), 'utf8')
  expect(worker).toContain(files[0])
  expect(worker).not.toContain('ClientResponseError')
  expect(readFileSync(join(client, '_astro', files[0] ?? ''), 'utf8')).toContain('ClientResponseError')
})

test('a row can be ticked, and a line added, after 6 KB of script', () => {
  const inline = list.querySelectorAll('head script:not([src])').map(({ text }) => text)
  expect(inline.join()).toContain('data-early-tick')
  expect(brotliCompressSync(inline.join('')).length).toBeLessThanOrEqual(6_000)
})

test('the whole screen runs after 100 KB of script', () => {
  const bytes = [...withImported(scriptsOf(list))].map(sentBytes)
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(100_000)
})
