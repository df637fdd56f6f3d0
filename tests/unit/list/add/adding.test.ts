import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeItemIds } from '../../../../src/device/make-id.ts'
import type { Wish } from '../../../../src/domain/item/change.ts'
import type { Item } from '../../../../src/domain/item/item.ts'
import { foldChanges } from '../../../../src/domain/item/snapshot.ts'
import { vocabularyTables } from '../../../../src/domain/vocabulary/vocabulary-tables.ts'
import { type AddingActions, type Doing, makeAddingActions } from '../../../../src/list/add/adding.ts'
import { learnVocabulary } from '../../../../src/list/vocabulary/loaded-vocabulary.ts'
import { $toasts } from '../../../../src/ui/toasts.ts'
import { listed } from '../../domain/suggest/items.ts'

/** Items of a list that applies all changes at once. */
let items: ReadonlyMap<string, Item>
let done: string[]
let highlighted: string[]
let said: string[]
let actions: AddingActions
let author: Pick<Item, 'author' | 'authorColor'>

function enact(wishes: readonly Wish[], { called, isSeen }: Doing) {
  done.push(isSeen ? `(${called})` : called)
  items = foldChanges(
    items,
    wishes.map((wish, index) => ({ ...wish, id: `change-${done.length}-${index}`, listId: 'list' })),
  )
}

function holds(...all: Item[]) {
  items = new Map(all.map((item) => [item.id, item]))
}

const lastToast = () => $toasts.get().slice(-1)[0]

const shown = () =>
  [...items.values()].map(
    ({ name, quantity, unit, completed }) => `${name} ${quantity} ${unit}${completed ? ' ✓' : ''}`,
  )

beforeAll(() => learnVocabulary(vocabularyTables))
beforeEach(() => {
  done = []
  highlighted = []
  said = []
  holds()
  author = { author: '', authorColor: '' }
  actions = makeAddingActions({
    items: () => items,
    author: () => author,
    newItemId: makeItemIds(),
    enact,
    highlight: (ids) => highlighted.push(...ids.map((id) => items.get(id)?.name ?? 'new')),
    say: (text) => said.push(text),
  })
})

test('a new thing is added, in one step that can be undone', () => {
  actions.addText('lapte 2 l, pâine')
  expect(shown()).toEqual(['lapte 2 l', 'pâine 1 st'])
  expect(done).toEqual(['(Ați adăugat 2 produse)'])
})

test('an addition may have another name, and reports whether the list is another one', () => {
  const bread = { name: 'pâine', quantity: '1', unit: 'st' }
  expect(actions.addItems([bread], 'Am auzit: „o pâine”')).toBe(true)
  expect(done).toEqual(['Am auzit: „o pâine”'])
  expect(actions.addItems([])).toBe(false)
})

describe('a thing still to buy', () => {
  beforeEach(() => holds(listed('rosie', { quantity: '500', unit: 'g' })))

  test('is added up at once, said and highlighted', () => {
    actions.addText('roșii 1 kg')
    expect(shown()).toEqual(['rosie 1.5 kg'])
    expect(done).toEqual(['rosie: 500\u00a0g → 1,5\u00a0kg'])
    expect(highlighted).toContain('rosie')
  })

  test.each([
    ['roșii 500 g', 'rosie: 500\u00a0g → 1\u00a0kg'],
    ['roșii 300 g', 'rosie: 500 → 800\u00a0g'],
    ['roșii 300 g, unt', 'Ați adăugat 2 produse'],
  ])('%s is called "%s"', (text, called) => {
    actions.addText(text)
    expect(done).toEqual([called])
  })

  test('stays a row of its own where the two do not add up', () => {
    actions.addText('roșii 3 cutii')
    expect(shown()).toEqual(['rosie 500 g', 'roșii 3 cutie'])
  })

  test('is said to be there when that adds nothing to it', () => {
    actions.addText('roșii')
    expect([shown(), done]).toEqual([['rosie 500 g'], []])
    expect(said).toEqual(['„rosie” este deja pe listă (500\u00a0g)'])
    expect(highlighted).toEqual(['rosie'])
  })
})

