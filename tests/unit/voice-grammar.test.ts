import { describe, expect, test } from 'vitest'
import { spellProperly } from '../../voice/decode/spelling.ts'
import { isInGrammar, makeTokenTree, startReading } from '../../voice/grammar/grammar.ts'
import { makeVocabulary } from '../../voice/tests/tiny-tokenizer.ts'

describe('phrases that people say to a list', () => {
  test.each([
    'lapte',
    ' Lapte.',
    'două kile de cartofi, o pâine și zece ouă',
    '2 kg de roşii',
    '1,5 l lapte, 500g făină',
    '20 de ouă',
    'un kil jumate de mere',
    'doi litri și jumătate de lapte',
    'jumătate de kil de telemea',
    'un sfert de kil de unt',
    'o duzină de ouă',
    'trei sute cincizeci de grame de brânză',
    'saci de gunoi și pastă de dinți',
    'ulei de măsline, lapte bătut',
    'dulceață de caise',
    'tăiței cu ouă',
    'scutece',
  ])('%s', (text) => expect(isInGrammar(text)).toBe(true))
})

describe('phrases that no person says to a list', () => {
  test.each([
    '',
    'Vă mulțumim pentru vizionare!',
    'vreau lapte',
    'lapte,',
    'lapte și',
    'doi',
    'două kile',
    '2 2 mere',
    'kile mere',
    'lapte ouă',
  ])('%s', (text) => expect(isInGrammar(text)).toBe(false))
})

test('a thing that a list has had before is accepted again', () => {
  expect(isInGrammar('doi zorzoni')).toBe(false)
  expect(isInGrammar('doi zorzoni', ['Zorzoni'])).toBe(true)
})

describe('the next token', () => {
  const { texts } = makeVocabulary()
  const start = startReading(makeTokenTree({ texts }), [])
  const textOf = (token: number) => texts.get(token)
  const behind = (...texts: string[]) =>
    texts.reduce((reading, text) => {
      const next = reading.followers().find(({ token }) => textOf(token) === text)
      expect(next, text).toBeDefined()
      return next?.reading ?? reading
    }, start)
  const allowedAfter = (...texts: string[]) =>
    behind(...texts)
      .followers()
      .map(({ token }) => textOf(token))

  test('is returned for whole tokens and for single letters', () => {
    expect(allowedAfter()).toEqual(expect.arrayContaining([' lapte', ' două', ' 2', 'l']))
    expect(allowedAfter()).not.toContain(' Mulțumesc')
    expect(allowedAfter()).not.toContain(' kg')
    expect(allowedAfter(' 2')).toEqual(expect.arrayContaining([' kg', ' mere', ' de', '5']))
  })

  test('leads through letters with other marks to the same words', () => {
    expect(behind(' ', 'ţ', 'e', 'l', 'i', 'n', 'ă').isWhole).toBe(true)
    expect(behind(' țelină').isWhole).toBe(true)
  })

  test('is an end only behind a thing', () => {
    expect(behind(' două').isWhole).toBe(false)
    expect(behind(' două', ' kile').isWhole).toBe(false)
    expect(behind(' două', ' kile', ' de', ' mere').isWhole).toBe(true)
  })
})

test.each([
  [' Lapte', 'lapte'],
  [' doua rosii', 'doua roșii'],
  ['Roşii', 'roșii'],
  ['brinza', 'brinza'],
  ['paine', 'pâine'],
])('%s is written %s', (said, written) => expect(spellProperly(said, [])).toBe(written))

test('a list spells its own things', () => {
  expect(spellProperly(' Zorzoni', ['Zorzonî'])).toBe('zorzonî')
})
