import { expect, test } from 'vitest'
import { itemDefaults } from '../../../src/domain/item/fields.ts'
import type { Item } from '../../../src/domain/item/item.ts'
import { packItems } from '../../../src/domain/item/packed-items.ts'
import { makeListStore } from '../../../src/list/list.ts'

const milk: Item = {
  ...itemDefaults,
  id: 'milk',
  name: 'lapte',
  quantity: '2',
  unit: 'l',
  deleted: false,
  rev: 1,
}
const suggestions = [{ name: 'pâine', category: 'paine' }] as const

function renderedList() {
  const items = packItems([milk])
  const rendered = { id: 'list', name: 'Cină', from: 0, rev: 1, items, categories: 'c', suggestions }
  return makeListStore('token', rendered)
}

test('a list suggests the same as its page, to the very items that the page shows', () => {
  const store = renderedList()
  expect([...store.$items.get().values()]).toEqual([milk])
  expect(store.renderedSuggestions(store.$items.get())).toEqual(suggestions)
  expect(store.renderedSuggestions(new Map(store.$items.get()))).toEqual(suggestions)
})

test('and to no others', () => {
  const store = renderedList()
  expect(store.renderedSuggestions(new Map())).toBeUndefined()
  expect(store.renderedSuggestions(new Map([['milk', { ...milk, completed: true }]]))).toBeUndefined()
  expect(makeListStore('token').renderedSuggestions(new Map())).toBeUndefined()
})
