import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { beforeAll, describe, expect, test } from 'vitest'
import { inProject } from '../../../scripts/lib/root.ts'
import { type BuiltPage, type BuiltPages, readBuiltPages } from './guide-pages.ts'
import { thingsOf, unknownWords, wordsOf } from './structured-things.ts'

type Row = Record<string, string>

const readTable = (name: string): Row[] =>
  parse(readFileSync(inProject(`src/content/tables/${name}.csv`)), { columns: true })
const measured = new Map(readTable('foods').map((row) => [row.slug ?? '', row]))
const categories =
  'cereale lactate legume carne condimente uleiuri dulciuri fructe peste bauturi conserve'.split(' ')

let site: BuiltPages
let guide: BuiltPage[]
let foods: Map<string, BuiltPage>

beforeAll(async () => {
  site = await readBuiltPages()
  guide = site.pages.filter(({ address }) => address.startsWith('/alimente/'))
  foods = new Map(
    guide.flatMap((page) => {
      const slug = /^\/alimente\/([a-z-]+)\/$/.exec(page.address)?.[1]
      return slug && slug !== 'surse' ? [[slug, page] as const] : []
    }),
  )
})

const pageAt = (address: string) => guide.find((page) => page.address === address)

describe('the guide has', () => {
  test('at least 385 foods, and every one that a table measured', () => {
    expect(foods.size).toBeGreaterThanOrEqual(385)
    expect([...measured.keys()].filter((slug) => !foods.has(slug))).toEqual([])
  })

  test.each(categories)('foods under %s, each of which names it', (category) => {
    const cards = pageAt(`/alimente/categorie/${category}/`)?.document.querySelectorAll('.food-card a') ?? []
    expect(cards.length).toBeGreaterThan(5)
  })

  test('a page for every letter, with the foods that begin with it', () => {
    for (const { slug, letter = '' } of measured.values()) {
      const links = linksOf(pageAt(`/alimente/litera/${letter.toLowerCase()}/`))
      expect(links).toContain(`/alimente/${slug}/`)
    }
  })

  test('the foods in season, month by month', () => {
    const july = linksOf(pageAt('/alimente/sezon/iulie/'))
    for (const row of readTable('season').filter(({ months = '' }) => months !== '')) {
      expect(july.includes(`/alimente/${row.slug}/`), row.slug).toBe(row.months?.split(';').includes('7'))
    }
  })
})

describe('every link', () => {
  test('of every page leads somewhere', () => {
    const broken = guide.flatMap((page) =>
      linksOf(page)
        .map((link) => new URL(link, `http://site${page.address}`))
        .filter(({ host, pathname }) => host === 'site' && !site.addresses.has(pathname))
        .map(({ pathname }) => `${page.address} -> ${pathname}`),
    )
    expect(broken).toEqual([])
  })

  test('within a page leads to a part of it', () => {
    for (const { address, document } of guide) {
      const wanted = document.querySelectorAll('[aria-labelledby], [aria-controls]')
      const ids = wanted.map(
        (one) => one.getAttribute('aria-labelledby') ?? one.getAttribute('aria-controls'),
      )
      expect(
        ids.filter((id) => !document.getElementById(id ?? '')),
        address,
      ).toEqual([])
    }
  })

  test('of a food’s sources leads to the entry of that publisher', () => {
    let cited = 0
    for (const [slug, { document }] of foods) {
      for (const link of document.querySelectorAll('.food-sources a[href*="#"]')) {
        const { pathname, hash } = new URL(link.getAttribute('href') ?? '', 'http://site')
        const entry = pageAt(pathname)?.document.getElementById(decodeURIComponent(hash.slice(1)))
        const publisher = entry?.textContent.trim().split(':', 1)[0] ?? 'no entry'
        expect(link.textContent.trim().startsWith(publisher), `${slug} ${hash}`).toBe(true)
        cited += 1
      }
    }
    expect(cited).toBeGreaterThan(foods.size)
  })

  test('together: every food is at most three from the guide’s home', () => {
    const byAddress = new Map(guide.map((page) => [page.address, page]))
    let reached = new Set(['/alimente/'])
    for (let clicks = 0; clicks < 3; clicks += 1) {
      reached = new Set([...reached, ...[...reached].flatMap((address) => linksOf(byAddress.get(address)))])
    }
    expect(
      [...foods.values()].map(({ address }) => address).filter((address) => !reached.has(address)),
    ).toEqual([])
  })
})

