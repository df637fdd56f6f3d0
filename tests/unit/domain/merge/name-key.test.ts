import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nameProblem } from '../../../../src/domain/lib/check.ts'
import { fold } from '../../../../src/domain/lib/fold.ts'
import { nameKey } from '../../../../src/domain/with-all-words.ts'
import { rowsOf } from '../category/names.ts'
import { shelfNames } from '../category/shelf-names.ts'
import { linesOf, pairsOf } from './names.ts'
import { nearNames } from './near-names.ts'
import { sameNames } from './same-names.ts'
import { shelfNearNames } from './shelf-near-names.ts'
import { shelfSameNames } from './shelf-same-names.ts'

const products = linesOf(sameNames + shelfSameNames, '=')
const neighbours = linesOf(nearNames + shelfNearNames, '≠')
const allNames = [...products.flat(), ...neighbours.flat(), ...rowsOf(shelfNames).map(([name]) => name)]
const anyName = fc.constantFrom(...allNames)
const signs = ['!', ' ', '…', ' 🙂', '?!']

describe('one product, however it is written', () => {
  test.each(products.map((names) => ({ names })))('$names', ({ names }) => {
    expect(new Set(names.map(nameKey)).size).toBe(1)
  })
})

describe('near names are not one product', () => {
  test.each(neighbours.map((names) => ({ names })))('$names', ({ names }) => {
    const merged = pairsOf(names).filter(([a, b]) => nameKey(a) === nameKey(b))
    expect(merged).toEqual([])
  })

  test('nor are any two products of the table', () => {
    const firstNames = products.map(([first = '']) => first)
    const keys = firstNames.map(nameKey)
    expect(firstNames.filter((_, place) => keys.indexOf(keys[place] ?? '') !== place)).toEqual([])
  })
})

describe('the tables', () => {
  test('hold at least 400 pairs that are one product and 500 that are near', () => {
    expect(products.flatMap(pairsOf).length).toBeGreaterThanOrEqual(400)
    expect(neighbours.flatMap(pairsOf).length).toBeGreaterThanOrEqual(500)
  })
})

describe('for any name', () => {
  test.each(signs)('case, diacritics and %j around the words never matter', (sign) => {
    const differing = allNames.filter((name) => {
      const others = [name.toUpperCase(), name.normalize('NFD'), ` ${name}`]
      // Without diacritics, an î inside a word can no longer be recognized as today's â.
      if (!/\p{L}î\p{L}/u.test(name.normalize('NFC').toLowerCase())) others.push(fold(name))
      const around = /\p{L}/u.test(name) ? [name + sign, sign + name] : []
      return [...others, ...around].some((other) => nameKey(other) !== nameKey(name))
    })
    expect(differing).toEqual([])
  })

  test('one word more is another product', () => {
    fc.assert(
      fc.property(
        anyName,
        fc.constantFrom('praf', 'congelat', 'kapia', 'fără', 'Zuzu', '2', 'verde'),
        (name, word) => {
          fc.pre(!fold(name).split(' ').includes(fold(word)))
          expect(nameKey(`${name} ${word}`)).not.toBe(nameKey(name))
        },
      ),
    )
  })

  test('every name that can be stored has a key, and one of its own if it has no words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 100 }), (name) => {
        fc.pre(nameProblem(name) === undefined)
        expect(nameKey(name).trim()).not.toBe('')
        expect(nameKey(name)).toBe(nameKey(name))
      }),
    )
  })

  test('words of letters no rule knows differ when they differ', () => {
    const consonants = fc.stringMatching(/^[bdfgkm]{3,8}$/).filter((word) => !/(.)\1/.test(word))
    fc.assert(
      fc.property(consonants, consonants, (a, b) => {
        expect(nameKey(a) === nameKey(b)).toBe(a === b)
      }),
    )
  })
})
