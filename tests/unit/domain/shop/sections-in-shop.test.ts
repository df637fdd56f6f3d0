import { describe, expect, test } from 'vitest'
import { detectCategory } from '../../../../src/domain/category/detect-category.ts'
import { inOrderOf, sectionsInShop } from '../../../../src/domain/shop/sections-in-shop.ts'
import { arrangerIn } from '../../../../src/domain/with-all-words.ts'
import { itemOf } from '../../../support/people/list-changes.ts'
import { shopAt } from './bought.ts'

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

test('a store has its own items, items without a store, and the whole basket', () => {
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

test('without a chosen store all is shown', () => {
  expect(sectionsInShop(sections, '')).toBe(sections)
})

test('known categories come in the store’s order, and then the rest as it was', () => {
  const groups = (['fructe', 'legume', 'lactate', 'paine'] as const).map((category) => ({ category }))
  const order = inOrderOf(groups, ['paine', 'legume', 'carne']).map(({ category }) => category)
  expect(order).toEqual(['paine', 'legume', 'fructe', 'lactate'])
})

describe('the sections of a store that was walked before', () => {
  const walk = ['pâine', 'unt', 'smântână', 'lapte', 'roșii']
  const history = [21, 14, 7].flatMap((days) => shopAt(days, 'Lidl', ...walk))
  const arrange = (groups: Parameters<ReturnType<typeof arrangerIn>>[0], shop = 'Lidl') =>
    arrangerIn(history, shop, ({ name }) => detectCategory(name))(groups)
  const things = ['iaurt', 'LAPTE', 'kefir', 'smântână', 'unt'].map((name) => itemOf({ name }))
  const groups = [
    { category: 'fructe' as const, items: [itemOf({ name: 'mere' })] },
    { category: 'lactate' as const, items: things },
    { category: 'paine' as const, items: [itemOf({ name: 'covrigi' }), itemOf({ name: 'pâine' })] },
  ]

  test('come in its order, and in them known things, and then the rest as it was', () => {
    const names = arrange(groups).map(({ items }) => items.map(({ name }) => name))
    expect(names).toEqual([['pâine', 'covrigi'], ['unt', 'smântână', 'LAPTE', 'iaurt', 'kefir'], ['mere']])
  })

  test('stay the same groups where nothing in them is known or the order is that already', () => {
    const [fruit] = groups
    const known = { category: 'paine' as const, items: [itemOf({ name: 'pâine' })] }
    expect(arrange([groups[0], known].flatMap((group) => group ?? []))[1]).toBe(fruit)
    expect(arrange([known])[0]).toBe(known)
    expect(arrange(groups, 'Profi')).toEqual(groups)
    expect(arrange(groups, 'Profi')[1]).toBe(groups[1])
  })

  test('stay the same groups as before as long as nothing in them changes', () => {
    const arrangeAll = arrangerIn(history, 'Lidl', ({ name }) => detectCategory(name))
    const [bread, milk] = arrangeAll(groups)
    const more = [{ category: 'legume' as const, items: [tomatoes] }, ...groups]
    expect(arrangeAll(more)[0]).toBe(bread)
    expect(arrangeAll(more)[1]).toBe(milk)
  })
})
