import { expect, test } from 'vitest'
import { inOrderOf, sectionsInShop } from '../../../../src/domain/shop/sections-in-shop.ts'
import { itemOf } from '../../../support/people/lists.ts'

const milk = itemOf({ name: 'lapte', store: 'Lidl' })
const butter = itemOf({ name: 'unt' })
const tomatoes = itemOf({ name: 'roșii', store: 'piața' })
const cheese = itemOf({ name: 'telemea', store: 'piața', notFound: true })
const bread = itemOf({ name: 'pâine', store: 'piața', completed: true })
const sections = {
  pending: [
    { category: 'legume' as const, items: [tomatoes] },
    { category: 'lactate' as const, items: [milk, butter] },
  ],
  notFound: [cheese],
  completed: [bread],
}

test('a store has what names it and what names none, and everything that is in the basket', () => {
  expect(sectionsInShop(sections, 'Lidl')).toEqual({
    pending: [{ category: 'lactate', items: [milk, butter] }],
    notFound: [],
    completed: [bread],
  })
  expect(sectionsInShop(sections, 'piața')).toEqual({
    ...sections,
    pending: [sections.pending[0], { category: 'lactate', items: [butter] }],
  })
})

test('who has not said where they are sees all', () => {
  expect(sectionsInShop(sections, '')).toBe(sections)
})

test('what is known of a store comes in its order, and then the rest as it was', () => {
  const groups = (['fructe', 'legume', 'lactate', 'paine'] as const).map((category) => ({ category }))
  const order = inOrderOf(groups, ['paine', 'legume', 'carne']).map(({ category }) => category)
  expect(order).toEqual(['paine', 'legume', 'fructe', 'lactate'])
})
