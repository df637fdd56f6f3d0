import { expect, test } from 'vitest'
import { counter, countProducts, countWaiting } from '../../../src/i18n/count.ts'

test.each([
  [0, '0 produse'],
  [1, '1 produs'],
  [2, '2 produse'],
  [19, '19 produse'],
  [20, '20 de produse'],
  [21, '21 de produse'],
  [100, '100 de produse'],
  [101, '101 produse'],
  [119, '119 produse'],
  [120, '120 de produse'],
])('%d is counted as "%s"', (count, text) => {
  expect(countProducts(count)).toBe(text)
})

test.each([
  [1, '1 modificare în așteptare'],
  [3, '3 modificări în așteptare'],
  [20, '20 de modificări în așteptare'],
])('%d waiting changes are "%s"', (count, text) => {
  expect(countWaiting(count)).toBe(text)
})

test('any noun can be counted', () => {
  expect(counter('aliment', 'alimente')(22)).toBe('22 de alimente')
})
