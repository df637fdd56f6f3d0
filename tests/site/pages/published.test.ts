import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureSiteBuilt } from '../../../scripts/lib/build/site.ts'
import { brokenLinks } from '../../../scripts/lib/publish/broken-links.ts'
import { inProject } from '../../../scripts/lib/root.ts'
import { nothingPublished, type PublishedContent } from '../../../src/published/schemas.ts'

const sentence = 'Roșia coaptă la soare se simte întâi după miros și abia apoi după culoare, vara mai ales.'
const content: PublishedContent = {
  texts: [{ key: 'product.heading', text: 'Lista pe care o vede toată casa' }],
  foods: [
    {
      slug: 'rosii',
      edited: '2027-01-02',
      keeping: [
        {
          place: 'pantry',
          state: 'ripe',
          unit: 'days',
          from: 5,
          to: 5,
          counted_from: 'ripening',
          recommended: '',
          source: 'https://www.ansvsa.ro/pastrare',
          note: '',
        },
      ],
      shortDescription: sentence,
      alternativeNames: ['tomate', 'pătlăgele coapte'],
      nutrition: { calories: 19 },
      source: { table: 'CIQUAL 2020', entry: 'Tomate, crue', id: '20047' },
    },
    newFood(),
  ],
  suggestions: [{ name: 'pesto de casă', category: 'condimente', priority: 10, popular: 1 }],
  notices: [
    { text: 'Sărbători fericite!', from: '2026-12-24 00:00:00.000Z', until: '2026-12-27 00:00:00.000Z' },
  ],
}

let folder: string
let ofFiles: string
let withNothing: string
let withContent: string
beforeAll(async () => {
  mkdirSync(inProject('tests/.output'), { recursive: true })
  folder = mkdtempSync(inProject('tests/.output/published-'))
  ofFiles = await ensureSiteBuilt()
  withNothing = await ensureSiteBuilt(write('nothing', nothingPublished))
  withContent = await ensureSiteBuilt(write('content', content))
})
// Only a few builds are kept, and the project's own must be among them.
afterAll(() => {
  for (const path of [folder, withNothing, withContent]) rmSync(path, { recursive: true, force: true })
})

function write(name: string, published: PublishedContent): string {
  const path = join(folder, `${name}.json`)
  writeFileSync(path, JSON.stringify(published))
  return path
}

/** Returns a new food. */
function newFood(): PublishedContent['foods'][number] {
  return {
    slug: 'sos-tartar',
    name: 'Sos tartar',
    category: 'condimente',
    allergens: ['lapte'],
    alternativeNames: [],
    shortDescription:
      'Sosul verde din busuioc, nuci de pin, brânză și ulei de măsline, bun pe paste fierbinți.',
    metaTitle: 'Sos tartar: păstrare și înlocuitori',
    metaDescription:
      'Cum se păstrează sosul tartar după ce ați desfăcut borcanul și cu ce îl puteți înlocui la paste.',
    storageMethod: 'În frigider, acoperit cu ulei, în borcanul închis bine.',
    canFreeze: true,
    usageTips: ['întâi', 'apoi', 'la urmă'].map((when) => `Se pune ${when}, ca să nu se ardă busuiocul.`),
    substitutes: ['busuioc', 'rosii'].map((food) => ({
      food,
      ratio: '1:1',
      reason: 'Dă același gust de vară pastelor.',
    })),
    faq: ['mult', 'bine', 'des'].map((how) => ({
      question: `Cât de ${how} se amestecă?`,
      answer: 'Cât să se lege sosul; mai mult nu este nevoie, fiindcă brânza se face fire.',
    })),
    relatedFoods: ['busuioc', 'rosii', 'usturoi'],
    measures: [],
    description: Array.from({ length: 130 }, (_, index) => `cuvânt${index}`).join(' '),
  }
}

function filesOf(distDir: string): Map<string, string> {
  const client = join(distDir, 'client')
  const names = readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
  return new Map(names.map((path) => [path.slice(client.length), readFileSync(path, 'latin1')]))
}

