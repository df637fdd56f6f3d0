import { expect, test } from 'vitest'
import { stepQuantity } from '../../../../src/list/editor/step-quantity.ts'

test.each([
  ['1', '', '2', undefined],
  ['', '', '2', undefined],
  ['6', 'buc', '7', '5'],
  ['1,5', '', '2', '1'],
  ['1', 'kg', '1,5', '0,5'],
  ['1,3', 'kile', '1,5', '1'],
  ['0,5', 'l', '1', undefined],
  ['200', 'g', '250', '150'],
  ['120', 'grame', '150', '100'],
  ['0,25', 'kg', '0,5', undefined],
  ['3', 'mosoare', '4', '2'],
  ['2-3', 'kg', undefined, undefined],
  ['6 × 2', 'l', '7 × 2', '5 × 2'],
  ['1 × 0,5', 'l', '2 × 0,5', undefined],
  ['mult', '', undefined, undefined],
  ['9999', '', undefined, '9998'],
])('from "%s" %s it is %s up and %s down', (quantity, unit, up, down) => {
  expect(stepQuantity(quantity, unit, 1)).toBe(up)
  expect(stepQuantity(quantity, unit, -1)).toBe(down)
})
