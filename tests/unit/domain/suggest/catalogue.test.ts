import { describe, expect, test } from 'vitest'
import { detectCategory } from '../../../../src/domain/category/detect-category.ts'
import { categoryKeys } from '../../../../src/domain/item/fields.ts'
import { nameKey, parseItems } from '../../../../src/domain/with-all-words.ts'
import { catalogue, popularNames } from '../../../../src/domain/words/catalogue.ts'
import { ideas } from '../../../../src/domain/words/ideas.ts'

const ideaNames = Object.values(ideas).flat()
const names: readonly string[] = [...catalogue.map(({ name }) => name), ...popularNames, ...ideaNames]

describe('the catalogue (specification, section 9)', () => {
  test('has 30 different entries', () => {
    expect(new Set(catalogue.map(({ name }) => nameKey(name))).size).toBe(30)
  })

  test('gives priorities from 3 to 10, and 10 to milk and bread alone', () => {
    const priorities: number[] = catalogue.map(({ priority }) => priority)
    expect([Math.min(...priorities), Math.max(...priorities)]).toEqual([3, 10])
    const first = catalogue.filter(({ priority }) => priority === 10).map(({ name }) => name)
    expect(first).toEqual(['lapte', 'pâine'])
  })

  test('is in the order of its priorities', () => {
    const priorities = catalogue.map(({ priority }) => priority)
    expect(priorities).toEqual(priorities.toSorted((a, b) => b - a))
  })

  test.each(catalogue)('puts $name where the list would: $category', ({ name, category }) => {
    expect(detectCategory(name)).toBe(category)
  })
})

test('15 different things are popular', () => {
  expect(new Set(popularNames.map(nameKey)).size).toBe(15)
})

describe('the ideas of each category', () => {
  test('are there for all 15', () => {
    expect(Object.keys(ideas)).toEqual([...categoryKeys])
  })

  test('name each thing once', () => {
    expect(new Set(ideaNames.map(nameKey)).size).toBe(ideaNames.length)
  })

  test.each(categoryKeys)('of %s are at most 8, and belong there', (category) => {
    expect(ideas[category].length).toBeLessThanOrEqual(8)
    expect(ideas[category].length).toBeGreaterThan(0)
    for (const name of ideas[category]) expect([name, detectCategory(name)]).toEqual([name, category])
  })
})

test.each(names)('"%s" is added as it is named', (name) => {
  expect(parseItems(name)).toEqual({ items: [{ name, quantity: '1', unit: 'st' }], refused: [] })
})