test('few new rows are seen; of many it is said', () => {
  actions.addText('lapte, pâine, unt')
  actions.addText('mere, pere, prune, struguri')
  expect(done).toEqual(['(Ați adăugat 3 produse)', 'Ați adăugat 4 produse'])
})

test('a bought item comes back unchanged, with the new amount', () => {
  holds(listed('lapte', { quantity: '2', unit: 'l', completed: true }), listed('unt', { completed: true }))
  actions.addText('lapte, unt 200 g')
  expect(shown()).toEqual(['lapte 2 l', 'unt 200 g'])
  expect(done).toEqual(['(Ați readus pe listă 2 produse)'])
})

test('an addition that changes nothing is not sent', () => {
  holds(listed('lapte', { quantity: '2', unit: 'l' }))
  actions.addItems([{ name: 'lapte', quantity: '1', unit: 'st' }])
  expect([shown(), done]).toEqual([['lapte 2 l'], []])
})

test('an added item has its author, and the category that this list remembers', () => {
  const frozen = listed('mazăre', { category: 'congelate', deleted: true })
  author = { author: 'Ana', authorColor: 'teal' }
  holds(frozen)
  actions.addItems([{ name: 'Mazăre', quantity: '1', unit: 'kg' }])
  expect([...items.values()].at(-1)).toMatchObject({ name: 'Mazăre', category: 'congelate', ...author })
})

describe('a note, a store or a price', () => {
  const milk = { name: 'lapte', quantity: '1', unit: 'st' }
  const only = () => [...items.values()][0]

  test('comes onto the list with a new thing', () => {
    actions.addItems([{ ...milk, note: 'cel cu capac verde', store: 'Lidl', price: '749' }])
    expect(only()).toMatchObject({ note: 'cel cu capac verde', store: 'Lidl', price: '749' })
  })

  test('is added to an item on the list, whose other ones stay', () => {
    holds(listed('lapte', { note: 'de țară', store: 'piața' }))
    actions.addItems([{ ...milk, quantity: '2', unit: 'buc', price: '749' }])
    expect(items.size).toBe(1)
    expect(only()).toMatchObject({ quantity: '3', note: 'de țară', store: 'piața', price: '749' })
  })

  test.each([
    ['note', 'de țară', 'fără lactoză'],
    ['store', 'piața', 'Lidl'],
  ])('makes it another thing where it is another %s', (key, there, wanted) => {
    holds(listed('lapte', { [key]: there }))
    actions.addItems([
      { ...milk, [key]: wanted },
      { ...milk, [key]: wanted },
    ])
    expect([...items.values()]).toMatchObject([
      { quantity: '1', [key]: there },
      { quantity: '2', [key]: wanted },
    ])
  })

  test('and the prices of measured amounts add up; if one is missing, there is no price', () => {
    const kilo = { name: 'roșii', quantity: '1', unit: 'kg' }
    holds(listed('roșii', { quantity: '2', unit: 'kg', price: '798' }))
    actions.addItems([{ ...kilo, price: '399' }])
    expect(only()).toMatchObject({ quantity: '3', price: '1197' })
    actions.addItems([kilo])
    expect(only()).toMatchObject({ quantity: '4', price: '' })
    actions.addItems([{ ...kilo, price: '399' }])
    expect(only()).toMatchObject({ quantity: '5', price: '' })
  })

  test('and a bought item comes back without its buyer and its store', () => {
    const bought = { completed: true, taker: 'Ana', takerColor: 'teal', boughtIn: 'Lidl' } as const
    holds(listed('lapte', { note: 'de țară', ...bought }))
    actions.addItems([{ ...milk, store: 'piața' }])
    expect(only()).toMatchObject({ note: 'de țară', store: 'piața', taker: '', takerColor: '', boughtIn: '' })
  })
})

test('an implausible amount is asked about, and one press changes it', () => {
  holds()
  actions.addText('cafea 4 g')
  const [toast] = $toasts.get().slice(-1)
  expect(toast).toMatchObject({ text: 'Pe listă este „cafea”, 4\u00a0g. Așa ați vrut?' })
  expect(toast?.action?.label).toBe('Schimbă în 4\u00a0kg')
  toast?.action?.run()
  expect([...items.values()]).toMatchObject([{ name: 'cafea', quantity: '4', unit: 'kg' }])
})

