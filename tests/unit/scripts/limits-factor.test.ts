import { expect, test } from 'vitest'
import { wantedLimitsFactor } from '../../../scripts/lib/settings/limits-factor.ts'

test.each([
  [undefined, 1],
  ['', 1],
  ['10', 10],
  ['0.5', 0.5],
])('LIMITS_FACTOR of %o multiplies by %d', (given, factor) => {
  expect(wantedLimitsFactor(given)).toBe(factor)
})

test.each(['0', '-1', 'off', 'Infinity'])('LIMITS_FACTOR of %s is refused, with what to do', (given) => {
  expect(() => wantedLimitsFactor(given)).toThrow(/set it to a number above 0/)
})
