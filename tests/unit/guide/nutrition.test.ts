import { describe, expect, test } from 'vitest'
import type { Nutrient } from '../../../src/guide/nutrition/nutrients.ts'
import { nutritionOf, shownAmount, shownShare } from '../../../src/guide/nutrition/nutrition.ts'
import { tables } from '../../../src/guide/tables/tables.ts'

/** A number and its unit stay on one line. */
const noBreak = '\u00a0'

test.each<[Nutrient, number, string]>([
  ['calories', 17.6, '18 kcal'],
  ['calories', 1234, '1234 kcal'],
  ['kilojoules', 254.6, '255 kJ'],
  ['saturates', 0.3, '< 0,5 g'],
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

describe('the energy of a food', () => {
  const of = (slug: string) => {
    const row = tables.foods.get(slug)
    if (!row) throw new Error(`no ${slug}`)
    return nutritionOf(row)
  }

  test('in kJ is by the factors of the regulation, like the kcal', () => {
    const { kilojoules, calories, fat = 0, carbohydrates = 0, protein = 0, fiber = 0 } = of('unt')
    expect(kilojoules).toBeCloseTo(fat * 37 + (carbohydrates + protein) * 17 + fiber * 8, 6)
    expect(calories).toBe(tables.foods.get('unt')?.kcal_eu1169)
  })

  test('in kJ is converted from the kcal if the factors do not give them', () => {
    const { kilojoules = 0, calories = 0 } = of('otet')
    expect(kilojoules).toBeCloseTo(calories * 4.184, 6)
  })

  test('is one in both units', () => {
    const rows = [...tables.foods.values()].map(({ slug }) => ({ slug, ...of(slug) }))
    for (const { slug, kilojoules = 0, calories = 0 } of rows.filter(({ calories = 0 }) => calories >= 10)) {
      expect(kilojoules / calories, slug).toBeGreaterThan(4)
      expect(kilojoules / calories, slug).toBeLessThan(4.4)
    }
  })
})

test('a part of a nutrient is never more than the nutrient', () => {
  for (const row of tables.foods.values()) {
    const { fat, saturates = 0, carbohydrates, sugars = 0 } = nutritionOf(row)
    if (fat !== undefined) expect(saturates, row.slug).toBeLessThanOrEqual(fat + 0.05)
    if (carbohydrates !== undefined) expect(sugars, row.slug).toBeLessThanOrEqual(carbohydrates)
  }
})
