import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { readFoodFiles } from '../../scripts/guide/read-files.ts'
import { accepted, call } from '../support/api.ts'
import { type Desk, deskAt, refusedFields } from '../support/desk.ts'
import { type PocketBaseServer, startPocketBase } from '../support/pocketbase.ts'

let server: PocketBaseServer
let desk: Desk
let token: string
beforeAll(async () => {
  server = await startPocketBase()
  token = await server.superuserToken()
  desk = deskAt(server.url, token)
})
afterEach(async () => {
  for (const collection of ['guide_foods', 'suggestions', 'notices', 'publications'])
    for (const { id } of await recordsOf(collection)) await desk.remove(collection, id)
})
afterAll(() => server.stop())

async function recordsOf(collection: string): Promise<{ id: string; state?: string }[]> {
  const reply = await call(`${server.url}/api/collections/${collection}/records`, {
    headers: { Authorization: token },
  })
  return accepted<{ items: { id: string }[] }>(reply).items
}

const tips = ['întâi', 'apoi', 'la urmă'].map((when) => `Sarea se pune ${when}, ca să nu se înmoaie nimic.`)
const words = readFoodFiles().find(({ slug }) => slug === 'rosii')
const tartar = {
  ...(words?.head as object),
  slug: 'sos-tartar',
  name: 'Sos tartar',
  category: 'condimente',
  description: words?.description,
  alternativeNames: ['tartar'],
  allergens: ['lapte', 'fructe_cu_coaja'],
  canFreeze: 'da',
  shortDescription:
    'Sosul verde din busuioc, nuci de pin, brânză și ulei de măsline, bun pe paste fierbinți.',
  metaTitle: 'Sos tartar: păstrare și înlocuitori',
  metaDescription:
    'Cum se păstrează sosul tartar după ce ați desfăcut borcanul și cu ce îl puteți înlocui la paste.',
}

describe('the admins’ content is kept when it is right', () => {
  it.each<[what: string, collection: string, record: object]>([
    ['one text of a food', 'guide_foods', { slug: 'rosii', metaTitle: 'Roșii de grădină și de seră' }],
    ['a list of a food’s texts', 'guide_foods', { slug: 'rosii', usageTips: tips }],
    ['a whole new food', 'guide_foods', tartar],
    [
      'numbers with their source',
      'guide_foods',
      {
        slug: 'rosii',
        nutrition: { calories: 19, protein: 0.9 },
        source: { table: 'CIQUAL 2020', entry: 'Tomate, crue', id: '20047' },
      },
    ],
    ['a suggestion', 'suggestions', { name: 'pesto', category: 'condimente', priority: 7, popular: 3 }],
    ['a suggestion that is taken back', 'suggestions', { name: 'ulei', category: 'condimente' }],
    [
      'a notice',
      'notices',
      { text: 'Sărbători fericite!', from: '2026-12-24 00:00:00.000Z', until: '2026-12-27 00:00:00.000Z' },
    ],
  ])('%s', async (_, collection, record) => {
    const kept: { id: string } = accepted(await desk.create(collection, record))
    expect(accepted(await desk.read(collection, kept.id))).toMatchObject(record)
  })
})