const page = (address: string) => readFileSync(join(withContent, 'client', address), 'utf8')

test('with nothing published the site is byte for byte that of the files', () => {
  const [files, same] = [filesOf(ofFiles), filesOf(withNothing)]
  expect(files.size).toBeGreaterThan(500)
  expect([...same.keys()].sort()).toEqual([...files.keys()].sort())
  expect([...files].filter(([name, text]) => same.get(name) !== text).map(([name]) => name)).toEqual([])
  expect(new Set([ofFiles, withNothing, withContent]).size).toBe(3)
})

test('it is built for production, in the environment of a test too', () => {
  expect(process.env.NODE_ENV).toBe('test')
  const scripts = [...filesOf(withContent)].filter(([name]) => name.endsWith('.js')).map(([, text]) => text)
  expect(scripts.some((text) => text.includes('react.dev/errors/'))).toBe(true)
  expect(scripts.filter((text) => text.includes('act(...)'))).toEqual([])
})

test.each([
  ['the food’s page', 'alimente/rosii/index.html', sentence],
  ['its letter’s page', 'alimente/litera/r/index.html', 'pătlăgele coapte'],
])('an edited text is on %s', (_, address, text) => {
  expect(page(address)).toContain(text)
})

test('numbers with a source take the place of the table’s', () => {
  const text = page('alimente/rosii/index.html')
  expect(text).toContain('Valori nutritive: CIQUAL 2020, „Tomate, crue” (20047).')
  expect(text).not.toContain('USDA SR28')
})

test('another name is in the search and in the words of lists', () => {
  const json = [...filesOf(withContent)].filter(([name]) => /cautare-|^\/words\//.test(name))
  expect(json).toHaveLength(2)
  for (const [, text] of json)
    expect(Buffer.from(text, 'latin1').toString()).toMatch(/patlagele|pătlăgele coapte/)
})

test('a new food has a page and stands under its letter and category', () => {
  expect(page('alimente/sos-tartar/index.html')).toContain('<h1')
  for (const address of ['alimente/litera/s/index.html', 'alimente/categorie/condimente/index.html'])
    expect(page(address)).toContain('/alimente/sos-tartar/')
})

test('a suggestion is in the script of lists', () => {
  const scripts = [...filesOf(withContent)].filter(([name]) => name.endsWith('.js'))
  expect(scripts.some(([, text]) => Buffer.from(text, 'latin1').toString().includes('pesto de casă'))).toBe(
    true,
  )
})

test('a notice is on the home page, with its dates, and hidden until its script has looked at them', () => {
  expect(page('index.html')).toContain('data-from="1798070400000" data-until="1798329600000" hidden')
  expect(page('index.html')).toContain('Sărbători fericite!')
})

test('the site map says when an admin changed a food, for its lists and dishes too', () => {
  const pages = page('sitemap-0.xml').split('<url>')
  for (const address of ['rosii', 'litera/r', 'categorie/legume', 'mese/ardei-umpluti']) {
    const entry = pages.find((text) => text.includes(`/alimente/${address}/`)) ?? ''
    expect(entry, address).toMatch(/<lastmod>2027-01-02/)
  }
})

test('a text of a page takes the place of its file’s', () => {
  expect(page('lista-de-cumparaturi.html')).toContain('Lista pe care o vede toată casa</h1>')
})

test('a time that an admin names by an address is on the page of sources about keeping, at its own place', () => {
  expect(page('alimente/rosii/index.html')).toContain('5 zile')
  expect(page('alimente/surse/pastrare/index.html')).toContain('href="https://www.ansvsa.ro/pastrare"')
  expect(page('alimente/rosii/index.html')).toContain(
    'href="/alimente/surse/pastrare/#https%3A%2F%2Fwww.ansvsa.ro%2Fpastrare"',
  )
})

test('no link of it leads nowhere', () => {
  expect(brokenLinks(join(withContent, 'client'))).toEqual([])
})
