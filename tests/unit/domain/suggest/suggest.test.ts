import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fold } from '../../../../src/domain/lib/fold.ts'
import { wordStem } from '../../../../src/domain/lib/word-stem.ts'
import { nameKey, suggestionsFor } from '../../../../src/domain/with-all-words.ts'
import { catalogue } from '../../../../src/domain/words/catalogue.ts'

interface Known {
  history?: string[]
  pending?: string[]
  bought?: string[]
}

const noThings = () => []

/** Suggests from the list and the catalogue alone. */
function suggested(text: string, { history = [], pending = [], bought = [] }: Known = {}): string[] {
  return suggestionsFor({ text, history, pending, bought, things: noThings }).map(({ name }) => name)
}

const catalogueNames: readonly string[] = catalogue.map(({ name }) => name)
const first12 = catalogueNames.slice(0, 12)

describe('while nothing is typed', () => {
  test.each(['', '  ', 'lapte, ', 'lapte\n', 'lapte;'])(
    'the 12 highest priorities are suggested (%j)',
    (text) => {
      expect(suggested(text)).toEqual(first12)
    },
  )

  test('things already to buy are left out, and the next ones move up', () => {
    const pending = ['Pîine', 'roșie', 'LAPTE']
    expect(suggested('', { pending })).toEqual(
      catalogueNames.filter((name) => !['lapte', 'pâine', 'roșii'].includes(name)).slice(0, 12),
    )
  })

  test('things in the basket are left out too', () => {
    expect(suggested('', { bought: ['lapte'], history: ['lapte'] })).not.toContain('lapte')
  })

  test('things that this list’s people add come before the catalogue, up to 6 of them', () => {
    const history = ['mac', 'tofu', 'drojdie', 'quinoa', 'hummus', 'kimchi', 'tahini']
    expect(suggested('', { history })).toEqual([...history.slice(0, 6), ...first12])
  })

  test('a thing known to both is suggested once, under the list’s name', () => {
    const names = suggested('', { history: ['Lapte'] })
    expect(names).toEqual(['Lapte', ...catalogueNames.slice(1, 13)])
  })
})

describe('while something is typed', () => {
  test.each([
    ['lap', ['lapte']],
    ['ro', ['roșii']],
    ['ROȘ', ['roșii']],
    ['rosii', ['roșii']],
    ['roşii', ['roșii']],
    ['rosie', ['roșii']],
    ['paine', ['pâine']],
    ['dinti', ['pastă de dinți']],
    ['xyz', []],
    ['<script>', []],
    ['Legume:', []],
  ])('"%s" finds %j', (text, names) => {
    expect(suggested(text)).toEqual(names)
  })

  test.each([
    ['lactate', ['lapte', 'ouă', 'unt', 'telemea']],
    ['igien', ['hârtie igienică', 'pastă de dinți']],
    ['pește', ['somon']],
  ])('"%s" finds things of that category: %j', (text, names) => {
    expect(suggested(text)).toEqual(names)
  })

  test.each([
    ['unt', ['unt']],
    ['ca', ['cartofi', 'cafea', 'castraveți', 'carne tocată']],
    ['pa', ['pâine', 'paste', 'pastă de dinți', 'ceapă']],
    ['ar', ['cartofi', 'hârtie igienică', 'zahăr', 'carne tocată']],
  ])('"%s" finds beginnings before the rest, each by priority: %j', (text, names) => {
    expect(suggested(text)).toEqual(names)
  })

  test('an exact match is the first of all', () => {
    const history = ['lapte bătut', 'lapte praf', 'ciocolată cu lapte']
    expect(suggested('lapte', { history })[0]).toBe('lapte')
  })

  test('the list’s own names stand above the catalogue, beginnings before the rest', () => {
    const history = ['suc de mere', 'cartofi dulci', 'mere verzi']
    expect(suggested('mer', { history })).toEqual(['mere verzi', 'suc de mere', 'mere'])
    expect(suggested('cart', { history })).toEqual(['cartofi dulci', 'cartofi'])
  })

  test('no more than 4 are suggested', () => {
    expect(suggested('a')).toHaveLength(4)
    expect(suggested('a', { history: ['ananas', 'avocado', 'ață', 'arahide', 'ardei'] })).toHaveLength(4)
  })

  test('a thing already to buy is not suggested', () => {
    expect(suggested('rosii', { pending: ['Roșie'] })).toEqual([])
  })

  test('a bought thing is suggested again', () => {
    expect(suggested('lap', { bought: ['lapte'], history: ['lapte'] })).toEqual(['lapte'])
  })

  test.each([
    ['lapte, ro', ['roșii']],
    ['lapte\nouă; ro', ['roșii']],
    ['2 kg ro', ['roșii']],
    ['10 ou', ['ouă']],
    ['- ro', ['roșii']],
    ['o pâi', ['pâine']],
    ['rosii 2 kg', ['roșii']],
    ['suc 1,5 l, ro', ['roșii']],
  ])('of "%s" only the name of the last part counts', (text, names) => {
    expect(suggested(text)).toEqual(names)
  })
})

describe('for any typed text and any known names', () => {
  const name = fc.oneof(
    fc.constantFrom(...catalogueNames),
    fc.string({ unit: fc.constantFrom(...'aeroșțlcip ') }),
  )
  const text = fc.oneof(
    name,
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...'laro,;\n 2kg') }),
  )
  const known = fc.record({ history: fc.array(name), pending: fc.array(name), bought: fc.array(name) })

  test('nothing is suggested twice, nor things already to buy', () => {
    fc.assert(
      fc.property(text, known, (typed, lists) => {
        const keys = suggestionsFor({ text: typed, ...lists }).map(({ name }) => nameKey(name))
        expect(new Set(keys).size).toBe(keys.length)
        for (const pending of lists.pending) expect(keys).not.toContain(nameKey(pending))
      }),
    )
  })

  test('a suggestion for a word contains it or a form of it, or is of its category', () => {
    const word = fc.string({ unit: fc.constantFrom(...'aeroșlcip'), minLength: 3, maxLength: 4 })
    fc.assert(
      fc.property(word, known, (typed, lists) => {
        for (const { name: found, category } of suggestionsFor({
          text: typed,
          ...lists,
          things: noThings,
        })) {
          // 'pii' begins 'pîine', as 'pâine' was written before 1993.
          const spellings = [fold(found), fold(found.replace(/â/gi, 'î')), category]
          const contains = spellings.some((part) => part.includes(fold(typed)))
          const isForm = found.split(' ').some((one) => wordStem(fold(one)) === wordStem(fold(typed)))
          expect(contains || isForm || nameKey(found) === nameKey(typed)).toBe(true)
        }
      }),
    )
  })
})