test('text without an item is answered in words', () => {
  holds()
  actions.addText('ce mai trebuie?')
  expect(items.size).toBe(0)
  expect(said).toEqual(['Nimic de adăugat în „ce mai trebuie?”'])
})

test('an implausible amount of a pasted, spoken or imported item is asked about as well, but only once', () => {
  const coffee = { name: 'cafea', quantity: '4', unit: 'g' }
  const water = { name: 'apă', quantity: '40', unit: 'bax' }
  actions.addItems([listed('pâine'), coffee, water], 'Am auzit: „cafea, apă”')
  expect(lastToast()?.text).toBe('Pe listă este „cafea”, 4\u00a0g. Așa ați vrut?')
  lastToast()?.action?.run()
  expect(lastToast()?.text).toMatch(/^Pe listă este „apă”, 40.+ Așa ați vrut\?$/)

  holds(listed('cafea', { quantity: '4', unit: 'g', completed: true }))
  const shownBefore = lastToast()
  actions.addItems([coffee])
  expect(lastToast()).toBe(shownBefore)
})

test.each([
  ['ouă 10 15 lei', 'ouă: 15\u00a0lei în total', '15\u00a0lei fiecare', '150', '1500'],
  ['lapte 2l 7,49 lei', 'lapte: 7,49\u00a0lei în total', '7,49\u00a0lei/l', '749', '1498'],
  ['mere 500 g 6 lei', 'mere: 6\u00a0lei în total', '6\u00a0lei/kg', '600', '300'],
  ['bere 6x0,5l 24 lei', 'bere: 24\u00a0lei în total', '24\u00a0lei fiecare', '2400', '14400'],
  ['vin 2 sticle 50 lei', 'vin: 50\u00a0lei în total', '50\u00a0lei fiecare', '2500', '5000'],
  ['chifle 3 10 lei', 'chifle: 10\u00a0lei în total', '10\u00a0lei fiecare', '333', '1000'],
])(
  '"%s" tells how its price was understood, and one press switches it, there and back',
  (text, told, other, ofAll, ofEach) => {
    const price = () => [...items.values()][0]?.price
    actions.addText(text)
    expect(lastToast()).toMatchObject({ text: told, action: { label: other } })
    expect(price()).toBe(ofAll)
    lastToast()?.action?.run()
    expect(price()).toBe(ofEach)
    expect(lastToast()?.text).toBe(`${told.split(':')[0]}: ${other}`)
    lastToast()?.action?.run()
    expect(price()).toBe(ofAll)
    expect(lastToast()?.text).toBe(told)
  },
)

test.each([
  'ouă 10 1,5 lei bucata',
  '6 iaurturi la 2 lei',
  'roșii 2 kg 7 lei/kg',
  'unt 12,99 lei',
  'lapte 1 l 7 lei',
  'o pâine 5 lei',
  'ouă 10, vin sub 30 lei',
  'ouă 10 15 lei, lapte 2 l 12 lei',
])('"%s" tells nothing of prices', (text) => {
  const shownBefore = lastToast()
  actions.addText(text)
  expect(items.size).toBeGreaterThan(0)
  expect(lastToast()).toBe(shownBefore)
})

test('a price that was added to that of a row is not offered otherwise', () => {
  holds(listed('lapte', { quantity: '1', unit: 'l', price: '700' }))
  const shownBefore = lastToast()
  actions.addText('lapte 2 l 12 lei')
  expect(shown()).toEqual(['lapte 3 l'])
  expect(lastToast()).toBe(shownBefore)
})

test('an amount is asked about, and a price told of, before the list shows the item', () => {
  const needs = { items: () => new Map<string, Item>(), author: () => author, newItemId: makeItemIds() }
  const wishes: Wish[] = []
  const slow = makeAddingActions({ ...needs, enact: (given) => wishes.push(...given) })
  slow.addText('cafea 3 g')
  expect(lastToast()?.text).toBe('Pe listă este „cafea”, 3\u00a0g. Așa ați vrut?')
  slow.addText('ouă 10 20 lei')
  expect(lastToast()?.text).toBe('ouă: 20\u00a0lei în total')
  lastToast()?.action?.run()
  expect(wishes.at(-1)).toMatchObject({ kind: 'set', fields: { price: '2000' } })
})
