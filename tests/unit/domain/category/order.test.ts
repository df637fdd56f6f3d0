import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { groupByCategory } from '../../../../src/domain/category/arrange.ts'
import { categoryRank } from '../../../../src/domain/category/category.ts'
import { effectiveCategory } from '../../../../src/domain/category/detect-category.ts'
import { categoryKeys, itemDefaults } from '../../../../src/domain/item/fields.ts'
import type { Item } from '../../../../src/domain/item/item.ts'
import { byRomanianName } from '../../../../src/domain/lib/romanian-order.ts'

const shelving = { byName: byRomanianName, categoryOf: effectiveCategory }

function item(name: string, fields: Partial<Item> = {}): Item {
  return { ...itemDefaults, id: name, name, deleted: false, rev: 1, ...fields }
}

function shown(items: readonly Item[]) {
  const { pending, completed } = groupByCategory(items, shelving)
  return {
    pending: pending.map((group) => [group.category, ...group.items.map((each) => each.name)]),
    completed: completed.map((each) => each.name),
  }
}

describe('the category of an item', () => {
  test('is the one that a person chose, otherwise that of its name', () => {
    expect(effectiveCategory(item('lapte'))).toBe('lactate')
    expect(effectiveCategory(item('lapte', { category: 'bauturi' }))).toBe('bauturi')
  })
})

describe('the sections of a list', () => {
  test('items to buy are grouped in category order, by name within', () => {
    const items = [item('vin'), item('pere'), item('lapte'), item('mere'), item('iaurt')]
    expect(shown(items).pending).toEqual([
      ['fructe', 'mere', 'pere'],
      ['lactate', 'iaurt', 'lapte'],
      ['bauturi', 'vin'],
    ])
  })

  test('names follow the Romanian alphabet', () => {
    const items = [item('țelină'), item('spanac'), item('tomate'), item('șalotă'), item('ștevie')]
    expect(shown(items).pending).toEqual([['legume', 'spanac', 'șalotă', 'ștevie', 'tomate', 'țelină']])
  })

  test('bought items are one section, in the same order', () => {
    const items = [item('vin'), item('pere'), item('lapte'), item('mere')]
    const bought = items.map((each) => ({ ...each, completed: true }))
    expect(shown(bought)).toEqual({ pending: [], completed: ['mere', 'pere', 'lapte', 'vin'] })
  })

  test('a deleted item is in neither section', () => {
    const items = [item('mere', { deleted: true }), item('pere', { deleted: true, completed: true })]
    expect(shown(items)).toEqual({ pending: [], completed: [] })
  })

  test('items not found are separate until ticked', () => {
    const items = [item('mere', { notFound: true }), item('pere', { notFound: true, completed: true })]
    const { pending, notFound, completed } = groupByCategory(items, shelving)
    expect([pending, notFound, completed]).toEqual([[], [items[0]], [items[1]]])
  })

  test('an empty list has no sections', () => {
    expect(groupByCategory([], shelving)).toEqual({ pending: [], notFound: [], completed: [] })
  })
})

const anyItem = fc.record<Item>({
  id: fc.uuid(),
  name: fc.constantFrom('mere', 'Mere', 'lapte', 'pâine', 'detergent', 'șurub', 'xyz'),
  quantity: fc.constant('1'),
  unit: fc.constant('st'),
  completed: fc.boolean(),
  notFound: fc.boolean(),
  category: fc.constantFrom('', ...categoryKeys),
  author: fc.constant(''),
  authorColor: fc.constant(''),
  note: fc.constant(''),
  store: fc.constant(''),
  price: fc.constant(''),
  taker: fc.constant(''),
  takerColor: fc.constant(''),
  boughtIn: fc.constant(''),
  deleted: fc.boolean(),
  rev: fc.nat(),
})
const anyList = fc.uniqueArray(anyItem, { selector: (each) => each.id, maxLength: 30 })

describe('for any list', () => {
  test('every item that is not deleted is shown exactly once, in its own section', () => {
    fc.assert(
      fc.property(anyList, (items) => {
        const { pending, notFound, completed } = groupByCategory(items, shelving)
        const ids = [...pending.flatMap((group) => group.items), ...notFound, ...completed].map(
          (each) => each.id,
        )
        expect(ids.toSorted()).toEqual(
          items
            .filter((each) => !each.deleted)
            .map((each) => each.id)
            .toSorted(),
        )
        for (const { category, items: group } of pending) {
          expect(group.every((each) => !each.completed && effectiveCategory(each) === category)).toBe(true)
        }
        expect(notFound.every((each) => each.notFound && !each.completed)).toBe(true)
        expect(completed.every((each) => each.completed)).toBe(true)
      }),
    )
  })

  test('the sections rise by rank', () => {
    fc.assert(
      fc.property(anyList, (items) => {
        const ranks = groupByCategory(items, shelving).pending.map((group) => categoryRank(group.category))
        expect(ranks).toEqual([...new Set(ranks)].toSorted((a, b) => a - b))
      }),
    )
  })

  test('the order the items arrive in never matters', () => {
    fc.assert(
      fc.property(anyList, (items) => {
        expect(groupByCategory(items.toReversed(), shelving)).toEqual(groupByCategory(items, shelving))
      }),
    )
  })
})
