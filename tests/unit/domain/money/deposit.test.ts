import { expect, test } from 'vitest'
import { depositOf } from '../../../../src/domain/with-all-words.ts'
import { depositCases } from './deposit-cases.ts'
import { secondDepositCases } from './second-deposit-cases.ts'
import { thirdDepositCases } from './third-deposit-cases.ts'

test.each([...depositCases, ...secondDepositCases, ...thirdDepositCases])(
  '%s, %s %s: %s',
  (name, quantity, unit, containers) => {
    const expected =
      containers === 'asks'
        ? { containers: null, bani: 0, asks: true }
        : { containers, bani: containers * 50, asks: false }
    expect(depositOf({ name, quantity, unit })).toEqual(expected)
  },
)
