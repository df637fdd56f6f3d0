import { expect, test } from 'vitest'
import { findBought } from '../../../../src/domain/with-all-words.ts'
import { boughtAt, daysAgo } from './bought.ts'

const history = [
  ...boughtAt(daysAgo(2), 'roșii cherry|500|g', 'Lapte|2|l'),
  ...boughtAt(daysAgo(9, 18), 'lapte'),
  ...boughtAt(daysAgo(9, 12), 'lapte', 'roșii', 'lapte de cocos'),
  ...boughtAt(daysAgo(20), 'detergent de vase', 'unt'),
]

test.each([
  ['rosii', ['roșii cherry', 'roșii']],
  ['ROŞII', ['roșii cherry', 'roșii']],
  ['roșie', ['roșii cherry', 'roșii']],
  ['che ro', ['roșii cherry']],
  ['vase', ['detergent de vase']],
  ['lap', ['Lapte', 'lapte de cocos']],
  ['  ', []],
  ['apte', []],
  ['pâine', []],
])('„%s” finds matching things, the latest first', (text, names) => {
  expect(findBought(history, text).map(({ name }) => name)).toEqual(names)
})

test('a thing has its latest amount, and each shop that had it once', () => {
  expect(findBought(history, 'lapte')[0]).toEqual({
    name: 'Lapte',
    quantity: '2',
    unit: 'l',
    category: '',
    atMs: [daysAgo(2), daysAgo(9, 18)],
  })
})
