import { expect, test } from 'vitest'
import { shownMonths } from '../../../src/guide/season/seasons.ts'

test.each([
  [[7, 8, 9], 'iul–sep'],
  [[10, 11, 12, 1, 2, 3], 'oct–mar'],
  [[5], 'mai'],
  [[5, 9, 10], 'mai și sep–oct'],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 'tot anul'],
])('%j is "%s"', (months, shown) => {
  expect(shownMonths(months)).toBe(shown)
})
