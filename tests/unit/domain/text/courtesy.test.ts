import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { categoryWords } from '../../../../src/domain/category/category-words.ts'
import { termsOf } from '../../../../src/domain/category/lexicon-file.ts'
import { isCourtesy } from '../../../../src/domain/text/lines/courtesy.ts'
import { popularNames } from '../../../../src/domain/words/catalogue.ts'
import { courtesyWords } from '../../../../src/domain/words/courtesy.ts'

/** All products, except the chocolate "merci", whose name also means thanks. */
const products = [
  ...popularNames,
  ...Object.values(categoryWords)
    .flatMap(({ words, hints }) => termsOf(`${words}\n${hints}`))
    .flatMap((term) => term.split('/')),
].filter((name) => name !== 'merci')

describe('small talk is no thing to buy', () => {
  test.each([
    'mulțumesc! ❤',
    'Mulțumesc mult 😘😘',
    'multumesc frumos',
    'Mersi!',
    'merci',
    'Bună!',
    'bună ziua',
    'Bună dimineața',
    'Salut',
    'te rog',
    'Te rog frumos 🙏',
    'dacă poți',
    'pupici',
    'Te pup 💋',
    'te iubesc ❤️',
    'ne vedem diseară',
    'ne vedem la 7',
    'ajung pe la ora 18:30',
    'poți să iei și tu?',
    'Poți să treci pe la magazin?',
    'iei tu?',
    'ce mai faci?',
    'atât',
    'asta e tot',
    'Gata!',
    'ok 👍',
    'o zi frumoasă!',
    '❤️',
    '🙏🙏',
  ])('%s', (text) => {
    expect(isCourtesy(text)).toBe(true)
  })
})

describe('a thing to buy is a thing to buy', () => {
  test.each([
    'ciocolată Merci',
    'Merci 250 g',
    'merci 2',
    '2 Merci',
    'Merci ciocolată',
    'brânză bună',
    'cafea bună dimineața',
    'poți să iei lapte?',
    'mulțumesc lapte',
    'te rog ouă',
    '🍎',
    'merci 🍫',
    '💐',
    'mai',
    '7',
    'ora 7',
    '-',
    '!',
    '',
  ])('%j', (text) => {
    expect(isCourtesy(text)).toBe(false)
  })

  test('any known product, alone or with a kind word', () => {
    for (const product of products) expect([product, isCourtesy(product)]).toEqual([product, false])
    const kind = fc.constantFrom(...courtesyWords.split(' '))
    fc.assert(
      fc.property(kind, fc.constantFrom(...products), fc.boolean(), (word, product, isFirst) => {
        expect(isCourtesy(isFirst ? `${word} ${product}` : `${product} ${word}!`)).toBe(false)
      }),
      { numRuns: 2000 },
    )
  })

  test('with an amount of anything', () => {
    const kind = fc.array(fc.constantFrom(...courtesyWords.split(' ')), { minLength: 1, maxLength: 4 })
    const amount = fc.constantFrom('2', '250 g', 'x2', '1,5 l', '2 buc', '½')
    fc.assert(
      fc.property(kind, amount, (words, much) => {
        expect(isCourtesy(`${much} ${words.join(' ')}`)).toBe(false)
      }),
    )
  })
})
