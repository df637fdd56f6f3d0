import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { storedAmount } from '../../../../src/domain/item/amount.ts'
import { quantityProblem } from '../../../../src/domain/lib/check.ts'
import { mergeItems } from '../../../../src/domain/with-all-words.ts'
import { amounts } from './amounts.ts'

const rows = amounts
  .trim()
  .split(/\n\s*/)
  .map((line) => line.split(/ [+=] /).map((amount) => amount.split(' ')))

function lapte([quantity = '', unit = '']: readonly string[]) {
  return { name: 'lapte', quantity, unit }
}

describe('the sum of two amounts of one thing', () => {
  test.each(rows.map(([present = [], added = [], sum = []]) => ({ present, added, sum })))(
    '$present and $added: $sum',
    ({ present, added, sum: [quantity, unit] }) => {
      const expected = quantity === '–' ? { same: true } : { same: true, sum: { quantity, unit } }
      expect(mergeItems(lapte(present), lapte(added))).toEqual(expected)
      expect(mergeItems(lapte(added), lapte(present))).toEqual(expected)
    },
  )

  test('nothing, where the things are two', () => {
    const present = { name: 'lapte', quantity: '1', unit: 'l' }
    expect(mergeItems(present, { ...present, name: 'lapte praf' })).toEqual({ same: false })
  })
})

test.each([
  ['1,50', 'kile', '1.5', 'kg'],
  ['2', 'Bucăți', '2', 'buc'],
  ['0500', 'gr.', '500', 'g'],
  ['2-3', 'litri', '2-3', 'l'],
  [' 1 ', '', '1', 'st'],
  ['2', ' mosoare ', '2', 'mosoare'],
])('"%s" "%s" is stored as "%s" "%s"', (quantity, unit, storedQuantity, storedUnit) => {
  expect(storedAmount(quantity, unit)).toEqual({ quantity: storedQuantity, unit: storedUnit })
})

describe('for any amounts', () => {
  const anyUnit = fc.constantFrom('st', 'buc', 'kg', 'g', 'l', 'ml', 'cl', 'pachet', 'mosoare')
  const anyQuantity = fc
    .tuple(fc.nat(99_999), fc.nat(999))
    .map(
      ([whole, thousandths]) => storedAmount(`${whole}.${String(thousandths).padStart(3, '0')}`, '').quantity,
    )
    .filter((quantity) => quantity !== '0')
  const anyAmount = fc.tuple(anyQuantity, anyUnit).map(lapte)
  const thousandthsOf = (quantity: string) => Math.round(Number(quantity) * 1_000_000)
  const inSmallUnit: Readonly<Record<string, number>> = { kg: 1_000, l: 1_000, cl: 10 }

  test('the order says nothing', () => {
    fc.assert(
      fc.property(anyAmount, anyAmount, (a, b) => {
        expect(mergeItems(a, b)).toEqual(mergeItems(b, a))
      }),
    )
  })

  test('a sum is exact, and can be stored', () => {
    fc.assert(
      fc.property(anyAmount, anyAmount, (a, b) => {
        const { sum } = mergeItems(a, b)
        fc.pre(sum !== undefined && ![a, b].some(({ quantity, unit }) => quantity === '1' && unit === 'st'))
        const inSmall = ({ quantity, unit }: typeof a | NonNullable<typeof sum>) =>
          thousandthsOf(quantity) * (inSmallUnit[unit] ?? 1)
        expect(sum && inSmall(sum)).toBe(inSmall(a) + inSmall(b))
        expect(sum && quantityProblem(sum.quantity)).toBeUndefined()
      }),
    )
  })
})
