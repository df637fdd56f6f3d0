import { type CategoryOverride, categoryOverrides } from './category-overrides.ts'
import { categoryWords, termsOf } from './category-words.ts'
import { type CategoryKey, categoryKeys } from './item.ts'
import { contentWords, formFinder } from './word-forms.ts'

/** One word or phrase of the data. Its key is its words as `keyWords` gives them, with spaces between. */
export interface LexiconEntry {
  term: string
  key: string
  category: CategoryKey
  isHint: boolean
}

export interface Lexicon {
  entries: readonly LexiconEntry[]
  words: ReadonlyMap<string, CategoryKey>
  hints: ReadonlyMap<string, CategoryKey>
  overrides: readonly CategoryOverride[]
  /** The words of a text, small ones left out, each in the form the data list it under. */
  keyWords(text: string): string[]
}

let lexicon: Lexicon | undefined

/** All that is known of categories by their words; made on first use, so that loading a page costs nothing. */
export function categoryLexicon(): Lexicon {
  lexicon ??= buildLexicon()
  return lexicon
}

function buildLexicon(): Lexicon {
  const listed = categoryKeys.flatMap(listedTerms)
  const overrideTerms = categoryOverrides.flatMap(({ words }) => words)
  const formOf = formFinder([...listed.map(({ term }) => term), ...overrideTerms])
  const keyWords = (text: string) => contentWords(text).map(formOf)
  const keyOf = (term: string) => keyWords(term.split('/', 1).join()).join(' ')

  const entries = listed.map((entry) => ({ ...entry, key: keyOf(entry.term) }))
  const overrides = categoryOverrides.map((override) => ({ ...override, words: override.words.map(keyOf) }))
  return {
    entries,
    overrides,
    keyWords,
    words: categoriesByKey(entries, false),
    hints: categoriesByKey(entries, true),
  }
}

function listedTerms(category: CategoryKey): Omit<LexiconEntry, 'key'>[] {
  const { words, hints } = categoryWords[category]
  return [
    ...termsOf(words).map((term) => ({ term, category, isHint: false })),
    ...termsOf(hints).map((term) => ({ term, category, isHint: true })),
  ]
}

function categoriesByKey(entries: readonly LexiconEntry[], isHint: boolean): Map<string, CategoryKey> {
  const wanted = entries.filter((entry) => entry.isHint === isHint)
  return new Map(wanted.map(({ key, category }) => [key, category]))
}
