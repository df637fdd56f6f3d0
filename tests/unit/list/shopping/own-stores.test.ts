import { atom } from 'nanostores'
import { expect, test, vi } from 'vitest'
import { ownStoresOf, storesBoughtIn } from '../../../../src/list/shopping/own-stores.ts'
import { itemOf } from '../../../support/people/list-changes.ts'
import { shopAt } from '../../domain/shop/bought.ts'

const $items = atom(new Map([['1', itemOf({ name: 'pâine', store: 'Nea Ion' })]]))

test('the stores of a list are those of its items, and then those where things were bought', async () => {
  const bought = [
    ...shopAt(40, 'Băcănia lui Nelu', 'ouă'),
    ...shopAt(50, '', 'sare'),
    ...shopAt(60, 'Nea Ion', 'unt'),
  ]
  const history = vi.fn(async () => ({ bought, ticked: [] }))
  expect(await ownStoresOf({ $items, history })).toEqual(['Nea Ion', 'Băcănia lui Nelu'])
  expect(await ownStoresOf({ $items, history })).toEqual(['Nea Ion', 'Băcănia lui Nelu'])
  expect(history.mock.calls).toEqual([['device']])
})

test('a history that is unreadable, missing or slow gives no stores', async () => {
  expect(await storesBoughtIn({})).toEqual([])
  expect(await storesBoughtIn({ history: async () => ({ bought: undefined, ticked: [] }) })).toEqual([])
  expect(await storesBoughtIn({ history: () => Promise.reject(new Error('no storage')) })).toEqual([])
  expect(await storesBoughtIn({ history: () => new Promise(() => {}) })).toEqual([])
})
