import { describe, expect, test } from 'vitest'
import type { BoughtInShop } from '../../../../src/domain/shop/trips.ts'
import { lastPriceFinder } from '../../../../src/domain/with-all-words.ts'
import { daysAgo } from '../shop/bought.ts'

const bought = (days: number, thing: Partial<BoughtInShop>): BoughtInShop => ({
  ...{ name: 'lapte', quantity: '1', unit: 'st', category: '', store: '', price: '', ticked: 1 },
  ...thing,
  atMs: daysAgo(days),
})
const history = [
  bought(20, { store: 'Lidl', price: '699' }),
  bought(13, { store: 'Lidl', price: '749' }),
  bought(6, { store: 'Profi', price: '829' }),
  bought(2, { store: 'Lidl' }),
  bought(5, { name: 'Roșii', quantity: '2', unit: 'kg', price: '1598' }),
]
const lastPrice = lastPriceFinder(history)
const milk = { name: 'Lapte', quantity: '2', unit: 'buc', store: '' }

describe('the last price of a thing', () => {
  test.each([
    ['is that of its store', { ...milk, store: 'Lidl' }, '749'],
    ['is that of any store, where it names none', milk, '829'],
    ['is that of any, where it was never bought in its store', { ...milk, store: 'Auchan' }, '829'],
    [
      'is for its amount, where it is measured',
      { ...milk, name: 'rosie', quantity: '500', unit: 'g' },
      '400',
    ],
    [
      'is none where it was counted then and is measured now',
      { ...milk, quantity: '1', unit: 'l' },
      undefined,
    ],
    ['is none for a thing that never had a price', { ...milk, name: 'sare' }, undefined],
  ])('%s', (_, item, price) => {
    expect(lastPrice(item)?.price).toBe(price)
  })

  test('says where and when it was', () => {
    expect(lastPrice(milk)).toEqual({ price: '829', store: 'Profi', atMs: daysAgo(6) })
  })
})
