import { expect, test } from 'vitest'
import { otherReading } from '../../../../src/domain/text/entry/other-reading.ts'

test.each([
  ['cafea', '4', 'g', '4 kg'],
  ['ulei', '1', 'ml', '1 l'],
  ['apă', '40', 'bax', '40 buc'],
  ['unt', '35', 'pachet', '35 buc'],
  ['unt 82%', '82', 'st', '1 buc'],
  ['lapte 3,5%', '3.5', 'st', '1 buc'],
  ['cafea', '5', 'g', undefined],
  ['cafea', '4', 'kg', undefined],
  ['apă', '30', 'bax', undefined],
  ['ouă', '60', 'st', undefined],
  ['unt 82%', '1', 'st', undefined],
  ['apă', '6x2', 'l', undefined],
])('%s %s %s may be %s', (name, quantity, unit, other) => {
  const read = otherReading({ name, quantity, unit })
  expect(read && `${read.quantity} ${read.unit}`).toBe(other)
})
