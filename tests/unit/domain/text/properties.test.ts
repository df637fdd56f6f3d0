import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { categoryWords } from '../../../../src/domain/category/category-words.ts'
import { termsOf } from '../../../../src/domain/category/lexicon-file.ts'
import { formatQuantity, unitLabel } from '../../../../src/domain/item/shown-amount.ts'
import { storedUnit } from '../../../../src/domain/item/units.ts'
import { cleanText } from '../../../../src/domain/lib/check.ts'
import { fold } from '../../../../src/domain/lib/fold.ts'
import { allWords, parseItems } from '../../../../src/domain/with-all-words.ts'
import { unitRows } from '../../../../src/domain/words/units.ts'
import { expectStorable } from './storable.ts'

/** All product words and phrases of the word data: no unit, number or small word may remove one. */
const products = Object.values(categoryWords)
  .flatMap(({ words, hints }) => termsOf(`${words}\n${hints}`))
  .flatMap((term) => term.split('/'))
  .map(cleanText)

const units = unitRows.map(({ unit }) => unit)
const lineish = fc.string({
  unit: fc.constantFrom(
    ...'abcăîșț 0123456789,.;:-–x×½/%()[]de kg l un o și jumate •☐✅\n\u200b🍎',
    'de ',
    ' lei',
    ' de la Lidl',
    'Lidl: ',
    ', cel ',
    ' (notă: ',
    ' - ',
    'kg ',
    'un ',
  ),
})
const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string(), lineish)

/** False for words that announce a number ("SPF 50"), begin with "de", or name a size with every following number. */
const isCounted = (product: string) => !/^(spf|de) ?/.test(product)

describe('of any text', () => {
  test('parsing never throws, and all it gives can be stored', () => {
    fc.assert(
      fc.property(anyText, (text) => expectStorable(parseItems(text))),
      { numRuns: 3000 },
    )
  })

  test('a name is spelled as it was typed', () => {
    fc.assert(
      fc.property(lineish, (text) => {
        const typed = cleanText(text)
        for (const { name } of parseItems(text).items) {
          for (const word of name.split(' ')) expect(typed).toContain(word)
        }
      }),
      { numRuns: 1000, examples: [['a;(.']] },
    )
  })

  test('cleaning first changes nothing', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const lines = text.split(/[\n\r\u0085\u2028\u2029]/)
        expect(parseItems(lines.map(cleanText).join('\n'))).toEqual(parseItems(text))
      }),
    )
  })
})

describe('of decimals', () => {
  test('a decimal comma never splits, and is stored as a dot', () => {
    const digits = fc.integer({ min: 1, max: 99 })
    const tenths = fc.integer({ min: 1, max: 9 })
    fc.assert(
      fc.property(digits, tenths, fc.constantFrom('kg', 'l', ' kg', ' litri'), (whole, tenth, unit) => {
        const { items } = parseItems(`mere ${whole},${tenth}${unit}, ${whole},${tenth}${unit} pere,ouă`)
        expect(items.map(({ quantity }) => quantity)).toEqual([`${whole}.${tenth}`, `${whole}.${tenth}`, '1'])
      }),
    )
  })

  test('as many parts as separators say', () => {
    const parts = fc.array(fc.constantFrom('lapte', 'mere 1,5 kg', '2,5 l apă', 'lapte 3,5%', '7 Days'), {
      minLength: 1,
    })
    fc.assert(
      fc.property(parts, fc.constantFrom(',', ', ', ';', '\n', '\r\n', ' ; '), (names, separator) => {
        expect(parseItems(names.join(separator)).items).toHaveLength(names.length)
      }),
    )
  })
})

