import { addAmounts, type ItemAmount } from '../item/amount.ts'
import type { ItemFields } from '../item/fields.ts'
import { nameKey } from './name-key.ts'
import type { NameWords } from './name-words.ts'

/** What tells whether an item is there already, in the form it is stored. */
export type MergedFields = Pick<ItemFields, 'name' | 'quantity' | 'unit'>

export interface Merged {
  /** Whether the two are one product. */
  same: boolean
  /** Both amounts in one; absent when they are not one product, or when what they say does not add up. */
  sum?: ItemAmount
}

/** What comes of adding an item to a list that holds the other one. */
export function mergeItems(words: NameWords, present: MergedFields, added: MergedFields): Merged {
  if (nameKey(words, present.name) !== nameKey(words, added.name)) return { same: false }
  const sum = addAmounts(words.forms, present, added)
  return sum ? { same: true, sum } : { same: true }
}
