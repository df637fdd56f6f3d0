import { expect, test } from 'vitest'
import { thingOption } from '../../../../src/domain/list/thing-option.ts'
import { allWords, paysByVoucher } from '../../../../src/domain/with-all-words.ts'

const soap = { name: 'Săpun', category: '' as const }
const bread = { name: 'pâine', category: '' as const }
const optionOf = (name: string) => thingOption(allWords(), 'vouchers', name)

test('a mark of the list counts for more than the rule, however the thing is written', () => {
  const option = optionOf('săpunuri') ?? ''
  expect(option).not.toBe('')
  expect(paysByVoucher(new Map(), soap)).toBe(false)
  expect(paysByVoucher(new Map([[option, 'yes']]), soap)).toBe(true)
  expect(paysByVoucher(new Map([[option, '']]), soap)).toBe(false)
  expect(paysByVoucher(new Map([[option, 'yes']]), bread)).toBe(true)
  expect(paysByVoucher(new Map([[optionOf('pâini') ?? '', 'no']]), bread)).toBe(false)
})

test.each(['1/2 pâine', 'lapte', '🍌', 'iaurt 3,5% 400 g', 'Coca-Cola "zero"'])(
  '„%s” has an option',
  (name) => {
    expect(optionOf(name)).toMatch(/^vouchers\/[^/]+$/)
  },
)

test('a name that is too long for an option has none', () => {
  expect(optionOf('abcd '.repeat(20))).toBeUndefined()
})
