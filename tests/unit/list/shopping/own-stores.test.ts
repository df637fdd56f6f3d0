import { atom } from 'nanostores'
import { expect, onTestFinished, test, vi } from 'vitest'
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

test('a history is waited for on a busy phone, and given up when it never comes', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const reading = { bought: [...shopAt(40, 'Nea Ion', 'ouă')], ticked: [] }
  const slow = storesBoughtIn({
    history: () => new Promise((resolve) => setTimeout(resolve, 1_500, reading)),
  })
  const never = storesBoughtIn({ history: () => new Promise(() => {}) })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await slow).toEqual(['Nea Ion'])
  expect(await never).toEqual([])
})

test('a history that is unreadable or missing gives no stores', async () => {
  expect(await storesBoughtIn({})).toEqual([])
  expect(await storesBoughtIn({ history: async () => ({ bought: undefined, ticked: [] }) })).toEqual([])
  expect(await storesBoughtIn({ history: () => Promise.reject(new Error('no storage')) })).toEqual([])
})
