import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { categoryWords } from '../../../../src/domain/category/category-words.ts'
import { termsOf } from '../../../../src/domain/category/lexicon-file.ts'
import { entriesOf } from '../../../../src/domain/item/name-forms.ts'
import { cleanText } from '../../../../src/domain/lib/check.ts'
import { linesWithStores } from '../../../../src/domain/text/lines/line-stores.ts'
import { allWords, itemTexts, parseItems } from '../../../../src/domain/with-all-words.ts'
import { storeNames } from '../../../../src/domain/words/store-names.ts'
import { askedCases } from './asked-cases.ts'
import { chatCases } from './chat-cases.ts'
import { noteCases } from './note-cases.ts'
import { priceCases } from './price-cases.ts'
import { sizedCases } from './sized-cases.ts'
import { storeCases } from './store-cases.ts'
import { writtenItem } from './written-item.ts'

const read = (input: string) => parseItems(input).items.map(writtenItem)
const groups = [...noteCases, ...chatCases, ...storeCases, ...priceCases, ...askedCases, ...sizedCases]
const inputs = groups.flatMap(({ cases }) => cases.map(([input]) => input))

describe.each(groups)('$sentence', ({ cases }) => {
  test.each(cases.map(([input, ...items]) => ({ input, items })))('$input', ({ input, items }) => {
    expect(read(input)).toEqual(items)
  })
})

test('every part of a text, and every line, reads by itself as the same', () => {
  for (const input of inputs) {
    expect(itemTexts(input).flatMap(read)).toEqual(read(input))
    expect(linesWithStores(allWords(), input).flatMap(read)).toEqual(read(input))
  }
})

const products = Object.values(categoryWords)
  .flatMap(({ words, hints }) => termsOf(`${words}\n${hints}`))
  .flatMap((term) => term.split('/'))
  .map(cleanText)

/** Words of the word data that are qualities, and no items by themselves. */
const qualities = new Set(['tocat', 'feliat', 'curățat', 'spălat', 'afumat', 'congelat', 'măcinat'])

describe('of every product the shelves know', () => {
  test('it describes none before it', () => {
    const written = (product: string) => ['lapte = 1 st', `${product} = 1 st`]
    const things = products.filter((product) => !qualities.has(product))
    expect(things.filter((product) => read(`lapte, ${product}`).join() !== written(product).join())).toEqual(
      [],
    )
  })

  test.each([
    [(product: string) => `${product} de la piață`, ', la piața'],
    [(product: string) => `la Lidl ${product}`, ', la Lidl'],
    [(product: string) => `${product} 7,49 lei`, ', 749 bani'],
    [(product: string) => `${product}, cel cu capac verde`, ', notă: cel cu capac verde'],
    [(product: string) => `${product} (notă: pentru Ana)`, ', notă: pentru Ana'],
  ])('%s', (line, said) => {
    expect(products.flatMap((product) => read(line(product)))).toEqual(
      products.map((product) => `${product} = 1 st${said}`),
    )
  })
})