describe('of every product the shelves know', () => {
  test('alone it stays itself', () => {
    for (const product of products) {
      expect(parseItems(product)).toEqual({
        items: [{ name: product, quantity: '1', unit: 'st' }],
        refused: [],
      })
    }
  })

  test.each([
    [(product: string) => `2 kg de ${product}`, '2', 'kg'],
    [(product: string) => `1,5kg ${product}`, '1.5', 'kg'],
    [(product: string) => `${product} 2 kg`, '2', 'kg'],
    [(product: string) => `${product} 500g`, '500', 'g'],
    [(product: string) => `${product} - 1/2 l`, '0.5', 'l'],
    [(product: string) => `${product} doi litri`, '2', 'l'],
    [(product: string) => `${product} 3 buc.`, '3', 'buc'],
    [(product: string) => `${product} x2`, '2', 'st'],
    [(product: string) => `un kil jumate de ${product}`, '1.5', 'kg'],
  ])('%s', (line, quantity, unit) => {
    for (const product of products.filter(isCounted)) {
      expect(parseItems(line(product)).items).toEqual([{ name: product, quantity, unit }])
    }
  })
})

describe('of "și" and "niște"', () => {
  const product = fc.constantFrom(...products.filter(isCounted))
  const amount = fc.constantFrom(
    '2',
    '10',
    'un kil',
    'două',
    'o sticlă de',
    '1,5 kg de',
    'jumătate de kil de',
  )

  /** "Pizza și 4 brânzeturi" may be one item, and in "fructe, 2 borcane" the jars are the amount. */
  const isThing = (name: string) =>
    !allWords().describingWords.has(fold(name).split(' ')[0] ?? '') && storedUnit(name) === undefined

  test('"și" before an amount counts as a comma', () => {
    fc.assert(
      fc.property(product, amount, product.filter(isThing), (one, much, other) => {
        const told = parseItems(`${one}, ${much} ${other}`)
        expect(parseItems(`${one} și ${much} ${other}`)).toEqual(told)
      }),
      { numRuns: 1000 },
    )
  })

  test('"și" before anything else separates two items or belongs to one', () => {
    fc.assert(
      fc.property(product, product, (one, other) => {
        const names = parseItems(`${one} și ${other}`).items.map(({ name }) => name)
        expect(names.join(' și ')).toBe(`${one} și ${other}`)
      }),
      { numRuns: 1000 },
    )
  })

  test('"niște" before a thing says nothing', () => {
    for (const thing of products) expect(parseItems(`niște ${thing}`)).toEqual(parseItems(thing))
  })
})

describe('of an item', () => {
  test('the displayed text reads as the same item', () => {
    const amount = fc.integer({ min: 1, max: 9999 }).map((hundredths) => String(hundredths / 100))
    fc.assert(
      fc.property(
        fc.constantFrom('lapte', 'făină 000', 'Coca-Cola 0', '7 Days'),
        amount,
        fc.constantFrom(...units),
        (name, quantity, unit) => {
          const shown = `${name} ${formatQuantity(quantity)} ${unitLabel(unit)}`
          expect(parseItems(shown).items).toEqual([{ name, quantity, unit }])
        },
      ),
    )
  })
})

describe('of units', () => {
  test('every spelling leads to one stored unit, upper case, dots and marks or not', () => {
    const spellings = unitRows.flatMap(({ unit, spellings: others }) => [unit, ...others.split(' ')])
    expect(new Set(spellings).size).toBe(spellings.length)
    for (const { unit, spellings: others } of unitRows) {
      for (const word of [unit, ...others.split(' ')]) {
        expect([storedUnit(word), storedUnit(`${word.toUpperCase()}.`)]).toEqual([unit, unit])
      }
    }
  })

  test.each([
    ['st', 'buc'],
    ['buc', 'buc'],
    ['sticlă', 'sticlă'],
    ['mosoare', 'mosoare'],
  ])('%s reads %s', (unit, label) => {
    expect(unitLabel(unit)).toBe(label)
  })

  test.each([
    ['1.5', '1,5'],
    ['2-3', '2-3'],
    ['1.5-2.5', '1,5-2,5'],
  ])('%s reads %s', (quantity, shown) => {
    expect(formatQuantity(quantity)).toBe(shown)
  })
})
