import { describe, expect, test } from 'vitest'
import { isSoughtIn, storesOf, storesToName } from '../../../../src/domain/shop/stores-of-list.ts'
import { itemOf } from '../../../support/people/list-changes.ts'

const items = [
  itemOf({ name: 'lapte', store: 'Lidl' }),
  itemOf({ name: 'roșii', store: 'piața', boughtIn: 'piața' }),
  itemOf({ name: 'ceapă', store: 'piața', deleted: true }),
  itemOf({ name: 'sare', boughtIn: 'La Ion' }),
  itemOf({ name: 'unt' }),
]

describe('the stores of a list', () => {
  test('are those that it names, the most frequent first', () => {
    expect(storesOf(items)).toEqual(['piața', 'Lidl', 'La Ion'])
  })

  test('come before the common ones where one is chosen, each once', () => {
    const names = storesToName(items)
    expect(names.slice(0, 4)).toEqual(['piața', 'Lidl', 'La Ion', 'Kaufland'])
    expect(new Set(names).size).toBe(names.length)
  })
})

test.each([
  ['Lidl', 'Lidl', true],
  ['', 'Lidl', true],
  ['piața', 'Lidl', false],
  ['piața', '', true],
])('an item for %j is sought at %j: %j', (store, shop, isSought) => {
  expect(isSoughtIn({ store }, shop)).toBe(isSought)
})
