import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CategoryKey, categoryKeys } from '../../../../src/domain/item/fields.ts'
import { learnedOrder } from '../../../../src/domain/shop/aisles.ts'
import { type Random, seededRandom } from '../../../sim/random.ts'

const thingsPerShop = 25
const seeds = Array.from({ length: 200 }, (_, at) => at + 1)

describe('the category ticked first comes first', () => {
  test.each([
    ['one shop', [['paine', 'lactate', 'fructe']], ['paine', 'lactate', 'fructe']],
    ['a category several times', [['fructe', 'fructe', 'paine', 'paine']], ['fructe', 'paine']],
    [
      'something forgotten is fetched at the end',
      [['fructe', 'fructe', 'fructe', 'paine', 'fructe']],
      ['fructe', 'paine'],
    ],
    [
      'two shops that have one in common',
      [
        ['paine', 'lactate'],
        ['lactate', 'fructe'],
      ],
      ['paine', 'lactate', 'fructe'],
    ],
    [
      'one odd shop of four',
      [
        ['paine', 'fructe'],
        ['fructe', 'paine'],
        ['paine', 'fructe'],
        ['paine', 'fructe'],
      ],
      ['paine', 'fructe'],
    ],
    [
      'an odd shop at last',
      [
        ['paine', 'fructe'],
        ['paine', 'fructe'],
        ['paine', 'fructe'],
        ['fructe', 'paine'],
      ],
      ['paine', 'fructe'],
    ],
    [
      'a shop that was rebuilt',
      [...Array(6).fill(['paine', 'fructe']), ...Array(4).fill(['fructe', 'paine'])],
      ['fructe', 'paine'],
    ],
    [
      'a category that was ticked only long ago',
      [['lactate', 'paine', 'fructe'], ...Array(9).fill(['fructe', 'lactate'])],
      ['fructe', 'lactate', 'paine'],
    ],
    ['no shop at all', [], []],
    [
      'categories that were never in one trip stay in their usual order',
      [
        ['paine', 'fructe'],
        ['legume', 'carne'],
      ],
      ['legume', 'carne', 'paine', 'fructe'],
    ],
  ] as [string, CategoryKey[][], CategoryKey[]][])('%s', (_sentence, shops, order) => {
    expect(learnedOrder(shops)).toEqual(order)
  })
})

/** Simulates a shopping trip: most items are ticked on the way, some are seen late, and a few are fetched at the end. */
function walk(random: Random, order: readonly CategoryKey[]): CategoryKey[] {
  const place = (category: CategoryKey) =>
    order.indexOf(category) + (random.chance(0.15) ? random.next() * 4 - 2 : 0)
  const things = Array.from({ length: thingsPerShop }, () => random.pick(order)).map((category) => ({
    category,
    at: random.chance(0.04) ? order.length : place(category) + random.next() * 0.5,
  }))
  return things.sort((a, b) => a.at - b.at).map(({ category }) => category)
}

function shuffled<Value>(random: Random, values: readonly Value[]): Value[] {
  return values
    .map((value) => ({ value, at: random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value)
}

/** Share of the pairs of learned categories that have the same order as in the store. */
function rightPairs(learned: readonly CategoryKey[], order: readonly CategoryKey[]): number {
  const pairs = learned.flatMap((a, at) =>
    learned.slice(at + 1).map((b) => order.indexOf(a) < order.indexOf(b)),
  )
  return pairs.filter(Boolean).length / pairs.length
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

describe('simulated shoppers', () => {
  const histories = seeds.map((seed) => {
    const random = seededRandom(seed)
    const order = shuffled(random, categoryKeys)
    const shops = [1, 2, 3].map(() => walk(random, order))
    return { random, order, shops }
  })

  test('after 3 shops of 25 things at least 90 % of the pairs are right', () => {
    const shares = histories.map(({ order, shops }) => rightPairs(learnedOrder(shops), order))
    expect(mean(shares)).toBeGreaterThanOrEqual(0.9)
    expect(shares.filter((share) => share >= 0.9).length / shares.length).toBeGreaterThanOrEqual(0.9)
  })

  test('one odd shop does not undo it, wherever it comes', () => {
    const shares = histories.flatMap(({ random, order, shops }) => {
      const odd = shuffled(random, shops.flat()).slice(0, thingsPerShop)
      const backwards = [...(shops[0] ?? [])].reverse()
      return [
        [...shops, odd],
        [odd, ...shops],
        [...shops, backwards],
      ].map((history) => rightPairs(learnedOrder(history), order))
    })
    expect(mean(shares)).toBeGreaterThanOrEqual(0.9)
  })
})

test('every ticked category is in the order once', () => {
  const shops = fc.array(fc.array(fc.constantFrom(...categoryKeys), { maxLength: 40 }), { maxLength: 20 })
  fc.assert(
    fc.property(shops, (history) => {
      expect(learnedOrder(history).toSorted()).toEqual([...new Set(history.flat())].toSorted())
    }),
  )
})
