import { expect, test } from 'vitest'
import { returnOf } from '../../../../src/domain/money/deposit.ts'
import { moneyTexts } from '../../../../src/list/money/texts.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test.each([
  [4230, 0, 4230, 0, '42,30 lei', 'în coș', '42,30 lei în coș. Cât costă'],
  [0, 0, 4230, 0, '0 lei', 'din 42,30', '0 lei din 42,30 în coș. Cât costă'],
  [100, 0, 100, 1, '1 leu', 'din 1+', '1 leu din 1+ în coș, fără un produs care nu are preț. Cât costă'],
  [
    ...[4230, 3, 120_000, 20, '42,30 lei+', 'din 1.200+'],
    '42,30 lei+ din 1.200+ în coș, fără 20 de produse care nu au preț. Cât costă',
  ],
] as [number, number, number, number, string, string, string][])(
  '%i bani in the basket without %i prices, of %i bani without %i prices, are „%s %s”',
  (bani, unpriced, all, allUnpriced, sum, of, label) => {
    const basket = moneyTexts.soFar(bani, unpriced)
    const whole = moneyTexts.soFar(all, allUnpriced)
    expect(plain(basket)).toBe(sum)
    expect(plain(moneyTexts.soFarOf(basket, whole))).toBe(of)
    expect(plain(moneyTexts.soFarLabel(basket, whole, allUnpriced))).toBe(label)
    // Voice control needs the visible text in the label.
    expect(plain(label)).toContain(`${sum} ${of}`)
  },
)

test('an item to be brought back is recognised by its name', () => {
  expect(returnOf({ name: moneyTexts.toReturn, quantity: '6' })).toEqual({ containers: 6, bani: 300 })
  expect(plain(moneyTexts.returned(300, 6))).toBe('De primit înapoi 3 lei, pentru 6 ambalaje de returnat')
})
