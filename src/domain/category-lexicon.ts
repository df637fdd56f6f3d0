import { type CategoryOverride, categoryOverrides } from './category-overrides.ts'
import { categoryWords, termsOf } from './category-words.ts'
import { type CategoryKey, categoryKeys } from './item.ts'
import { contentWords, formFinder, type Spellings, spellingsOf } from './word-forms.ts'

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
  const listed = categoryKeys
    .flatMap(listedTerms)
    .map((entry) => ({ entry, spellings: spellingsOf(entry.term) }))
  const overriding = categoryOverrides.map((override) => ({
    override,
    words: override.words.map(spellingsOf),
  }))
  const formOf = formFinder([
    ...listed.map(({ spellings }) => spellings),
    ...overriding.flatMap(({ words }) => words),
  ])
  const keyOf = ([first = []]: Spellings) => first.map(formOf).join(' ')

  const entries = listed.map(({ entry, spellings }) => ({ ...entry, key: keyOf(spellings) }))
  return {
    entries,
    words: categoriesByKey(entries, false),
    hints: categoriesByKey(entries, true),
    overrides: overriding.map(({ override, words }) => ({ ...override, words: words.map(keyOf) })),
    keyWords: (text) => contentWords(text).map(formOf),
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
