import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Arrangement, arrange, groupByCategory } from '../../../../src/domain/category/arrange.ts'
import { effectiveCategory } from '../../../../src/domain/category/detect-category.ts'
import { categoryKeys } from '../../../../src/domain/item/fields.ts'
import type { Item } from '../../../../src/domain/item/item.ts'
import { byRomanianName } from '../../../../src/domain/lib/romanian-order.ts'
import { itemOf } from '../../../support/people/list-changes.ts'

const byName = byRomanianName
const shelving = { byName, categoryOf: effectiveCategory }
const listOf = (items: readonly Item[]) => new Map(items.map((item) => [item.id, item]))

const anyFields = fc.record({
  id: fc.constantFrom(...'abcdefghijkl'),
  name: fc.constantFrom('mere', 'Mere', 'lapte', 'pâine', 'șurub', 'țelină', 'xyz'),
  completed: fc.boolean(),
  notFound: fc.boolean(),
  category: fc.constantFrom('' as const, ...categoryKeys),
  deleted: fc.boolean(),
})
const anyList = fc.array(anyFields.map(itemOf), { maxLength: 20 }).map(listOf)

test('the sections of a list do not depend on its earlier states', () => {
  fc.assert(
    fc.property(fc.array(anyList, { minLength: 1, maxLength: 8 }), (history) => {
      let arrangement: Arrangement | undefined
      for (const items of history) arrangement = arrange(items, shelving, arrangement)
      expect(arrangement?.sections).toEqual(groupByCategory([...(history.at(-1)?.values() ?? [])], shelving))
    }),
  )
})

const apples = itemOf({ name: 'mere' })
const pears = itemOf({ name: 'pere' })
const milk = itemOf({ name: 'lapte' })
const wine = itemOf({ name: 'vin', completed: true })
const before = arrange(listOf([apples, pears, milk, wine]), shelving)

test('a tick leaves every other shelf the very same object', () => {
  const ticked = { ...apples, completed: true }
  const { pending, notFound, completed } = arrange(
    listOf([ticked, pears, milk, wine]),
    shelving,
    before,
  ).sections
  expect(pending).toEqual([
    { category: 'fructe', items: [pears] },
    { category: 'lactate', items: [milk] },
  ])
  expect(completed).toEqual([ticked, wine])
  expect(pending[1]).toBe(before.sections.pending[1])
  expect(notFound).toBe(before.sections.notFound)
})

test('nothing new leaves everything the very same object', () => {
  expect(arrange(listOf([wine, milk, pears, apples]), shelving, before).sections).toBe(before.sections)
})

test('one tick in a thousand items compares names at most a dozen times', () => {
  const items = Array.from({ length: 1_000 }, (_, index) => itemOf({ name: `lapte ${index}` }))
  let comparisons = 0
  const counting = {
    ...shelving,
    byName: (a: string, b: string) => {
      comparisons += 1
      return byName(a, b)
    },
  }
  const arranged = arrange(listOf(items), counting)
  comparisons = 0
  const renamed = items.map((item, index) => (index === 500 ? { ...item, name: 'iaurt' } : item))
  arrange(listOf(renamed), counting, arranged)
  expect(comparisons).toBeLessThanOrEqual(12)
  comparisons = 0
  const ticked = items.map((item, index) => (index === 500 ? { ...item, completed: true } : item))
  arrange(listOf(ticked), counting, arranged)
  expect(comparisons).toBe(0)
})
