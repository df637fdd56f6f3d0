import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CategoryKey, categoryKeys } from '../../../../src/domain/item/fields.ts'
import { type Spending, spendingOf } from '../../../../src/domain/money/spending.ts'
import type { BoughtInShop } from '../../../../src/domain/shop/trips.ts'
import { daysAgo } from '../shop/bought.ts'

const bought = (category: CategoryKey, price: string, thing: Partial<BoughtInShop> = {}): BoughtInShop => ({
  ...{ name: category, quantity: '1', unit: 'st', store: '', ticked: 1, atMs: daysAgo(3) },
  ...{ category, price, ...thing },
})
const spent = (history: readonly BoughtInShop[]) =>
  spendingOf(history, daysAgo(0), ({ category }) => category || 'altele')
const shown = ({ parts }: Spending) => parts.map(({ category, bani, share }) => [category, bani, share])

describe('spending of a year, by category', () => {
  test.each<[string, BoughtInShop[], Partial<Spending>, unknown[]]>([
    ['nothing', [], { bani: 0, things: 0, unpriced: 0, sinceMs: undefined }, []],
    [
      'the largest sum first, each category once',
      [bought('fructe', '200'), bought('lactate', '700'), bought('fructe', '100')],
      { bani: 1000, things: 3, unpriced: 0 },
      [
        ['lactate', 700, 70],
        ['fructe', 300, 30],
      ],
    ],
    [
      'the same sums in the order of the list',
      [bought('paine', '500'), bought('fructe', '500')],
      { bani: 1000 },
      [
        ['fructe', 500, 50],
        ['paine', 500, 50],
      ],
    ],
    [
      'a price once for each piece, and once for all that is measured',
      [
        bought('lactate', '749', { quantity: '2', unit: 'buc' }),
        bought('legume', '1598', { quantity: '2', unit: 'kg' }),
      ],
      { bani: 3096 },
      [
        ['legume', 1598, 52],
        ['lactate', 1498, 48],
      ],
    ],
    [
      'a purchase without a price is counted, and in no category',
      [bought('lactate', '749'), bought('carne', ''), bought('lactate', '')],
      { bani: 749, things: 3, unpriced: 2 },
      [['lactate', 749, 100]],
    ],
    [
      'a category that a person did not choose is that of the name',
      [bought('lactate', '749', { category: '' })],
      { bani: 749 },
      [['altele', 749, 100]],
    ],
    [
      'a purchase of a year ago is included, and an older one is not',
      [bought('carne', '100', { atMs: daysAgo(366) }), bought('carne', '900', { atMs: daysAgo(367) })],
      { bani: 100, things: 1, sinceMs: daysAgo(366) },
      [['carne', 100, 100]],
    ],
    [
      'a clock that is slow leaves nothing out',
      [bought('carne', '100', { atMs: daysAgo(-1) })],
      { bani: 100, sinceMs: daysAgo(-1) },
      [['carne', 100, 100]],
    ],
    [
      'three thirds are a hundred percent, too',
      [bought('fructe', '100'), bought('legume', '100'), bought('carne', '100')],
      { bani: 300 },
      [
        ['fructe', 100, 34],
        ['legume', 100, 33],
        ['carne', 100, 33],
      ],
    ],
    [
      'the largest remainders are rounded up, and a part of less than half a percent is none',
      [bought('carne', '65600'), bought('legume', '34000'), bought('dulciuri', '400')],
      { bani: 100_000 },
      [
        ['carne', 65_600, 66],
        ['legume', 34_000, 34],
        ['dulciuri', 400, 0],
      ],
    ],
    [
      'a purchase whose price rounds to 0 is in no category',
      [bought('condimente', '1', { quantity: '0.25' })],
      { bani: 0, things: 1, unpriced: 0 },
      [],
    ],
  ])('%s', (_, history, spending, parts) => {
    const answer = spent(history)
    expect(answer).toMatchObject(spending)
    expect(shown(answer)).toEqual(parts)
  })
})

test('all categories come to the sum, all shares to a hundred, and neither ever grows downwards', () => {
  const anything = fc.record({
    category: fc.constantFrom(...categoryKeys),
    price: fc.oneof(fc.constant(''), fc.integer({ min: 1, max: 9_999_999 }).map(String)),
    quantity: fc.constantFrom('1', '3', '0.25', '2-3'),
    unit: fc.constantFrom('st', 'kg'),
    days: fc.integer({ min: 0, max: 500 }),
  })
  fc.assert(
    fc.property(fc.array(anything, { maxLength: 60 }), (things) => {
      const history = things.map(({ category, price, quantity, unit, days }) =>
        bought(category, price, { quantity, unit, atMs: daysAgo(days) }),
      )
      const { bani, parts, things: count, unpriced } = spent(history)
      const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
      expect(sum(parts.map((part) => part.bani))).toBe(bani)
      expect(sum(parts.map(({ share }) => share))).toBe(bani > 0 ? 100 : 0)
      for (const key of ['bani', 'share'] as const) {
        const down = parts.map((part) => part[key])
        expect(down).toEqual(down.toSorted((one, other) => other - one))
      }
      const [inYear, without] = [history, history.filter(({ price }) => price === '')].map(
        (all) => all.filter(({ atMs }) => atMs >= daysAgo(366)).length,
      )
      expect([count, unpriced]).toEqual([inYear, without])
    }),
  )
})
