import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { ensureHooksBuilt } from '../../../scripts/lib/build/hooks.ts'
import { readContent, readSiteFiles, updateRecords } from '../../../scripts/lib/publish/admin-content.ts'
import type { FoodTexts } from '../../../src/published/food/food-columns.ts'
import { accepted, call, type Reply } from '../../support/people/api.ts'
import { type DashboardApi, dashboardAt, refusedFields } from '../../support/people/dashboard-api.ts'
import { usePocketBase } from '../../support/server/use-pocketbase.ts'

type SiteFiles = ReturnType<typeof readSiteFiles>

const server = usePocketBase()
let dashboard: DashboardApi
let token: string
let files: SiteFiles
beforeAll(async () => {
  token = await server.superuserToken()
  dashboard = dashboardAt(server.url, token)
  files = readSiteFiles((await ensureHooksBuilt()).hooks)
})
beforeEach(() => lay(files).close())
afterEach(async () => {
  const changed = [
    ...(await recordsOf('guide_foods', 'changed = null || changed != "{}"')),
    ...(await recordsOf('page_texts', 'changed != "{}"')),
  ]
  for (const { collectionName, id } of changed) await dashboard.remove(collectionName, id)
  for (const collection of ['suggestions', 'notices', 'publications'])
    for (const { id } of await recordsOf(collection)) await dashboard.remove(collection, id)
})

/** Writes the files' content to the database, as the site's process does at its start, beside a running PocketBase. */
function lay(those: SiteFiles): DatabaseSync {
  const database = new DatabaseSync(join(server.dataFolder, 'data.db'), { timeout: 10_000 })
  updateRecords(database, those, Date.now())
  return database
}

interface AdminRecord {
  id: string
  collectionName: string
  state?: string
}

async function recordsOf(collection: string, filter = ''): Promise<AdminRecord[]> {
  const query = new URLSearchParams({ filter, perPage: '1000' })
  const reply = await call(`${server.url}/api/collections/${collection}/records?${query}`, {
    headers: { Authorization: token },
  })
  return accepted<{ items: AdminRecord[] }>(reply).items
}

async function idOf(collection: string, filter: string): Promise<string> {
  const [record] = await recordsOf(collection, filter)
  if (!record) throw new Error(`No record of ${collection} has ${filter}.`)
  return record.id
}

/** Changes some columns of a food, as the dashboard does. */
async function changeFood(slug: string, columns: object): Promise<Reply> {
  return dashboard.change('guide_foods', await idOf('guide_foods', `slug = "${slug}"`), columns)
}

async function food(slug: string): Promise<Record<string, unknown>> {
  return accepted(await dashboard.read('guide_foods', await idOf('guide_foods', `slug = "${slug}"`)))
}

const today = () => new Date().toISOString().slice(0, 10)

const tips = ['întâi', 'apoi', 'la urmă'].map((when) => `Sarea se pune ${when}, ca să nu se înmoaie nimic.`)

/** Returns a new food with another food's texts. */
function tartar(): Record<string, unknown> {
  const words = files.foods.get('rosii') as FoodTexts
  return {
    ...words,
    season: ['Tot anul'],
    recipeAllergens: [],
    mayContain: [],
    slug: 'sos-tartar',
    name: 'Sos tartar',
    category: 'condimente',
    subcategory: '',
    alternativeNames: 'tartar',
    allergens: ['Lapte', 'Ouă'],
    shortDescription:
      'Sosul alb cu murături tocate și capere, bun lângă pește prăjit și lângă cartofi fierți în coajă.',
    metaTitle: 'Sos tartar: păstrare și înlocuitori',
    metaDescription:
      'Cum se păstrează sosul tartar după ce ați desfăcut borcanul și cu ce îl puteți înlocui lângă pește.',
    nutrition: '',
    source: '',
    keeping: 'Frigider | desfăcut | 3–5 zile | După deschidere |  | ambalaj',
    relatedFoods: 'Ouă\nUsturoi\nLămâi',
  }
}

describe('every food reads in the dashboard as on the site', () => {
  test('with the facts of the tables', async () => {
    expect(await recordsOf('guide_foods')).toHaveLength(files.foods.size)
    expect(await food('rosii')).toMatchObject({
      name: 'Roșii',
      season: ['iunie', 'iulie', 'august', 'septembrie', 'octombrie'],
      allergens: ['Niciunul'],
      keeping: expect.stringContaining('Cămară | copt | 7 zile | După coacere |  | foodkeeper-128'),
      measures: expect.stringContaining('o roșie mijlocie | 123 g'),
      changed: {},
    })
  })

  test('with its allergens in three states', async () => {
    expect(await food('paine-alba')).toMatchObject({
      allergens: ['Cereale care conțin gluten'],
      recipeAllergens: ['Soia', 'Lapte', 'Semințe de susan'],
      mayContain: ['Lupin'],
    })
  })

  test('so do the texts of pages', async () => {
    expect(await recordsOf('page_texts')).toHaveLength(files.texts.length)
  })

  test('saving one as it stands changes nothing of it', async () => {
    const before = await food('rosii')
    const after = accepted(await dashboard.change('guide_foods', String(before.id), before))
    expect(after).toEqual({ ...before, rev: 1, updated: expect.any(String) })
  })
})