describe('every number', () => {
  test('that a food’s table shows is the one that was measured, rounded as on labels', () => {
    for (const [slug, { document }] of foods) expectNumbers(document.querySelector('.nutrition'), slug)
  })

  test('of the comparisons too', () => {
    let compared = 0
    for (const { document } of foods.values()) {
      for (const row of document.querySelectorAll('.comparison tr[data-food]')) {
        expectNumbers(row, row.getAttribute('data-food') ?? '')
        compared += 1
      }
    }
    expect(compared).toBeGreaterThan(foods.size)
  })

  test('is beside the one of the cooked food', () => {
    const text = foods.get('orez')?.document.querySelector('.cooked')?.textContent ?? ''
    expect(text).toMatch(/crud.*fiert.*352.kcal.*125.kcal/s)
  })

  test('is compared with that of foods in the same state, each food once', () => {
    const compared = { bought: 0, cooked: 0 }
    for (const [slug, { document }] of foods) {
      const rows = document.querySelectorAll('.comparison tbody tr')
      const names = rows.map((row) => row.querySelector('th')?.textContent.trim())
      const cooked = rows.filter((row) => row.hasAttribute('data-cooked'))
      expect(new Set(names).size, slug).toBe(rows.length)
      expect(rows.length - cooked.length === 0 || cooked.length === 0, slug).toBe(true)
      for (const row of cooked)
        expect(row.querySelector('th')?.textContent, slug).toMatch(/, (?!crud|usca[tț]|cruz)/)
      compared.bought += rows.length - cooked.length
      compared.cooked += cooked.length
    }
    expect(compared.bought).toBeGreaterThan(foods.size)
    expect(compared.cooked).toBeGreaterThan(40)
  })

  test('is missing where nothing was measured', () => {
    for (const slug of ['bors', 'leustean', 'halva', 'jumari', 'icre', 'caltabos', 'hering', 'wasabi']) {
      const document = foods.get(slug)?.document
      expect(document?.querySelector('.nutrition')).toBeNull()
      expect(document?.textContent).toContain('nu afișăm valori nutritive')
    }
    expect(foods.get('xilitol')?.document.textContent).toContain('Valori calculate, nu măsurate')
  })

  test('names its table, entry and id, and says when it is indicative', () => {
    for (const [slug, { document }] of foods) {
      const row = measured.get(slug)
      if (!row) continue
      const said = document.querySelector('.food-sources')?.textContent
      expect(said).toContain(`${row.source}, „${row.dataset_description}” (${row.dataset_id})`)
      const notes = document.querySelectorAll('.note').map((note) => note.textContent)
      expect(
        notes.some((note) => note.includes('orientative')),
        slug,
      ).toBe(row.match_quality === 'proxy')
      expect(
        notes.some((note) => note.includes('nu este o porție')),
        slug,
      ).toBe(row.portion === 'no')
    }
  })
})