describe('of a note behind its name', () => {
  const words = [
    'cel',
    'verde',
    '2',
    'kg',
    'și',
    'de la Lidl',
    '7 lei',
    ':)',
    '(mic)',
    '-',
    '🍎',
    'ăla,',
    'a;',
    'x:',
  ]
  const note = fc
    .array(fc.oneof(fc.constantFrom(...words), fc.stringMatching(/^[a-zăîșț,.;:()%0-9]{1,9}$/)), {
      minLength: 1,
      maxLength: 12,
    })
    .map((said) => cleanText(said.join(' ')))
    // A bracket that closes before a comma and one that opens after it look like two notes.
    .filter((text) => text.length <= 200 && !/\)\s*[,;]/.test(text))

  test('the export of a list is read as the same', () => {
    fc.assert(
      fc.property(fc.constantFrom('lapte', '2 kg de roșii', ...products), note, (name, text) => {
        const [{ note: none, ...item } = expect.unreachable()] = parseItems(name).items
        expect(none).toBeUndefined()
        expect(parseItems(`${name} (notă: ${text})`).items).toEqual([{ ...item, note: text }])
      }),
      { numRuns: 2000 },
    )
  })

  test('it may be 200 characters long, and a longer one is none', () => {
    const longest = '🍎'.repeat(200)
    expect(parseItems(`lapte (notă: ${longest})`).items).toEqual([
      { name: 'lapte', quantity: '1', unit: 'st', note: longest },
    ])
    expect(parseItems(`lapte (notă: ${longest}a)`)).toEqual({
      items: [],
      refused: [{ text: `lapte (notă: ${longest}a)`, problem: 'name-length' }],
    })
    const described = `cel ${'mare '.repeat(50)}`.trim()
    expect(parseItems(`lapte, ${described}`)).toEqual({
      items: [{ name: 'lapte', quantity: '1', unit: 'st' }],
      refused: [{ text: described, problem: 'name-length' }],
    })
  })

  test('the name is checked without it', () => {
    const name = 'a'.repeat(100)
    expect(parseItems(`${name}, cel mare`).items).toEqual([
      { name, quantity: '1', unit: 'st', note: 'cel mare' },
    ])
    expect(parseItems('lapte, cel de 5$').refused).toEqual([
      { text: 'cel de 5$', problem: 'name-characters' },
    ])
  })
})

test('a part of many stores and amounts, longer than any name, is refused as soon as it is read', () => {
  const { items, refused } = parseItems(`lapte, ${'la Lidl cam 2 kg '.repeat(5000)}`)
  expect(items).toHaveLength(1)
  expect(refused.map(({ problem }) => problem)).toEqual(['name-length'])
})

describe('of a price', () => {
  test('of one unit and an amount, it is their product, rounded half up', () => {
    const grams = fc.integer({ min: 1, max: 99_999 })
    const bani = fc.integer({ min: 1, max: 9_999 })
    fc.assert(
      fc.property(grams, bani, (mass, each) => {
        const exact = BigInt(mass) * BigInt(each)
        const price = (exact + 500n) / 1000n
        const [item] = parseItems(`${mass} g roșii ${each} bani/kg`).items
        expect(item?.price).toBe(price === 0n ? undefined : String(price))
      }),
    )
  })
})

test('every known store is found as it is spelled, and in each other way to say it', () => {
  for (const [store = '', ...others] of entriesOf(storeNames)) {
    for (const said of [store, ...others]) {
      expect(read(`lapte de la ${said}`)).toEqual([`lapte = 1 st, la ${store}`])
      expect(read(`${said}: lapte`)).toEqual([`lapte = 1 st, la ${store}`])
    }
  }
})

describe("a list's own stores", () => {
  const own = ['Băcănia Veche', 'La Fourmi', 'Ferma Popescu']

  test.each([
    ['brânză de la bacania veche', 'brânză = 1 st, la Băcănia Veche'],
    ['ferma popescu: ouă', 'ouă = 1 st, la Ferma Popescu'],
    ['la fourmi: pâine', 'pâine = 1 st, la La Fourmi'],
    ['Ferma Popescu:\nouă', 'ouă = 1 st, la Ferma Popescu'],
    ['roșii de la Lidl', 'roșii = 1 st, la Lidl'],
  ])('%s', (input, item) => {
    expect(parseItems(input, own).items.map(writtenItem)).toEqual([item])
  })

  test('without them the words belong to the name', () => {
    expect(read('brânză de la băcănia veche')).toEqual(['brânză de la băcănia veche = 1 st'])
  })

  test('are spelled as the list spells them', () => {
    expect(parseItems('lapte de la lidl', ['LIDL Militari', 'LIDL']).items[0]?.store).toBe('LIDL')
    expect(parseItems('lapte de la lidl militari', ['LIDL Militari']).items[0]?.store).toBe('LIDL Militari')
  })
})