describe('the admins’ content is kept when it is right', () => {
  test.each<[what: string, columns: object]>([
    ['one text', { metaTitle: 'Roșii de grădină și de seră' }],
    ['a list, a line for each', { usageTips: tips.join('\n') }],
    [
      'a time of keeping',
      { keeping: 'Frigider | tăiat | 1–2 zile | După tăiere |  | https://www.ansvsa.ro/pastrare' },
    ],
    ['a season', { season: ['iulie', 'august'] }],
    ['an allergen of some recipes', { recipeAllergens: ['Soia'] }],
    ['an allergen of which there may be traces', { mayContain: ['Țelină'] }],
    ['a measure', { measures: 'o felie | 20 g' }],
    [
      'numbers with their source',
      {
        nutrition: 'Energie | 79 kJ\nEnergie | 19 kcal\nProteine | 0,9 g',
        source: 'CIQUAL 2020 | Tomate, crue | 20047',
      },
    ],
  ])('%s of a food', async (_, columns) => {
    const dayBefore = today()
    expect(accepted(await changeFood('rosii', columns))).toMatchObject(columns)
    const dayAfter = today()
    expect(await food('rosii')).toMatchObject({
      ...columns,
      changed: Object.fromEntries(Object.keys(columns).map((column) => [column, expect.any(String)])),
      edited: expect.toBeOneOf([dayBefore, dayAfter]),
    })
  })

  test.each<[what: string, collection: string, record: object]>([
    ['a suggestion', 'suggestions', { name: 'pesto', category: 'condimente', priority: 7, popular: 3 }],
    ['a suggestion that is taken back', 'suggestions', { name: 'ulei', category: 'condimente' }],
    [
      'a notice',
      'notices',
      { text: 'Sărbători fericite!', from: '2026-12-24 00:00:00.000Z', until: '2026-12-27 00:00:00.000Z' },
    ],
  ])('%s', async (_, collection, record) => {
    const kept: { id: string } = accepted(await dashboard.create(collection, record))
    expect(accepted(await dashboard.read(collection, kept.id))).toMatchObject(record)
  })

  test('a whole new food, which other foods may lead to', async () => {
    accepted(await dashboard.create('guide_foods', tartar()))
    expect(await food('sos-tartar')).toMatchObject({ name: 'Sos tartar', changed: null })
    accepted(await changeFood('rosii', { relatedFoods: 'Ceapă\nBusuioc\nSos tartar' }))
  })

  test('a text of a page', async () => {
    const id = await idOf('page_texts', 'key = "product.heading"')
    const text = 'O listă pe care o vede toată familia'
    accepted(await dashboard.change('page_texts', id, { text }))
    expect(accepted(await dashboard.read('page_texts', id))).toMatchObject({
      text,
      page: '/lista-de-cumparaturi',
    })
  })
})

test('words that an admin vouches for on a page stay, and go to the publication with its text', async () => {
  const id = await idOf('page_texts', 'key = "product.heading"')
  const words = { text: 'O listă pe care o vede toată familia Popeștilor', knownWords: 'Popeștilor' }
  accepted(await dashboard.change('page_texts', id, words))
  const database = lay(files)
  onTestFinished(() => database.close())
  expect(accepted(await dashboard.read('page_texts', id))).toMatchObject(words)
  expect(readContent(database, files)).toMatchObject({
    content: { texts: [{ key: 'product.heading', text: words.text, knownWords: ['Popeștilor'] }] },
  })
})

describe('an emptied field falls back to the file', () => {
  test('a text of a food', async () => {
    const { metaTitle } = await food('rosii')
    accepted(await changeFood('rosii', { metaTitle: 'Roșii de grădină și de seră' }))
    expect(accepted(await changeFood('rosii', { metaTitle: '' }))).toMatchObject({ metaTitle, changed: {} })
  })

  test('a choice', async () => {
    accepted(await changeFood('rosii', { allergens: ['Lapte'] }))
    expect(accepted(await changeFood('rosii', { allergens: [] }))).toMatchObject({
      allergens: ['Niciunul'],
      changed: {},
    })
  })

  test('a text of a page', async () => {
    const id = await idOf('page_texts', 'key = "product.heading"')
    const { text } = accepted<{ text: string }>(await dashboard.read('page_texts', id))
    accepted(await dashboard.change('page_texts', id, { text: 'Altceva' }))
    expect(accepted(await dashboard.change('page_texts', id, { text: ' ' }))).toMatchObject({
      text,
      changed: {},
    })
  })

  test('a food that is deleted, when the files are laid again', async () => {
    accepted(await changeFood('rosii', { metaTitle: 'Roșii de grădină și de seră' }))
    await dashboard.remove('guide_foods', await idOf('guide_foods', 'slug = "rosii"'))
    lay(files).close()
    expect(await food('rosii')).toMatchObject({ metaTitle: files.foods.get('rosii')?.metaTitle, changed: {} })
  })
})

