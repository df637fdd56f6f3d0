import { expect, test } from 'vitest'
import { keepingOf } from '../../../src/guide/keeping.ts'

const row = (cells: Record<string, string>) => ({ slug: 'ardei', foodkeeper_id: '1', ...cells })

test.each([
  [{ dop_fridge_min: '4', dop_fridge_max: '14', dop_fridge_unit: 'Days' }, '4–14 zile'],
  [{ dop_fridge_min: '1', dop_fridge_max: '1', dop_fridge_unit: 'Weeks' }, '1 săptămână'],
  [{ fridge_min: '3', fridge_max: '5', fridge_unit: 'Weeks' }, '3–5 săptămâni'],
  [{ fridge_min: '20', fridge_max: '30', fridge_unit: 'Days' }, '20–30 de zile'],
  [{ fridge_min: '1', fridge_max: '1', fridge_unit: 'Year' }, '1 an'],
  [{ fridge_unit: 'Package use-by date' }, 'până la data de pe ambalaj'],
  [{ fridge_unit: 'Not Recommended' }, 'nu se recomandă'],
])('%j keeps "%s"', (cells, shown) => {
  expect(keepingOf(row(cells))).toEqual({ fridge: { unopened: shown } })
})

test('what is told of the purchase comes before what is told of the making', () => {
  const cells = { fridge_min: '9', fridge_max: '9', fridge_unit: 'Days' }
  const bought = { dop_fridge_min: '2', dop_fridge_max: '3', dop_fridge_unit: 'Days' }
  expect(keepingOf(row({ ...cells, ...bought }))).toEqual({ fridge: { unopened: '2–3 zile' } })
})

test('an opened pack is told beside a closed one, each place for itself', () => {
  const cells = {
    pantry_min: '1',
    pantry_max: '2',
    pantry_unit: 'Years',
    fridge_after_opening_min: '2',
    fridge_after_opening_max: '3',
    fridge_after_opening_unit: 'Months',
  }
  expect(keepingOf(row(cells))).toEqual({
    pantry: { unopened: '1–2 ani' },
    fridge: { opened: '2–3 luni' },
  })
})

test('eggs keep as European eggs do, and fresh yeast not as dry yeast', () => {
  expect(keepingOf({ slug: 'oua', foodkeeper_id: '1' })).toEqual({
    fridge: { unopened: 'până la 28 de zile de la ouat' },
  })
  const years = { pantry_min: '2', pantry_max: '2', pantry_unit: 'Years' }
  expect(keepingOf({ slug: 'drojdie', foodkeeper_id: '1', ...years })).toEqual({})
})

test('nothing is known of what no table has', () => {
  expect(keepingOf(undefined)).toEqual({})
})
