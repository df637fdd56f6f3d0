import { expect, test } from 'vitest'
import { spendingTexts } from '../../../../src/list/money/spending-texts.ts'

test.each([
  [1, 1, 'fără preț: 1 din 1 produs; nu e în sumă'],
  [1, 5, 'fără preț: 1 din 5 produse; nu e în sumă'],
  [12, 40, 'fără preț: 12 din 40 de produse; nu sunt în sumă'],
  [12, 101, 'fără preț: 12 din 101 produse; nu sunt în sumă'],
])('%i things of %i without a price', (count, things, said) => {
  expect(spendingTexts.unpriced(count, things)).toBe(said)
})

test.each([
  [1, /^Singurul produs cumpărat nu are preț\./],
  [3, /^Niciun preț la 3 produse din istoric\./],
  [20, /^Niciun preț la 20 de produse din istoric\./],
])('none of %i things with a price', (things, said) => {
  expect(spendingTexts.noPrices(things)).toMatch(said)
})

test.each([
  [749, '7,49'],
  [700, '7,00'],
  [5, '0,05'],
  [1_234_500, '12.345,00'],
])('a sum of %i bani in a column', (bani, said) => {
  expect(spendingTexts.inColumn(bani)).toBe(said)
})

test.each([
  [0, 'sub 1%'],
  [1, '1%'],
  [100, '100%'],
])('a share of %i percent', (share, said) => {
  expect(spendingTexts.percent(share)).toBe(said)
})
