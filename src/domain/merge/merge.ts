import { addAmounts, type ItemAmount } from '../item/amount.ts'
import type { ItemFields } from '../item/fields.ts'
import type { NameWords } from '../vocabulary/vocabulary.ts'
import { nameKey } from './name-key.ts'

/** The fields that decide whether an item is already on the list, in stored form. */
export type MergedFields = Pick<ItemFields, 'name' | 'quantity' | 'unit'>

interface Merged {
  /** True if the two are one product. */
  same: boolean
  /** Both amounts together; absent if they are not one product or do not add up. */
  sum?: ItemAmount
}

/** Compares an item to add with one that is on the list. */
export function mergeItems(words: NameWords, present: MergedFields, added: MergedFields): Merged {
  if (nameKey(words, present.name) !== nameKey(words, added.name)) return { same: false }
  const sum = addAmounts(words.forms, present, added)
  return sum ? { same: true, sum } : { same: true }
}
