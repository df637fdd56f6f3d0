import fc from 'fast-check'
import { expect, test } from 'vitest'
import { categoryKeys, itemDefaults } from '../../../../src/domain/item/fields.ts'
import type { Item } from '../../../../src/domain/item/item.ts'
import { packItems, unpackItems } from '../../../../src/domain/item/packed-items.ts'
import { personColors } from '../../../../src/domain/list/person.ts'
import { itemOf } from '../../../support/people/list-changes.ts'

const anyText = fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => !/[\t\n]/.test(text))
const anyItem = fc.record<Item>({
  id: fc.uuid(),
  rev: fc.nat(),
  name: anyText,
  quantity: fc.constantFrom(itemDefaults.quantity, '2', '0.5', '2-3'),
  unit: fc.constantFrom(itemDefaults.unit, 'kg', 'mosoare'),
  completed: fc.boolean(),
  notFound: fc.boolean(),
  deleted: fc.boolean(),
  category: fc.constantFrom('', ...categoryKeys),
  author: fc.constantFrom('', 'Ana', 'Ion și Maria'),
  authorColor: fc.constantFrom('', ...personColors),
  note: fc.oneof(fc.constant(''), anyText),
  store: fc.constantFrom('', 'Lidl', 'piața'),
  price: fc.constantFrom('', '749', '9999999'),
  taker: fc.constantFrom('', 'Ana', 'Ion și Maria'),
  takerColor: fc.constantFrom('', ...personColors),
  boughtIn: fc.constantFrom('', 'Lidl'),
})

test('unpacking restores any packed items', () => {
  fc.assert(
    fc.property(fc.array(anyItem), (items) => {
      expect(unpackItems(packItems(items))).toEqual(items)
    }),
  )
})

test.each([
  ['a bare item', { name: 'lapte' }, 'i\t1\tlapte'],
  ['an amount', { name: 'ouă', quantity: '10' }, 'i\t1\touă\t10'],
  ['a tick', { name: 'unt', completed: true }, 'i\t1\tunt\t\t\t1'],
])('%s takes no more room than it needs', (_what, fields, line) => {
  expect(packItems([itemOf({ id: 'i', ...fields })])).toBe(line)
})
