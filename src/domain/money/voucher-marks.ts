import { cleanText } from '../lib/check.ts'
import { type OptionKey, readOption } from '../list/options.ts'
import { keyOf } from '../merge/key-of.ts'
import type { NameWords } from '../vocabulary/vocabulary.ts'
import { isVoucherFood } from './vouchers.ts'
import type { Wares } from './wares.ts'

type Named = Parameters<typeof isVoucherFood>[1]

/** The option that tells whether meal vouchers pay for a thing; undefined where its name is too long for one. */
export function voucherOption(words: NameWords, name: string): OptionKey | undefined {
  const about = cleanText(keyOf(words, name).replaceAll('/', ' '))
  return readOption(`vouchers/${about}`, '')?.key
}

/**
 * Whether meal vouchers pay for a thing, as the list was told, else by the rule.
 *
 * @param told what the list was told beside its name, by key
 */
export function paysByVoucher(
  wares: Wares,
  words: NameWords,
  told: ReadonlyMap<string, string>,
  item: Named,
): boolean {
  const answer = told.get(voucherOption(words, item.name) ?? '')
  return answer ? answer === 'yes' : isVoucherFood(wares, item)
}