describe('it is refused, and its field named, for', () => {
  it.each<[why: string, collection: string, record: object, field: string, sentence: RegExp]>([
    [
      'a title too long',
      'guide_foods',
      { slug: 'rosii', metaTitle: 'a'.repeat(61) },
      'metaTitle',
      /cel mult 60 de caractere/,
    ],
    [
      'a text of two lines',
      'guide_foods',
      { slug: 'rosii', storageMethod: 'La temperatura camerei,\ncu codița în jos.' },
      'storageMethod',
      /un singur rând/,
    ],
    ['too few tips', 'guide_foods', { slug: 'rosii', usageTips: tips.slice(0, 1) }, 'usageTips', /3/],
    ['what is no JSON', 'guide_foods', { slug: 'rosii', usageTips: 'unu, doi' }, 'usageTips', /./],
    ['a question that asks nothing', 'guide_foods', { ...tartar, faq: [] }, 'faq', /3/],
    [
      'a description too short',
      'guide_foods',
      { slug: 'rosii', description: 'Prea scurtă.' },
      'description',
      /2 de cuvinte/,
    ],
    [
      'a link to nowhere',
      'guide_foods',
      { slug: 'rosii', relatedFoods: ['ardei-gras', 'oua', 'nimic'] },
      'relatedFoods',
      /„nimic”/,
    ],
    [
      'a title that another food has',
      'guide_foods',
      { slug: 'oua', metaTitle: 'Roșii: valori nutritive, păstrare și înlocuitori' },
      'metaTitle',
      /„rosii”/,
    ],
    [
      'numbers without a source',
      'guide_foods',
      { slug: 'rosii', nutrition: { calories: 19 } },
      'source',
      /valorile nutritive/,
    ],
    [
      'a number that is none',
      'guide_foods',
      {
        slug: 'rosii',
        nutrition: { calories: 'multe' },
        source: { table: 'CIQUAL 2020', entry: 'Tomate', id: '20047' },
      },
      'nutrition',
      /calories/i,
    ],
    [
      'an unknown food without a name',
      'guide_foods',
      { slug: 'sos-tartar', metaTitle: 'Sos tartar: păstrare și înlocuitori' },
      'slug',
      /nu are acest aliment/,
    ],
    ['a new food that lacks a text', 'guide_foods', { ...tartar, storageMethod: '' }, 'storageMethod', /./],
    [
      'a new food that names no allergens',
      'guide_foods',
      { ...tartar, allergens: null },
      'allergens',
      /alergeni/,
    ],
    ['an address with capitals', 'guide_foods', { ...tartar, slug: 'Sos-tartar' }, 'slug', /./],
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
  ])('%s', async (_, collection, record, field, sentence) => {
    const reply = await desk.create(collection, record)
    expect(refusedFields(reply)).toEqual([field])
    expect(JSON.parse(reply.text).data[field].message).toMatch(sentence)
    expect(await recordsOf(collection)).toEqual([])
    expect(await recordsOf('publications')).toEqual([])
  })

  it('a change that breaks what was right', async () => {
    const kept: { id: string } = accepted(
      await desk.create('guide_foods', { slug: 'rosii', usageTips: tips }),
    )
    expect(refusedFields(await desk.change('guide_foods', kept.id, { metaTitle: 'scurt' }))).toEqual([
      'metaTitle',
    ])
    expect(accepted(await desk.read('guide_foods', kept.id))).toMatchObject({ metaTitle: '' })
  })
})

describe('a saved edit', () => {
  const bell = () => join(dirname(server.dataFolder), 'publish-wanted')

  it('asks for one publication, however many there are', async () => {
    const kept: { id: string } = accepted(
      await desk.create('guide_foods', { slug: 'rosii', usageTips: tips }),
    )
    accepted(await desk.change('guide_foods', kept.id, { slug: 'oua' }))
    await desk.remove('guide_foods', kept.id)
    expect(await recordsOf('publications')).toMatchObject([{ state: 'în așteptare' }])
    expect(Date.now() - Number(readFileSync(bell(), 'utf8'))).toBeLessThan(120_000)
  })

  it('asks for another one while one is under way', async () => {
    await desk.create('suggestions', { name: 'pesto', category: 'condimente', priority: 7 })
    const [first] = await recordsOf('publications')
    accepted(await desk.change('publications', first?.id ?? '', { state: 'în lucru' }))
    await desk.create('suggestions', { name: 'sos', category: 'condimente', priority: 7 })
    expect((await recordsOf('publications')).map(({ state }) => state).sort()).toEqual([
      'în așteptare',
      'în lucru',
    ])
  })

  it('is asked for by hand as well', async () => {
    expect(accepted(await desk.create('publications', { message: 'orice' }))).toMatchObject({
      state: 'în așteptare',
    })
    expect(existsSync(bell())).toBe(true)
  })
})

it.each(['guide_foods', 'suggestions', 'notices', 'publications'])(
  'nobody else reads or writes %s',
  async (name) => {
    const url = `${server.url}/api/collections/${name}/records`
    expect((await call(url)).status).toBe(403)
    expect((await call(url, { method: 'POST', body: { slug: 'rosii', name: 'x', text: 'x' } })).status).toBe(
      403,
    )
  },
)
