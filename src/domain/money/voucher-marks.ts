import { thingOption } from '../list/thing-option.ts'
import type { NameWords } from '../vocabulary/vocabulary.ts'
import { isVoucherFood } from './vouchers.ts'
import type { Wares } from './wares.ts'

type Named = Parameters<typeof isVoucherFood>[1]

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
  const answer = told.get(thingOption(words, 'vouchers', item.name) ?? '')
  return answer ? answer === 'yes' : isVoucherFood(wares, item)
}
