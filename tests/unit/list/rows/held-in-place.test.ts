import { expect, test } from 'vitest'
import type { GroupedItems } from '../../../../src/domain/category/arrange.ts'
import { arrange } from '../../../../src/domain/category/arrange.ts'
import { effectiveCategory } from '../../../../src/domain/category/detect-category.ts'
import type { Item } from '../../../../src/domain/item/item.ts'
import { byRomanianName } from '../../../../src/domain/lib/romanian-order.ts'
import { heldInPlace } from '../../../../src/list/rows/held-in-place.ts'
import { itemOf } from '../../../support/people/list-changes.ts'

const shelving = { byName: byRomanianName, categoryOf: effectiveCategory }
const apples = itemOf({ name: 'mere' })
const grapes = itemOf({ name: 'struguri' })
const pears = itemOf({ name: 'pere', completed: true })
const milk = itemOf({ name: 'lapte', completed: true })
const wine = itemOf({ name: 'vin', deleted: true })
const plums = itemOf({ name: 'prune', notFound: true })
const items = [apples, grapes, pears, milk, wine, plums]
const { sections } = arrange(new Map(items.map((item) => [item.id, item])), shelving)

const kept = (...wanted: Item[]) => heldInPlace(sections, wanted, shelving)

function namesOf({ pending, completed }: GroupedItems) {
  return [pending.map((group) => group.items.map(({ name }) => name)), completed.map(({ name }) => name)]
}

test('a ticked item keeps its place on its shelf, and is not among the bought', () => {
  expect(namesOf(kept(pears))).toEqual([[['mere', 'pere', 'struguri']], ['lapte']])
})

test('the last thing of a shelf keeps its shelf', () => {
  expect(namesOf(kept(milk))).toEqual([[['mere', 'struguri'], ['lapte']], ['pere']])
})

test('an item that was just not found keeps its place too, and is nowhere else', () => {
  const held = kept(plums)
  expect(namesOf(held)).toEqual([[['mere', 'prune', 'struguri']], ['pere', 'lapte']])
  expect(held.notFound).toEqual([])
  expect(sections.notFound).toEqual([plums])
})

test('an item deleted by another person stays too', () => {
  expect(namesOf(kept(wine))).toEqual([
    [['mere', 'struguri'], ['vin']],
    ['pere', 'lapte'],
  ])
})

test('an item to buy anyway is there once, and everything is the same object', () => {
  expect(kept(apples)).toBe(sections)
  expect(kept()).toBe(sections)
})
