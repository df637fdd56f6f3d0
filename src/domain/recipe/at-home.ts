import { keyOf } from '../merge/key-of.ts'
import type { DueThing } from '../shop/due.ts'
import type { NameWords } from '../vocabulary/vocabulary.ts'

/**
 * Returns the whole days since an item was bought that is not used up yet, by the habits of a list; undefined for any other.
 */
export type SinceBought = (name: string) => number | undefined

/**
 * Finds the items that are still at home, by the habits of a list: an item that is not due was bought and is not used up.
 */
export function atHomeBy(words: NameWords, habits: readonly DueThing[]): SinceBought {
  const since = new Map(
    habits.filter(({ isDue }) => !isDue).map(({ name, sinceDays }) => [keyOf(words, name), sinceDays]),
  )
  return (name) => since.get(keyOf(words, name))
}
