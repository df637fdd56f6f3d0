import { searchTerms } from '../food-match/food-search.ts'
import type { ItemFields } from '../item/fields.ts'
import { fold } from '../lib/fold.ts'
import { lastOf } from '../lib/last-of.ts'
import { keyOf } from '../merge/key-of.ts'
import type { NameWords } from '../vocabulary/vocabulary.ts'
import { type Bought, tripsOf } from './trips.ts'

/** An item of a history, with its latest name and amount, and the time of each purchase. */
export interface FoundThing extends Pick<ItemFields, 'name' | 'quantity' | 'unit' | 'category'> {
  /** Moments of the purchases, in ms since 1970, the latest first. */
  atMs: number[]
}

/**
 * Returns the items of a history whose names match every word of a text, as a whole word or as its beginning, regardless of
 * diacritics, case and grammatical number; the one bought last comes first. None for a blank text.
 *
 * @param history in any order
 */
export function findBought(words: NameWords, history: readonly Bought[], text: string): FoundThing[] {
  const wanted = fold(text).split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return []
  const found = new Map<string, FoundThing>()
  for (const shop of tripsOf(history)) {
    const [latest] = shop
    for (const { name, quantity, unit, category } of shop) {
      if (!wanted.every((word) => hasWord(name, word))) continue
      const key = keyOf(words, name)
      const known = found.get(key)
      const atMs = latest?.atMs ?? 0
      if (!known) found.set(key, { name, quantity, unit, category, atMs: [atMs] })
      else if (lastOf(known.atMs) !== atMs) known.atMs.push(atMs)
    }
  }
  return [...found.values()]
}

function hasWord(name: string, word: string): boolean {
  const words = fold(name).split(/[\s,()/-]+/)
  const terms = searchTerms(word)
  return words.some((one) => one.startsWith(word) || searchTerms(one).some((term) => terms.includes(term)))
}
