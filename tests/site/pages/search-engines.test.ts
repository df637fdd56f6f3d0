import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BuiltPage, readBuiltPages } from './guide-pages.ts'
import { type ServedBuild, serveBuild } from './served-build.ts'
import { thingsOf, unknownWords, wordsOf } from './structured-things.ts'

let served: ServedBuild
/** Pages that search engines may list. */
let pages: BuiltPage[]
let privatePages: BuiltPage[]

beforeAll(async () => {
  const all = (await readBuiltPages()).pages
  const isPrivate = ({ document }: BuiltPage) =>
    document.querySelector('meta[name=robots][content=noindex]') !== null
  pages = all.filter((page) => !isPrivate(page))
  privatePages = all.filter(isPrivate)
  served = await serveBuild()
})

afterAll(() => served.stop())

const canonicalOf = ({ document }: BuiltPage) =>
  document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? ''
const pathOf = (url: string) => new URL(url).pathname
const addressesIn = (sitemap: string) =>
  [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url)

async function sitemaps(): Promise<string[]> {
  const parts = addressesIn((await served.ask('/sitemap-index.xml')).text)
  return (await Promise.all(parts.map((part) => served.ask(pathOf(part))))).map(({ text }) => text)
}

async function listedPages(): Promise<string[]> {
  return (await sitemaps()).flatMap(addressesIn)
}

describe('the address of a page', () => {
  test('is the one that it gives itself, and answers without a redirect', async () => {
    expect(pages.length).toBeGreaterThan(300)
    for (const page of pages) {
      expect(pathOf(canonicalOf(page))).toBe(page.address)
      const { status, type } = await served.ask(page.address)
      expect(status, page.address).toBe(200)
      expect(type).toMatch(/^text\/html;/)
    }
  })

  test('is in the list of all pages, letter by letter, and no other is', async () => {
    expect((await listedPages()).sort()).toEqual(pages.map(canonicalOf).sort())
  })

  test('is missing on pages that are not to be indexed', () => {
    expect(privatePages.length).toBeGreaterThanOrEqual(3)
    expect(privatePages.map(canonicalOf)).toEqual(privatePages.map(() => ''))
  })
})

test('the sitemap has the five public pages, as they call themselves', async () => {
  const { text, type } = await served.ask('/sitemap.xml')
  expect(type).toMatch(/^(?:text|application)\/xml/)
  const listed = addressesIn(text)
  expect(listed.map(pathOf)).toEqual([
    '/',
    '/despre',
    '/functii',
    '/lista-de-cumparaturi',
    '/confidentialitate',
  ])
  expect(pages.map(canonicalOf)).toEqual(expect.arrayContaining(listed))
})

test('robots.txt leads to the list of all pages, and to no other', async () => {
  const { text } = await served.ask('/robots.txt')
  const sitemaps = [...text.matchAll(/^Sitemap: (.*)$/gm)].map(([, url = '']) => pathOf(url))
  expect(sitemaps).toEqual(['/sitemap-index.xml'])
  for (const sitemap of sitemaps) expect((await served.ask(sitemap)).status).toBe(200)
  expect(text).toMatch(/^Disallow: \/list\/$/m)
})

test('titles and descriptions are each page’s own, and of the right length', () => {
  const titles = new Map<string, string>()
  const descriptions = new Map<string, string>()
  for (const { address, document } of pages) {
    const title = document.querySelector('title')?.textContent ?? ''
    const description = document.querySelector('meta[name=description]')?.getAttribute('content') ?? ''
    expect(titles.get(title), title).toBeUndefined()
    expect(descriptions.get(description), description).toBeUndefined()
    titles.set(title, address)
    descriptions.set(description, address)
    expect(title.length, title).toBeLessThanOrEqual(60)
    expect(description.length, address).toBeGreaterThanOrEqual(60)
    expect(description.length, address).toBeLessThanOrEqual(170)
  }
})

test('the list of all pages says when a food, a dish and a list of foods last changed', async () => {
  const entries = (await sitemaps()).flatMap((text) => text.split('<url>').slice(1))
  const days = new Map(
    entries.map((text) => [
      pathOf(addressesIn(text)[0] ?? ''),
      /<lastmod>(\d{4}-\d\d-\d\d)/.exec(text)?.[1] ?? '',
    ]),
  )
  const undated = [...days].filter(
    ([address, day]) => address.startsWith('/alimente/') && !address.includes('/surse/') && day === '',
  )
  expect(undated).toEqual([])
  for (const { address, document } of pages.filter((page) => page.address.startsWith('/alimente/mese/'))) {
    const foods = document.querySelectorAll('main a').map((link) => link.getAttribute('href') ?? '')
    const newest = foods.flatMap((food) =>
      /^\/alimente\/[a-z-]+\/$/.test(food) ? [days.get(food) ?? ''] : [],
    )
    expect(days.get(address), address).toBe(newest.sort().at(-1))
  }
})

describe('the structured data', () => {
  const kindsOf = (page: BuiltPage) => thingsOf(page).map((thing) => thing['@type'])

  test('is of the vocabulary of schema.org', () => {
    expect(unknownWords(wordsOf(pages.flatMap(thingsOf)))).toEqual([])
  })

  test('leads on every page but home from there to the page', () => {
    for (const page of pages.filter(({ address }) => address !== '/')) {
      const trail = thingsOf(page).find((thing) => thing['@type'] === 'BreadcrumbList')
      const steps = trail?.itemListElement as { item: string }[]
      expect(steps.at(-1)?.item, page.address).toBe(canonicalOf(page))
    }
  })

  test.each([
    ['/', ['Organization', 'WebSite', 'WebApplication']],
    ['/lista-de-cumparaturi', ['BreadcrumbList', 'HowTo', 'FAQPage']],
    ['/despre', ['Organization', 'BreadcrumbList']],
    ['/functii', ['BreadcrumbList']],
    ['/confidentialitate', ['BreadcrumbList']],
    ['/licente', ['BreadcrumbList']],
    ['/harta-site', ['BreadcrumbList']],
  ])('on %s is %j', (address, kinds) => {
    expect(pages.filter((page) => page.address === address).map(kindsOf)).toEqual([kinds])
  })

  test('says no question, answer or step that the page does not say', () => {
    const page = pages.find(({ address }) => address === '/lista-de-cumparaturi')
    const said = page?.document.querySelector('main')?.textContent
    const texts: unknown[] = []
    JSON.stringify(page && thingsOf(page), (key, value) => {
      if (key === 'text') texts.push(value)
      return value
    })
    expect(texts.length).toBeGreaterThan(10)
    for (const text of texts) expect(said).toContain(text)
  })
})
