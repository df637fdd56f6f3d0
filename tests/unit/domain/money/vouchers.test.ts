import { expect, test } from 'vitest'
import { isVoucherFood } from '../../../../src/domain/with-all-words.ts'
import { unseenVoucherCases } from './unseen-voucher-cases.ts'
import { voucherCases } from './voucher-cases.ts'

test.each([...voucherCases, ...unseenVoucherCases])('%s %s: %s', (name, category, isAllowed) => {
  expect(isVoucherFood({ name, category })).toBe(isAllowed)
})
