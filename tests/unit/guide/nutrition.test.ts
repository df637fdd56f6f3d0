import { expect, test } from 'vitest'
import type { MainNutrient } from '../../../src/guide/nutrients.ts'
import { shownAmount, shownShare } from '../../../src/guide/nutrition.ts'

/** A number and its unit stay on one line. */
const noBreak = '\u00a0'

test.each<[MainNutrient, number, string]>([
  ['calories', 17.6, '18 kcal'],
  ['calories', 1234, '1234 kcal'],
  ['protein', 0, '0 g'],
  ['protein', 0.49, '< 0,5 g'],
  ['protein', 0.5, '0,5 g'],
  ['protein', 0.88, '0,9 g'],
  ['protein', 1, '1 g'],
  ['fat', 9.94, '9,9 g'],
  ['fat', 9.95, '10 g'],
  ['fat', 10.4, '10 g'],
  ['carbohydrates', 78.6, '79 g'],
  ['salt', 0, '0 g'],
  ['salt', 0.004, '< 0,01 g'],
  ['salt', 0.0075, '0,01 g'],
  ['salt', 0.994, '0,99 g'],
  ['salt', 0.996, '1 g'],
  ['salt', 1.94, '1,9 g'],
  ['salt', 97.5, '98 g'],
])('%s of %d is "%s"', (nutrient, amount, shown) => {
  expect(shownAmount(nutrient, amount)).toBe(shown.replaceAll(' ', noBreak))
})

test.each([
  [0, '0 %'],
  [0.004, '< 1 %'],
  [0.01, '1 %'],
  [0.174, '17 %'],
  [3.2, '320 %'],
])('%d of the day is "%s"', (share, shown) => {
  expect(shownShare(share)).toBe(shown.replaceAll(' ', noBreak))
})
