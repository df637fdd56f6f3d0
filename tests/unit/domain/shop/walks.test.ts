import { describe, expect, test } from 'vitest'
import { detectCategory } from '../../../../src/domain/category/detect-category.ts'
import type { CategoryKey } from '../../../../src/domain/item/fields.ts'
import type { BoughtInShop } from '../../../../src/domain/shop/shops.ts'
import { orderIn } from '../../../../src/domain/shop/walks.ts'
import { boughtAt, daysAgo } from './bought.ts'

const categoryOf = ({ name, category }: { name: string; category: CategoryKey | '' }) =>
  category || detectCategory(name)

/** A shop whose things were ticked in this order, and taken off the list in another one. */
function shop(days: number, store: string, ...names: string[]): BoughtInShop[] {
  const things = boughtAt(daysAgo(days), ...names)
  return things.map((thing, at) => ({ ...thing, store, price: '', ticked: 1_000 - days * 20 + at })).reverse()
}

describe('the order of a store', () => {
  const history = [
    ...shop(14, 'Lidl', 'pâine', 'mere', 'lapte', 'detergent'),
    ...shop(7, 'Lidl', 'pâine', 'roșii', 'iaurt', 'detergent'),
    ...shop(3, 'Profi', 'detergent', 'lapte', 'pâine'),
  ]

  test('is that of the ticks there, and of no other store', () => {
    const order = orderIn(history, 'Lidl', categoryOf)
    expect(order[0]).toBe('paine')
    expect(order.indexOf('lactate')).toBeLessThan(order.indexOf('curatenie'))
    expect(orderIn(history, 'Profi', categoryOf)).toEqual(['curatenie', 'lactate', 'paine'])
  })

  test('is nothing where nobody has shopped, and of what was bought before ticks were kept', () => {
    expect(orderIn(history, 'Auchan', categoryOf)).toEqual([])
    const before = history.map((thing) => ({ ...thing, ticked: 0 }))
    expect(orderIn(before, 'Lidl', categoryOf)).toEqual([])
  })

  test('is learned of shops whose store nobody named, too', () => {
    expect(orderIn(shop(2, '', 'detergent', 'mere'), '', categoryOf)).toEqual(['curatenie', 'fructe'])
  })
})
