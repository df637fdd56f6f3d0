import { type CategoryKey, categoryKeys } from '../item/fields.ts'
import type { CategoryOverride, Lexicon } from './category-lexicon.ts'

/** A phrase found in a name: its category and the places of its words, the end not included. */
interface Found {
  category: CategoryKey
  start: number
  end: number
}

const longestPhrase = 5

/**
 * The category of a Romanian item name; 'altele' for a name without listed words.
 *
 * Whole words decide, whatever their case, diacritics, number or article. The first known word is the thing itself ("suc
 * de mere" is a drink) and the longest phrase that begins there says which ("unt de arahide" is no butter). A few words
 * decide from any place: "mazăre congelată".
 */
export function categoryIn({ keyWords, words, hints, overrides }: Lexicon, name: string): CategoryKey {
  const keys = keyWords(name)
  const found = firstPhrase(keys, words)
  const override = overrideOf(keys, found, overrides)
  return (override ?? found ?? firstPhrase(keys, hints))?.category ?? 'altele'
}

/** The place of a category on the screen, 1 to 15. */
export function categoryRank(key: CategoryKey): number {
  return categoryKeys.indexOf(key) + 1
}

function firstPhrase(keys: readonly string[], phrases: ReadonlyMap<string, CategoryKey>): Found | undefined {
  for (let start = 0; start < keys.length; start++) {
    for (let end = Math.min(keys.length, start + longestPhrase); end > start; end--) {
      const category = phrases.get(keys.slice(start, end).join(' '))
      if (category) return { category, start, end }
    }
  }
  return undefined
}

function overrideOf(
  keys: readonly string[],
  found: Found | undefined,
  overrides: readonly CategoryOverride[],
): CategoryOverride | undefined {
  const others = keys.filter((_, place) => !found || place < found.start || place >= found.end)
  return overrides.find(
    ({ words, over }) =>
      (!found || over.includes(found.category)) && others.some((word) => words.includes(word)),
  )
}
