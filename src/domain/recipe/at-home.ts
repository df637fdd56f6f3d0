import { keyOf } from '../merge/key-of.ts'
import type { DueThing } from '../shop/due.ts'
import type { NameWords } from '../vocabulary/vocabulary.ts'

/** Whole days since a thing was bought that is not used up yet, as a list's habits tell; undefined for any other. */
export type SinceBought = (name: string) => number | undefined

/** What is at home still, learned from what a list buys again and again: what is not due was bought and lasts. */
export function atHomeBy(words: NameWords, habits: readonly DueThing[]): SinceBought {
  const since = new Map(
    habits.filter(({ isDue }) => !isDue).map(({ name, sinceDays }) => [keyOf(words, name), sinceDays]),
  )
  return (name) => since.get(keyOf(words, name))
}
