import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { categoryWords } from '../../../../src/domain/category/category-words.ts'
import { termsOf } from '../../../../src/domain/category/lexicon-file.ts'
import { cleanText } from '../../../../src/domain/lib/check.ts'
import { parseSpoken as parseSpokenBy } from '../../../../src/domain/spoken/parse-spoken.ts'
import { readVocabulary } from '../../../../src/domain/vocabulary/vocabulary.ts'
import { parseItems, parseSpoken } from '../../../../src/domain/with-all-words.ts'
import { expectStorable } from '../text/storable.ts'

/** Left out: "plus" is a comma, "păi" is a filler and not "pai" (straw), and "și de Cecco" is not said. */
const spokenOtherwise = new Set(['plus', 'pai', 'de cecco'])

/** One in four products of the word data: words around an item must not remove them, and no "și" or amount may split one. */
const products = Object.values(categoryWords)
  .flatMap(({ words, hints }) => termsOf(`${words}\n${hints}`))
  .flatMap((term) => term.split('/'))
  .map(cleanText)
  .filter((product, at) => at % 4 === 0 && !spokenOtherwise.has(product))

const speech = fc
  .array(
    fc.constantFrom(
      ...'și de cu fără un o doi trei zece sută kile grame jumătate nu vreau adaugă pune niște ăăă . , ! ... : 2 1,5'.split(
        ' ',
      ),
      ...'lapte pâine ouă roșii verzi nucă cacao lei bani cel notă Lidl la kilul chec litri „ 🍎 ț\u0327 <script> virgulă plus una 10 buc.'.split(
        ' ',
      ),
    ),
    { maxLength: 20 },
  )
  .map((words) => words.join(' '))
const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string(), speech)

describe('of any speech', () => {
  test('reading never throws, and all it gives can be stored', () => {
    fc.assert(
      fc.property(anyText, (text) => expectStorable(parseSpoken(text))),
      { numRuns: 500, examples: [['…0i']] },
    )
  })

  test('a closing full stop says nothing', () => {
    fc.assert(
      fc.property(speech, (text) => {
        const said = text.replace(/[ .!…,:]+$/, '')
        expect(parseSpoken(`${said}.`)).toEqual(parseSpoken(said))
      }),
      { numRuns: 300, examples: [['nu']] },
    )
  })

  test('it is read without any words at hand, too', () => {
    const none = readVocabulary({})
    fc.assert(
      fc.property(speech, (text) => {
        expect(() => parseSpokenBy(none, text)).not.toThrow()
      }),
    )
  })
})

describe('every product', () => {
  test('alone is read as if typed', () => {
    for (const product of products) expect(parseSpoken(product)).toEqual(parseItems(product))
  })

  test('stays whole between fillers and "și"', () => {
    for (const product of products) {
      expect(parseSpoken(`Vreau ${product} și două pâini.`).items).toEqual([
        ...parseItems(product).items,
        { name: 'pâini', quantity: '2', unit: 'st' },
      ])
    }
  })

  test('takes an amount from before, and leaves the next its own', () => {
    for (const product of products) {
      expect(parseSpoken(`o lămâie, un kil de ${product}, trei mere`).items).toEqual([
        { name: 'lămâie', quantity: '1', unit: 'st' },
        { name: product, quantity: '1', unit: 'kg' },
        { name: 'mere', quantity: '3', unit: 'st' },
      ])
    }
  })
})