describe('a new version of the files', () => {
  const title = 'Roșii de grădină și de seră'
  const next = (changes: Partial<FoodTexts>): SiteFiles => {
    const foods = new Map(files.foods)
    foods.set('rosii', { ...(files.foods.get('rosii') as FoodTexts), ...changes })
    return { ...files, foods }
  }

  test('is taken over, keeps an admin’s changes, and shows conflicts', async () => {
    accepted(await changeFood('rosii', { metaTitle: title }))
    lay(
      next({
        metaTitle: 'Roșii: ghidul cel nou al fișierelor',
        storageMethod: 'La umbră, pe o tavă, cu codița în jos.',
      }),
    ).close()
    expect(await food('rosii')).toMatchObject({
      metaTitle: title,
      storageMethod: 'La umbră, pe o tavă, cu codița în jos.',
      conflicts: { metaTitle: 'Roșii: ghidul cel nou al fișierelor' },
    })
  })

  test('has no conflict left once an admin has seen and emptied it', async () => {
    accepted(await changeFood('rosii', { metaTitle: title }))
    lay({
      ...next({}),
      foods: new Map([
        ...files.foods,
        ['rosii', { ...(files.foods.get('rosii') as FoodTexts), metaTitle: 'x' }],
      ]),
    }).close()
    expect(await food('rosii')).toMatchObject({ conflicts: { metaTitle: 'x' } })
    expect(accepted(await changeFood('rosii', { conflicts: null }))).toMatchObject({
      metaTitle: title,
      conflicts: {},
    })
  })
})

