import { describe, expect, test } from 'vitest'
import { detectCategory } from '../../../../src/domain/category/detect-category.ts'
import type { CategoryKey } from '../../../../src/domain/item/fields.ts'
import { orderIn } from '../../../../src/domain/shop/walks.ts'
import { shopAt } from './bought.ts'

const categoryOf = ({ name, category }: { name: string; category: CategoryKey | '' }) =>
  category || detectCategory(name)

describe('the order of a store', () => {
  const history = [
    ...shopAt(14, 'Lidl', 'pâine', 'mere', 'lapte', 'detergent'),
    ...shopAt(7, 'Lidl', 'pâine', 'roșii', 'iaurt', 'detergent'),
    ...shopAt(3, 'Profi', 'detergent', 'lapte', 'pâine'),
  ]

  test('is that of the ticks there, and of no other store', () => {
    const order = orderIn(history, 'Lidl', categoryOf)
    expect(order[0]).toBe('paine')
    expect(order.indexOf('lactate')).toBeLessThan(order.indexOf('curatenie'))
    expect(orderIn(history, 'Profi', categoryOf)).toEqual(['curatenie', 'lactate', 'paine'])
  })

  test('is empty without shops, and from before ticks were kept', () => {
    expect(orderIn(history, 'Auchan', categoryOf)).toEqual([])
    const before = history.map((thing) => ({ ...thing, ticked: 0 }))
    expect(orderIn(before, 'Lidl', categoryOf)).toEqual([])
  })

  test('is learned from shops without a store, too', () => {
    expect(orderIn(shopAt(2, '', 'detergent', 'mere'), '', categoryOf)).toEqual(['curatenie', 'fructe'])
  })
})
