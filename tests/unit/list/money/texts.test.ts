import { expect, test } from 'vitest'
import { returnOf } from '../../../../src/domain/money/deposit.ts'
import { moneyTexts } from '../../../../src/list/money/texts.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test.each([
  [4230, 0, '42,30 lei', '42,30 lei în coș. Cât costă'],
  [4230, 1, '42,30 lei+', '42,30 lei+ în coș, fără un produs care nu are preț. Cât costă'],
  [4230, 3, '42,30 lei+', '42,30 lei+ în coș, fără 3 produse care nu au preț. Cât costă'],
  [100, 20, '1 leu+', '1 leu+ în coș, fără 20 de produse care nu au preț. Cât costă'],
  [0, 0, '0 lei', '0 lei în coș. Cât costă'],
])('%i bani in the basket, beside %i things without a price, are „%s”', (bani, unpriced, sum, label) => {
  expect(plain(moneyTexts.soFar(bani, unpriced))).toBe(sum)
  expect(plain(moneyTexts.soFarLabel(bani, unpriced))).toBe(label)
  // Voice control needs the visible text in the label.
  expect(moneyTexts.soFarLabel(bani, unpriced)).toContain(
    `${moneyTexts.soFar(bani, unpriced)} ${moneyTexts.soFarWhere}`,
  )
})

test('an item to be brought back is recognised by its name', () => {
  expect(returnOf({ name: moneyTexts.toReturn, quantity: '6' })).toEqual({ containers: 6, bani: 300 })
  expect(plain(moneyTexts.returned(300, 6))).toBe('De primit înapoi 3 lei, pentru 6 ambalaje de returnat')
})
