import { thingOption } from '../list/thing-option.ts'
import type { NameWords } from '../vocabulary/vocabulary.ts'
import { isVoucherFood } from './vouchers.ts'
import type { Wares } from './wares.ts'

type Named = Parameters<typeof isVoucherFood>[1]

/**
 * True if meal vouchers pay for an item, by the list's option for it, or otherwise by the rule.
 *
 * @param options the options of the list, by key
 */
export function paysByVoucher(
  wares: Wares,
  words: NameWords,
  options: ReadonlyMap<string, string>,
  item: Named,
): boolean {
  const answer = options.get(thingOption(words, 'vouchers', item.name) ?? '')
  return answer ? answer === 'yes' : isVoucherFood(wares, item)
}