describe('it is refused, and its field named, for', () => {
  test.each<[why: string, columns: object, field: string, sentence: RegExp]>([
    ['a title too long', { metaTitle: 'a'.repeat(61) }, 'metaTitle', /cel mult 60 de caractere/],
    ['a text too short', { storageMethod: 'La rece.' }, 'storageMethod', /cel puțin 30 de caractere/],
    [
      'a text of two lines',
      { storageMethod: 'La temperatura camerei,\ncu codița în jos.' },
      'storageMethod',
      /un singur rând/,
    ],
    ['too few tips', { usageTips: tips[0] }, 'usageTips', /cel puțin 3/],
    ['a description too short', { description: 'Prea scurtă.' }, 'description', /2 cuvinte/],
    [
      'a storage time that cannot be parsed',
      { keeping: 'Frigider | întreg | mult timp | | | ambalaj' },
      'keeping',
      /^Rândul 1/,
    ],
    [
      'an allergen that only its words name',
      { choosing: 'Alegeți-le grele și coapte bine; fiecare roșie conține soia, spune acest text.' },
      'allergens',
      /soia/,
    ],
    [
      'an allergen in two states',
      { recipeAllergens: ['Soia', 'Lapte'], mayContain: ['Soia'] },
      'mayContain',
      /Soia.*„recipeAllergens”/,
    ],
    ['no allergen and one', { allergens: ['Niciunul', 'Lapte'] }, 'allergens', /nu stă împreună/],
    ['a link to nowhere', { relatedFoods: 'Ardei gras\nOuă\nNimic' }, 'relatedFoods', /„Nimic”/],
    ['numbers of another source', { nutrition: 'Proteine | 0,9 g' }, 'source', /USDA SR28/],
    ['another address', { slug: 'tomate' }, 'slug', /nu se schimbă/],
    ['a picture that is none', { picture: 'tomatoe' }, 'picture', /tomatoe/],
  ])('%s', async (_, columns, field, sentence) => {
    const before = await food('rosii')
    const reply = await changeFood('rosii', columns)
    expect(refusedFields(reply)).toEqual([field])
    expect(JSON.parse(reply.text).data[field].message).toMatch(sentence)
    expect(await food('rosii')).toEqual(before)
    expect(await recordsOf('publications')).toEqual([])
  })

  test.each([
    ['guide_foods', 'slug = "rosii"'],
    ['page_texts', 'key = "product.heading"'],
  ])('a form of %s that was opened before the record changed', async (collection, filter) => {
    const id = await idOf(collection, filter)
    const opened = accepted<Record<string, unknown>>(await dashboard.read(collection, id))
    const other =
      collection === 'guide_foods' ? { metaTitle: 'Roșii de grădină și de seră' } : { text: 'Altceva' }
    accepted(await dashboard.change(collection, id, other))
    const reply = await dashboard.change(collection, id, opened)
    expect(refusedFields(reply)).toEqual(['rev'])
    expect(JSON.parse(reply.text).data.rev.message).toMatch(/închideți fișa/)
  })

  test('a title that another food has', async () => {
    const reply = await changeFood('oua', { metaTitle: files.foods.get('rosii')?.metaTitle })
    expect(refusedFields(reply)).toEqual(['metaTitle'])
    expect(JSON.parse(reply.text).data.metaTitle.message).toMatch(/„rosii”/)
  })

  test.each<[why: string, changes: object, field: string, sentence: RegExp]>([
    ['a new food without a name', { name: '' }, 'name', /Completați/],
    ['a new food that lacks a text', { storageMethod: '' }, 'storageMethod', /Completați/],
    ['a new food that names no allergens', { allergens: [] }, 'allergens', /alergeni/],
    ['an address with capitals', { slug: 'Sos-tartar' }, 'slug', /./],
    ['an address that is taken', { slug: 'rosii' }, 'slug', /deja/],
  ])('%s', async (_, changes, field, sentence) => {
    const reply = await dashboard.create('guide_foods', { ...tartar(), ...changes })
    expect(refusedFields(reply)).toEqual([field])
    expect(JSON.parse(reply.text).data[field].message).toMatch(sentence)
  })

  test.each<[why: string, collection: string, record: object, field: string, sentence: RegExp]>([
    [
      'a priority out of bounds',
      'suggestions',
      { name: 'pesto', category: 'condimente', priority: 99 },
      'priority',
      /10/,
    ],
    [
      'a notice of several lines',
      'notices',
      { text: 'Sărbători\nfericite!', from: '2026-12-24 00:00:00.000Z', until: '2026-12-27 00:00:00.000Z' },
      'text',
      /un singur rând/,
    ],
    [
      'a notice that ends before it begins',
      'notices',
      { text: 'Sărbători fericite!', from: '2026-12-27 00:00:00.000Z', until: '2026-12-24 00:00:00.000Z' },
      'until',
      /după început/,
    ],
    ['a text of no page', 'page_texts', { key: 'product.nimic', text: 'Nimic' }, 'key', /nu se adaugă/],
  ])('%s', async (_, collection, record, field, sentence) => {
    const reply = await dashboard.create(collection, record)
    expect(refusedFields(reply)).toEqual([field])
    expect(JSON.parse(reply.text).data[field].message).toMatch(sentence)
    expect(await recordsOf('publications')).toEqual([])
  })

  test('a question of a page without an answer', async () => {
    const id = await idOf('page_texts', 'key = "product.questions"')
    const reply = await dashboard.change('page_texts', id, { text: 'Cum fac o listă?' })
    expect(refusedFields(reply)).toEqual(['text'])
  })
})

describe('a saved edit', () => {
  const request = () => join(dirname(server.dataFolder), 'publish-wanted')

  test('asks for one publication, however many there are', async () => {
    accepted(await changeFood('rosii', { usageTips: tips.join('\n') }))
    accepted(await changeFood('rosii', { usageTips: '' }))
    await dashboard.remove('guide_foods', await idOf('guide_foods', 'slug = "rosii"'))
    expect(await recordsOf('publications')).toMatchObject([{ state: 'în așteptare' }])
    expect(Date.now() - Number(readFileSync(request(), 'utf8'))).toBeLessThan(120_000)
  })

  test('asks for another one while one is under way', async () => {
    await dashboard.create('suggestions', { name: 'pesto', category: 'condimente', priority: 7 })
    const [first] = await recordsOf('publications')
    accepted(await dashboard.change('publications', first?.id ?? '', { state: 'în lucru' }))
    await dashboard.create('suggestions', { name: 'sos', category: 'condimente', priority: 7 })
    expect((await recordsOf('publications')).map(({ state }) => state).sort()).toEqual([
      'în așteptare',
      'în lucru',
    ])
  })

  test('is asked for by hand as well', async () => {
    expect(accepted(await dashboard.create('publications', { message: 'orice' }))).toMatchObject({
      state: 'în așteptare',
    })
    expect(existsSync(request())).toBe(true)
  })
})

test.each(['guide_foods', 'page_texts', 'suggestions', 'notices', 'publications'])(
  'only admins read or write %s',
  async (name) => {
    const url = `${server.url}/api/collections/${name}/records`
    expect((await call(url)).status).toBe(403)
    expect((await call(url, { method: 'POST', body: { slug: 'rosii', name: 'x', text: 'x' } })).status).toBe(
      403,
    )
  },
)
