import { expect, test } from 'vitest'
import { returnOf } from '../../../../src/domain/money/deposit.ts'
import { depositOf, parseItems } from '../../../../src/domain/with-all-words.ts'
import { brandedDepositCases } from './branded-deposit-cases.ts'
import { depositCases } from './deposit-cases.ts'
import { unseenDepositCases } from './unseen-deposit-cases.ts'

test.each([...depositCases, ...unseenDepositCases, ...brandedDepositCases])(
  '%s, %s %s: %s',
  (name, quantity, unit, containers) => {
    const expected =
      containers === 'asks'
        ? { containers: null, bani: 0, asks: true }
        : { containers, bani: containers * 50, asks: false }
    expect(depositOf({ name, quantity, unit })).toEqual(expected)
  },
)

test.each([
  ['6 ambalaje de returnat', 6],
  ['ambalaje de returnat', 1],
  ['6 sticle de returnat', 6],
  ['4 doze de dus înapoi', 4],
  ['Sticle goale de dus înapoi', 1],
  ['PET-uri de returnat', 1],
  ['sticle', undefined],
  ['ambalaje cadou', undefined],
  ['colet de returnat', undefined],
  ['apă 2 l, 6 sticle', undefined],
])('the deposit paid back for „%s”: %s containers', (text, containers) => {
  const [item = expect.unreachable()] = parseItems(text).items
  expect(returnOf(item)).toEqual(containers && { containers, bani: containers * 50 })
})
