import fc from 'fast-check'
import { expect, test } from 'vitest'
import { billOf } from '../../../../src/domain/with-all-words.ts'
import { itemOf } from '../../../support/people/list-changes.ts'

const bread = itemOf({ name: 'pâine', price: '600' })
const milk = itemOf({ name: 'lapte', quantity: '2', unit: 'buc', price: '749' })
const tomatoes = itemOf({ name: 'roșii', quantity: '2', unit: 'kg', price: '1598' })
const water = itemOf({ name: 'apă minerală 2 l', quantity: '6', unit: 'sticlă', price: '300' })
const beer = itemOf({ name: 'bere', quantity: '4', unit: 'doză', price: '500' })
const soap = itemOf({ name: 'săpun', price: '450' })
const salt = itemOf({ name: 'sare' })
const juice = itemOf({ name: 'suc de portocale 1 l', price: '900' })

const none = { containers: 0, bani: 0 }

test.each([
  ['nothing', [], { bani: 0, unpriced: [], containers: 0, deposit: 0, asking: [], food: 0, returned: none }],
  [
    'food, all of which vouchers pay for',
    [bread, milk, tomatoes],
    { bani: 3696, unpriced: [], containers: 0, deposit: 0, asking: [], food: 3696, returned: none },
  ],
  [
    'an item without a price, which is counted separately',
    [bread, salt],
    { bani: 600, unpriced: [salt], containers: 0, deposit: 0, asking: [], food: 600, returned: none },
  ],
  [
    'soap, which is no food',
    [bread, soap],
    { bani: 1050, unpriced: [], containers: 0, deposit: 0, asking: [], food: 600, returned: none },
  ],
  [
    'drinks, whose deposit is in the total and paid by no voucher',
    [water, beer],
    { bani: 4300, unpriced: [], containers: 10, deposit: 500, asking: [], food: 1800, returned: none },
  ],
  [
    'a drink whose container nobody knows',
    [juice],
    { bani: 900, unpriced: [], containers: 0, deposit: 0, asking: [juice], food: 900, returned: none },
  ],
  [
    'bottles and cans that are brought back, by themselves',
    [bread, itemOf({ name: 'ambalaje de returnat', quantity: '6', unit: 'buc' })],
    {
      bani: 600,
      unpriced: [],
      containers: 0,
      deposit: 0,
      asking: [],
      food: 600,
      returned: { containers: 6, bani: 300 },
    },
  ],
])('the bill of %s', (_, items, bill) => {
  expect(billOf(items)).toEqual(bill)
})

test('two bills are one of both', () => {
  const anyItems = fc.subarray([bread, milk, tomatoes, water, beer, soap, salt, juice])
  fc.assert(
    fc.property(anyItems, anyItems, (some, others) => {
      const [one, other, both] = [some, others, [...some, ...others]].map((items) => billOf(items))
      for (const key of ['bani', 'containers', 'deposit', 'food'] as const)
        expect(both?.[key]).toBe((one?.[key] ?? 0) + (other?.[key] ?? 0))
    }),
  )
})

test('products paid by vouchers follow the list’s marks', () => {
  expect(billOf([bread, soap], (item) => item === soap).food).toBe(450)
})
