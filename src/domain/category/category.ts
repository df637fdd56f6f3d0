import { type CategoryKey, categoryKeys } from '../item/fields.ts'
import { longestText } from '../lib/reading-limits.ts'
import { rememberBy } from '../lib/remember.ts'
import type { CategoryOverride, Lexicon } from './category-lexicon.ts'

/** A phrase found in a name: its category and the places of its words, the end not included. */
interface Found {
  /** Its words in listed form. */
  phrase: string
  category: CategoryKey
  start: number
  end: number
}

const longestPhrase = 5
/** In code units; no longer word is listed. */
const longestWord = 40

/**
 * The category of a Romanian item name; 'altele' for a name without listed words.
 *
 * Whole words decide, whatever their case, diacritics, number or article. The first known word is the thing itself ("suc
 * de mere" is a drink) and the longest phrase that begins there says which ("unt de arahide" is no butter). A few words
 * decide from any place: "mazăre congelată". Of what is longer than any name only the beginning is read (`longestText`).
 */
export function categoryIn(lexicon: Lexicon, name: string): CategoryKey {
  return decided(lexicon, name)?.category ?? 'altele'
}

/**
 * Returns the phrase that decides the category of a name, in listed form; undefined if no phrase decides, or a word
 * elsewhere in the name.
 */
export function decidingPhrase(lexicon: Lexicon, name: string): string | undefined {
  return decided(lexicon, name)?.phrase
}

/** Returns the category of a word that the lexicon lists by itself; undefined for any other word. */
export const categoryOfWord = rememberBy((lexicon: Lexicon, word: string): CategoryKey | undefined => {
  const [key = '', ...others] = lexicon.keyWords(word.slice(0, longestWord))
  return others.length > 0 ? undefined : lexicon.words.get(key)
})

/** Returns the category of the first known phrase of a name, whoever it is for: "biscuiți pentru bebeluși" are biscuits. */
export function categoryOfThing({ keyWords, words }: Lexicon, name: string): CategoryKey | undefined {
  return firstPhrase(keyWords(name.slice(0, longestText)), words)?.category
}

function decided(lexicon: Lexicon, name: string): Partial<Found> | undefined {
  const { keyWords, words, hints, overrides } = lexicon
  const keys = keyWords(name.slice(0, longestText))
  const found = firstPhrase(keys, words)
  return overrideOf(keys, found, overrides) ?? found ?? firstPhrase(keys, hints) ?? misspelt(lexicon, keys)
}

/** Finds the known product of which the first word of a name is a slip: "cartifi noi" is "cartofi". */
function misspelt({ similar, words }: Lexicon, [key = '']: readonly string[]): Partial<Found> | undefined {
  const meant = key.length <= longestWord ? similar(key) : undefined
  const category = meant === undefined ? undefined : words.get(meant)
  return meant !== undefined && category ? { phrase: meant, category } : undefined
}

/** The place of a category on the screen, 1 to 15. */
export function categoryRank(key: CategoryKey): number {
  return categoryKeys.indexOf(key) + 1
}

function firstPhrase(keys: readonly string[], phrases: ReadonlyMap<string, CategoryKey>): Found | undefined {
  for (let start = 0; start < keys.length; start++) {
    for (let end = Math.min(keys.length, start + longestPhrase); end > start; end--) {
      const phrase = keys.slice(start, end).join(' ')
      const category = phrases.get(phrase)
      if (category) return { phrase, category, start, end }
    }
  }
  return undefined
}

function overrideOf(
  keys: readonly string[],
  found: Found | undefined,
  overrides: readonly CategoryOverride[],
): Pick<CategoryOverride, 'category'> | undefined {
  const others = keys.filter((_, place) => !found || place < found.start || place >= found.end)
  return overrides.find(
    ({ words, over }) =>
      (!found || over.includes(found.category)) && others.some((word) => words.includes(word)),
  )
}