describe('every food', () => {
  const rowsOf = (name: string, slug: string) => readTable(name).filter((row) => row.slug === slug)

  test('has a row of allergens, and its page says none only if the row has none in any state', () => {
    for (const [slug, { document }] of foods) {
      const [row] = rowsOf('allergens', slug)
      expect(row, slug).toBeDefined()
      const saysNone = document.querySelector('.quick-facts')?.textContent.includes('Niciunul dintre cei 14')
      expect(saysNone, slug).toBe(`${row?.contains}${row?.by_recipe}${row?.may_contain}` === '')
    }
  })

  test('says which allergen a substitute brings into the dish', () => {
    const containedIn = (slug: string) =>
      rowsOf('allergens', slug)[0]?.contains?.split(';').filter(Boolean) ?? []
    let brought = 0
    for (const [slug, { document }] of foods)
      for (const item of document.querySelectorAll('.substitutes li')) {
        const other = /alimente\/([a-z-]+)/.exec(item.querySelector('a')?.getAttribute('href') ?? '')?.[1]
        const brings = other && containedIn(other).some((code) => !containedIn(slug).includes(code))
        expect(item.textContent.includes('Aduce alergeni:'), `${slug} ${other}`).toBe(Boolean(brings))
        if (brings) brought += 1
      }
    expect(brought).toBeGreaterThan(40)
  })

  test('says which allergen some recipes of a substitute bring into the dish', () => {
    const codesOf = (slug: string, column: 'contains' | 'by_recipe') =>
      rowsOf('allergens', slug)[0]?.[column]?.split(';').filter(Boolean) ?? []
    let brought = 0
    for (const [slug, { document }] of foods) {
      const own = [...codesOf(slug, 'contains'), ...codesOf(slug, 'by_recipe')]
      for (const item of document.querySelectorAll('.substitutes li')) {
        const other = /alimente\/([a-z-]+)/.exec(item.querySelector('a')?.getAttribute('href') ?? '')?.[1]
        const fixed = other ? codesOf(other, 'contains') : []
        const brings = other && codesOf(other, 'by_recipe').some((code) => ![...own, ...fixed].includes(code))
        expect(item.textContent.includes('Uneori aduce:'), `${slug} ${other}`).toBe(Boolean(brings))
        if (brings) brought += 1
      }
    }
    expect(brought).toBeGreaterThan(80)
  })

  test('shows the storage times of the table and no others, each with a listed source', () => {
    const sources = new Set(readTable('sources').map(({ key }) => key))
    for (const [slug, { document }] of foods) {
      const rows = rowsOf('keeping', slug)
      expect(document.querySelectorAll('.keeping-time').length, slug).toBe(rows.length)
      expect(rows.filter(({ source = '' }) => source !== 'label' && !sources.has(source))).toEqual([])
      for (const { from = '', to = '' } of rows.filter((row) => row.to !== '')) {
        const shown = document.querySelector('.keeping')?.textContent ?? ''
        expect(shown, slug).toContain(from !== '' && from !== to ? `${from}–${to} ` : `${to} `)
      }
    }
  })

  test('shows the weights of the table, with their energy', () => {
    for (const [slug, { document }] of foods) {
      const energy = measured.get(slug)?.kcal_eu1169 ?? ''
      const cells = document
        .querySelectorAll('.measures tbody tr')
        .map((row) => row.querySelectorAll('td, th'))
      const shown = cells.map((row) => row.map((cell) => cell.textContent.replaceAll('\u00a0', ' ')))
      const expected = rowsOf('measures', slug).map(({ measure_ro = '', grams: weight = '' }) => [
        measure_ro,
        `${String(Number(weight) < 9.95 ? Math.round(Number(weight) * 10) / 10 : Math.round(Number(weight))).replace('.', ',')} g`,
        ...(energy === '' || slug.startsWith('otet')
          ? []
          : [`${Math.round((Number(energy) * Number(weight)) / 100)} kcal`]),
      ])
      expect(slug.startsWith('otet') ? shown.map((row) => row.slice(0, 2)) : shown, slug).toEqual(expected)
    }
  })

  test('links to its dishes, and they link back', () => {
    for (const [slug, page] of foods) {
      const dishes = linksOf(page).filter((link) => link.startsWith('/alimente/mese/'))
      expect(dishes.length, slug).toBeGreaterThan(0)
      for (const dish of dishes) expect(linksOf(pageAt(dish)), dish).toContain(`/alimente/${slug}/`)
    }
  })

  test('shows itself or its category’s sign, and says which', () => {
    for (const [slug, { document }] of foods) {
      const image = document.querySelector('.food-hero img')
      const isSign = image?.getAttribute('src')?.startsWith('/pictures/semn-')
      const name = document.querySelector('h1')?.textContent
      if (isSign) expect(image?.getAttribute('alt'), slug).toMatch(/^Semnul categoriei /)
      else expect(image?.getAttribute('alt'), slug).toBe(name)
    }
  })

  test('is in the map of the site, and its review date in the sitemap', () => {
    const map = linksOf(site.pages.find(({ address }) => address === '/harta-site'))
    for (const slug of foods.keys()) expect(map).toContain(`/alimente/${slug}/`)
  })
})

