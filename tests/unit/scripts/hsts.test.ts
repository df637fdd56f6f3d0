import { expect, test } from 'vitest'
import { Problem } from '../../../scripts/lib/problem.ts'
import { wantedHsts } from '../../../scripts/lib/settings/hsts.ts'

test.each([
  [undefined, 'max-age=63072000'],
  ['', 'max-age=63072000'],
  ['off', ''],
  ['max-age=0', 'max-age=0'],
  ['max-age=300; includeSubDomains; preload', 'max-age=300; includeSubDomains; preload'],
])('of %j browsers are told %j', (given, told) => {
  expect(wantedHsts(given)).toBe(told)
})

test.each(['on', 'includeSubDomains', 'max-age=', 'max-age=1; x', 'max-age=1\r\nX: y', 'max-age=1;'])(
  'HSTS=%j is refused with what to do',
  (given) => {
    const asked = () => wantedHsts(given)
    expect(asked).toThrow(Problem)
    expect(asked).toThrow(`HSTS is '${given}': set it to off, or to max-age=SECONDS`)
  },
)
