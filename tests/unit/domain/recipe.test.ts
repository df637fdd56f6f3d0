import { expect, test } from 'vitest'
import { atHomeBy } from '../../../src/domain/recipe/at-home.ts'
import { scaledQuantity } from '../../../src/domain/recipe/scale.ts'
import { allWords } from '../../../src/domain/with-all-words.ts'

test.each([
  ['250', 2, '500'],
  ['0.25', 2, '0.5'],
  ['1', 0.5, '0.5'],
  ['2-3', 2, '4-6'],
  ['1', 1 / 3, '0.33'],
  ['100', 1.5, '150'],
  ['6x2', 2, '12x2'],
  ['6x2', 0.25, '2x2'],
])('%s for %s times as many people is %s', (quantity, factor, scaled) => {
  expect(scaledQuantity(quantity, factor)).toBe(scaled)
})

test('an amount that would be none, or too long to be one, stays as it is', () => {
  expect(scaledQuantity('0.01', 0.1)).toBe('0.01')
  expect(scaledQuantity('99999999999999999999', 50)).toBe('99999999999999999999')
})

test('a bought thing is at home until it is due, in any form of its name', () => {
  const thing = { everyDays: 7, isDue: false }
  const since = atHomeBy(allWords(), [
    { ...thing, name: 'ouă', sinceDays: 3 },
    { ...thing, name: 'lapte', sinceDays: 8, isDue: true },
  ])
  expect([since('Oua'), since('lapte'), since('făină')]).toEqual([3, undefined, undefined])
})