describe('every page', () => {
  test('has a title and a description of its own, of the right length', () => {
    const titles = guide.map(({ document }) => document.querySelector('title')?.textContent ?? '')
    expect(new Set(titles).size).toBe(titles.length)
    for (const [slug, { document }] of foods) {
      expect(document.querySelector('title')?.textContent.length, slug).toBeLessThanOrEqual(60)
    }
    for (const { address, document } of guide.filter((page) => !page.address.endsWith('404'))) {
      const length = document.querySelector('meta[name=description]')?.getAttribute('content')?.length ?? 0
      expect(length, address).toBeGreaterThanOrEqual(60)
      expect(length, address).toBeLessThanOrEqual(170)
    }
  })

  test('has the right canonical link, and is in the sitemap', () => {
    for (const { address, document } of guide.filter((page) => !page.address.endsWith('404'))) {
      const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? ''
      expect(new URL(canonical).pathname).toBe(address)
    }
  })

  test('is written with the Romanian letters', () => {
    for (const { address, text } of guide) expect(text, address).not.toMatch(/[şţŞŢ]/)
  })

  test('has one first heading, and no level left out', () => {
    for (const { address, document } of guide) {
      const levels = document.querySelectorAll('h1, h2, h3, h4').map(({ tagName }) => Number(tagName[1]))
      expect(levels.filter((level) => level === 1).length, address).toBe(1)
      expect(
        levels.every((level, index) => level - (levels[index - 1] ?? 0) <= 1),
        address,
      ).toBe(true)
    }
  })

  test('of a food opens one answer at a time', () => {
    for (const { address, document } of foods.values()) {
      const questions = document.querySelectorAll('[aria-labelledby=intrebari] details')
      expect(questions.length, address).toBeGreaterThanOrEqual(3)
      expect(
        questions.every((one) => one.getAttribute('name') === 'intrebari'),
        address,
      ).toBe(true)
    }
  })
})

describe('the structured data', () => {
  test('is of the vocabulary of schema.org', () => {
    const words = wordsOf(guide.flatMap(thingsOf))
    expect(words.types).toEqual(
      'Answer BreadcrumbList FAQPage ItemList ListItem NutritionInformation Organization Question Thing WebPage'.split(
        ' ',
      ),
    )
    expect(unknownWords(words)).toEqual([])
  })

  test('says of a food who publishes it, when it was changed, its picture and its sodium', () => {
    for (const [slug, page] of foods) {
      const said = thingsOf(page).find((thing) => thing['@type'] === 'WebPage')
      expect(said?.dateModified, slug).toMatch(/^\d{4}-\d\d-\d\d$/)
      expect((said?.publisher as Row | undefined)?.name).toBe('Lista Noastră')
      expect(new URL(String(said?.image)).pathname).toBe(`/share/${slug}.png`)
      const row = measured.get(slug)
      if (!row?.salt_g || isTrace(row, 'salt')) continue
      const about = said?.mainEntity as Row | undefined
      const sodium = `${Math.round(Number(row.salt_g) * 400)} mg`
      expect(about?.sodiumContent, slug).toBe(sodium)
    }
  })

  test('of a category is under a title that says more than its name', () => {
    for (const category of categories) {
      const title = pageAt(`/alimente/categorie/${category}/`)?.document.querySelector('title')?.textContent
      expect(title).toMatch(/: calorii, cât țin, cum se aleg$/)
    }
  })

  test('says the same of a food as its page', () => {
    for (const [slug, page] of foods) {
      const things = thingsOf(page)
      const about = things.find((thing) => thing['@type'] === 'WebPage')?.about as Row
      expect(about.name).toBe(page.document.querySelector('h1')?.textContent)
      const trail = things.find((thing) => thing['@type'] === 'BreadcrumbList')?.itemListElement as {
        item: string
      }[]
      expect(trail.map(({ item }) => new URL(item).pathname).at(-1)).toBe(`/alimente/${slug}/`)
    }
  })
})

describe('the lists of foods', () => {
  const allergensOf = new Map(readTable('allergens').map((row) => [row.slug, row]))

  test.each(['gluten', 'lapte', 'oua'])('without %s have the foods without it in any state', (allergen) => {
    const links = linksOf(pageAt(`/alimente/fara/${allergen}/`))
    for (const slug of foods.keys()) {
      const { contains, by_recipe, may_contain } = allergensOf.get(slug) ?? {}
      const hasIt = `${contains};${by_recipe};${may_contain}`.split(';').includes(allergen)
      expect(links.includes(`/alimente/${slug}/`), slug).toBe(!hasIt)
    }
  })

  test.each([
    ['calorii', 0, 1],
    ['proteine', 1, -1],
    ['fibre', 2, -1],
  ])('by %s have every food once, in order', (order, column, direction) => {
    const rows = ['', '2/', '3/']
      .map((page) => pageAt(`/alimente/tabel/${order}/${page}`))
      .flatMap((page) => page?.document.querySelectorAll('.food-table tbody tr') ?? [])
    const slugs = rows.map((row) => row.querySelector('a')?.getAttribute('href'))
    expect(slugs.length).toBe(foods.size)
    expect(new Set(slugs).size).toBe(foods.size)
    const numbers = rows
      .map((row) => row.querySelectorAll('td')[column]?.textContent ?? '')
      .filter((cell) => /^\d/.test(cell))
      .map((cell) => Number.parseFloat(cell.replace(',', '.')) * direction)
    expect(numbers).toEqual([...numbers].sort((one, other) => one - other))
  })
})

