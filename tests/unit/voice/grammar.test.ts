import { describe, expect, test } from 'vitest'
import { spellProperly } from '../../../voice/decode/spelling.ts'
import { costInGrammar, makeTokenTree, startOfOne, startReading } from '../../../voice/grammar/grammar.ts'
import { makeVocabulary } from '../../../voice/tests/tiny-tokenizer.ts'
import { moreCorrectedSentences } from '../domain/spoken/corrected-again-sentences.ts'
import { correctedSentences } from '../domain/spoken/corrected-sentences.ts'
import { describedSentences } from '../domain/spoken/described-sentences.ts'
import { notedSentences } from '../domain/spoken/noted-sentences.ts'
import { sentences } from '../domain/spoken/sentences.ts'
import { rowsIn } from '../domain/spoken/spoken-cases.ts'
import { variedSentences } from '../domain/spoken/varied-sentences.ts'

const isInGrammar = (text: string) => costInGrammar(text) !== undefined

/** Hesitations, which engines leave out; attached words of dialects; and things that no table knows. */
const notForEngines =
  /ăăă|hmm?\b|d-aia|de-ăla|notă:|cofraje|litruri|cartele metrou|mâini și unghii|cu (?:aloe|lavandă|fructe și)|suport sub|bani de școală|cinci de lei$/i

const tables = {
  sentences: Object.values(sentences),
  'varied sentences': Object.values(variedSentences),
  corrections: Object.values(correctedSentences),
  'more corrections': [moreCorrectedSentences],
  descriptions: [describedSentences],
  notes: Object.values(notedSentences),
}

describe.each(Object.entries(tables))('the spoken parser reads, and the grammar has, of %s', (_, texts) => {
  const rows = texts.flatMap(rowsIn).filter(([, items]) => items !== '')
  test.each(rows.filter(([sentence]) => !notForEngines.test(sentence)))('%s', (sentence) => {
    expect(isInGrammar(sentence)).toBe(true)
  })
})

test('the sentences that are left out are few', () => {
  const all = Object.values(tables).flat().flatMap(rowsIn)
  expect(all.filter(([sentence]) => notForEngines.test(sentence)).length).toBeLessThan(all.length * 0.04)
})

describe('other things that people say to a list', () => {
  test.each([
    ' Lapte.',
    '2 kg de roşii',
    'Adaugă lapte te rog',
    'Încă o pâine',
    'Lapte doi litri',
    'pâine fără gluten',
    'Șampon și balsam',
    'lapte pâine ouă',
    'Șterge laptele',
    'saci de gunoi și pastă de dinți',
    'tăiței cu ouă',
  ])('%s', (text) => expect(isInGrammar(text)).toBe(true))
})

describe('phrases that no person says to a list', () => {
  test.each(['', 'Vă mulțumim pentru vizionare!', 'doi', 'două kile', 'Nu mai știu unde am pus cheile'])(
    '%s',
    (text) => expect(isInGrammar(text)).toBe(false),
  )
})

describe('less costs', () => {
  const costOf = (text: string) => costInGrammar(text) ?? Number.POSITIVE_INFINITY
  test.each([
    ['what everybody buys', 'lapte', 'lavandă'],
    ['a word of a table than an invented plural', 'miere', 'mieri'],
    ['one thing than three', 'lapte', 'lapte, pâine, ouă'],
    ['a comma than none', 'lapte, pâine', 'lapte pâine'],
    ['an amount before its thing', 'doi litri de lapte', 'lapte doi litri'],
    ['the usual spelling', 'lumânare', 'luminare'],
  ])('%s', (_, likely, unlikely) => expect(costOf(likely)).toBeLessThan(costOf(unlikely)))

  test('a thing that the list has had', () => {
    expect(costInGrammar('lavandă', ['lavandă'])).toBeLessThan(costOf('lavandă'))
  })
})

test('a thing that a list has had before is accepted again', () => {
  expect(isInGrammar('doi zorzoni')).toBe(false)
  expect(costInGrammar('doi zorzoni', ['Zorzoni'])).toBeDefined()
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
    expect(allowedAfter(' 2')).toEqual(expect.arrayContaining([' kg', ' mere', ' de', '5']))
  })

  test('leads through letters with other marks to the same words', () => {
    expect(behind(' ', 'ţ', 'e', 'l', 'i', 'n', 'ă').endCost).toBeDefined()
    expect(behind(' țelină').endCost).toBeDefined()
  })

  test('is an end only behind a thing', () => {
    expect(behind(' două').endCost).toBeUndefined()
    expect(behind(' două', ' kile').endCost).toBeUndefined()
    expect(behind(' două', ' kile', ' de', ' mere').endCost).toBeDefined()
  })
})

test('is of a few names only, where only they are asked for', () => {
  const { texts } = makeVocabulary()
  const start = startOfOne(makeTokenTree({ texts }), new Map([['mere', 0]]))
  const allowed = start.followers().map(({ token }) => texts.get(token))
  expect(allowed).toEqual(expect.arrayContaining([' ', ' mere', 'm']))
  expect(allowed).not.toContain(' lapte')
})

test.each([
  [' Lapte', 'lapte'],
  [' doua rosii', 'două roșii'],
  ['Roşii', 'roșii'],
  ['brinza', 'brinza'],
  ['paine', 'pâine'],
  ['Doua kile si jumatate de cartofi', 'două kile și jumătate de cartofi'],
  ['o suta de grame', 'o sută de grame'],
])('%s is written %s', (said, written) => expect(spellProperly(said, [])).toBe(written))

test('a list spells its own things', () => {
  expect(spellProperly(' Zorzoni', ['Zorzonî'])).toBe('zorzonî')
})
