import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HTMLElement } from 'node-html-parser'
import { beforeAll, expect, test } from 'vitest'
import { packagesShippedBy } from '../../../scripts/lib/build/astro/shipped-packages.ts'
import { ensureSiteBuilt } from '../../../scripts/lib/build/site.ts'
import { shippedLicences, wholeLicences } from '../../../src/credits/shipped.ts'
import named from '../../../src/credits/shipped-packages.json' with { type: 'json' }
import { type Work, works } from '../../../src/credits/works.ts'
import { readBuiltPages } from './guide-pages.ts'

let build: string
let client: string
let page: HTMLElement | undefined

beforeAll(async () => {
  build = await ensureSiteBuilt()
  client = join(build, 'client')
  page = (await readBuiltPages()).pages.find(({ address }) => address === '/licente')?.document
})

test('the packages that are named are those that the build holds, none more and none less', () => {
  // To update the names: npm run notice
  expect(named).toEqual(packagesShippedBy(build))
  expect(named.server).toContain('react-dom')
})

test('the packages recorded by a build are those in its scripts', () => {
  const scripts = readdirSync(join(client, '_astro')).filter((name) => name.endsWith('.js'))
  const code = [...scripts.map((name) => join('_astro', name)), 'sw.js']
    .map((name) => readFileSync(join(client, name), 'utf8'))
    .join('\n')
  const signs = {
    pocketbase: 'ClientResponseError',
    vite: 'vite:preloadError',
    'workbox-precaching': 'workbox:precaching:',
    zod: 'ZodError',
  }
  for (const [name, sign] of Object.entries(signs)) {
    expect([name, packagesShippedBy(build).browsers.includes(name)]).toEqual([name, code.includes(sign)])
  }
})

test('the page has a line for each package and each work, with a link and the copyright', () => {
  const lines = page?.querySelectorAll('.works li') ?? []
  const lineOf = (address: string) =>
    lines.find((line) => line.querySelector('.work-name')?.getAttribute('href') === address)
  const packages = shippedLicences()
  const all = Object.values(works).flatMap((group) => Object.values<Work>(group))
  expect(lines).toHaveLength(packages.length + all.length)
  for (const { address, licence, copyright } of packages) {
    expect(lineOf(address)?.textContent).toContain(licence)
    for (const line of copyright) expect(lineOf(address)?.textContent).toContain(line)
  }
  for (const { address, credits } of all) {
    for (const credit of credits) expect(lineOf(address)?.textContent).toContain(credit)
  }
})

test('the whole licences are a file of the site, which the page leads to', () => {
  expect(readFileSync(join(client, 'licente.txt'), 'utf8')).toBe(wholeLicences())
  expect(page?.querySelector('main a[href="/licente.txt"]')).toBeTruthy()
})

test('the only font that is sent is the one that is named', () => {
  const fonts = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:woff2?|ttf|otf)$/.test(name),
  )
  expect(fonts).toHaveLength(1)
  expect(fonts[0]).toMatch(/^_astro\/fraunces-/)
})

test('every foot leads there', async () => {
  const { pages } = await readBuiltPages()
  const withFoot = pages.filter(({ document }) => document.querySelector('footer.site-footer'))
  expect(withFoot.length).toBeGreaterThan(300)
  for (const { address, document } of withFoot) {
    expect(document.querySelector('footer.site-footer a[href="/licente"]'), address).toBeTruthy()
  }
})