test('a missing page has its own text', () => {
  expect(pageAt('/alimente/404')?.document.textContent).toContain('Alimentul nu a fost găsit')
  expect(pageAt('/alimente/404')?.document.textContent).toContain(
    'Ne pare rău, dar alimentul căutat nu există în baza noastră de date.',
  )
  expect(pageAt('/alimente/categorie/404')?.document.textContent).toContain(
    'Nu am găsit alimente în această categorie.',
  )
})

function linksOf(page: BuiltPage | undefined): string[] {
  const linking = page?.document.querySelectorAll('a[href], link[href], img[src], script[src]') ?? []
  const links = linking.map((one) => one.getAttribute('href') ?? one.getAttribute('src') ?? '')
  return links.filter((link) => /^\/(?!\/)/.test(link)).map((link) => link.replace(/[?#].*$/, ''))
}

/** Checks the numbers by the rule of the tables' README, with an independent calculation. */
function expectNumbers(
  shown: { querySelectorAll: BuiltPage['document']['querySelectorAll'] } | null,
  slug: string,
) {
  const row = measured.get(slug)
  if (!row) return
  const energy = ['otet', 'otet-de-mere', 'otet-balsamic'].includes(slug) ? row.kcal : row.kcal_eu1169
  const expected: Row = {
    calories: `${Math.round(Number(energy))} kcal`,
    protein: grams(row.protein_g),
    fat: grams(row.fat_g),
    carbohydrates: grams(row.carbs_available_g),
    fiber: grams(row.fiber_g),
    salt: grams(row.salt_g, 'salt'),
    saturates: grams(row.saturated_fat_g),
    sugars: grams(least(row.sugars_g, row.carbs_available_g)),
  }
  const cells = shown?.querySelectorAll('[data-nutrient]') ?? []
  expect(cells.length, slug).toBeGreaterThanOrEqual(6)
  for (const cell of cells) {
    const nutrient = cell.getAttribute('data-nutrient') ?? ''
    if (nutrient === 'kilojoules') continue
    const said = cell.textContent.trim().replaceAll('\u00a0', ' ')
    if (isTrace(row, nutrient)) expect(said, `${slug} ${nutrient}`).toBe('urme')
    else if (expected[nutrient] === '') expect(['nemăsurat', '–'], slug).toContain(said)
    else expect(said, `${slug} ${nutrient}`).toBe(expected[nutrient])
  }
}

/** True if the table reports less than it could measure. */
function isTrace(row: Row, nutrient: string): boolean {
  const columns: Row = {
    protein: 'protein_g',
    fat: 'fat_g',
    saturates: 'saturated_fat_g',
    carbohydrates: 'carbs_g',
    sugars: 'sugars_g',
    fiber: 'fiber_g',
    salt: 'sodium_mg',
  }
  return (row.below_detection ?? '').split(' ').some((part) => part.startsWith(`${columns[nutrient]}:`))
}

function least(one = '', other = ''): string {
  return one === '' || other === '' ? one : String(Math.min(Number(one), Number(other)))
}

function grams(cell = '', kind = ''): string {
  if (cell === '') return ''
  const value = Number(cell)
  const rounded = (digits: number) =>
    String(Number(Math.round(Number(`${value}e${digits}`)) / 10 ** digits)).replace('.', ',')
  if (value === 0) return '0 g'
  if (kind === 'salt' && Math.round(value * 100) === 0) return '< 0,01 g'
  if (kind === 'salt' && Math.round(value * 100) < 100) return `${rounded(2)} g`
  if (kind === '' && value < 0.5) return '< 0,5 g'
  return Math.round(value * 10) < 100 ? `${rounded(1)} g` : `${rounded(0)} g`
}
