import { expect, test } from 'vitest'
import { effectiveCategory } from '../../../../src/domain/category/detect-category.ts'
import { isPlural } from '../../../../src/domain/merge/is-plural.ts'
import { readVocabulary } from '../../../../src/domain/vocabulary/vocabulary.ts'
import { allWords } from '../../../../src/domain/with-all-words.ts'
import { pluralThings, singularThings } from '../../../../src/domain/words/things-by-number.ts'

test.each([
  ['roșii', true],
  ['Rosii cherry', true],
  ['ouă de țară', true],
  ['șervețele umede', true],
  ['ardei kapia', undefined],
  ['lapte', false],
  ['Pâine neagră', false],
  ['roșie', false],
  ['suc de roșii', false],
  ['sare și piper', undefined],
  ['pui', undefined],
  ['mosoare', undefined],
  ['7 Days', undefined],
  ['🍎', undefined],
  ['', undefined],
])('%j is plural: %j', (name, known) => {
  expect(isPlural(allWords(), name)).toBe(known)
})

test('without words it is unknown', () => {
  expect(isPlural(readVocabulary({}), 'roșii')).toBeUndefined()
})

test('each word is a thing of some shelf, and is one or several', () => {
  const [several, one] = [pluralThings.split(' '), singularThings.split(' ')]
  expect(several.filter((word) => one.includes(word))).toEqual([])
  expect(
    [...several, ...one].filter((word) => effectiveCategory({ name: word, category: '' }) === 'altele'),
  ).toEqual([])
})
