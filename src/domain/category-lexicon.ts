import { type CategoryOverride, categoryOverrides } from './category-overrides.ts'
import { type CategoryKey, categoryKeys } from './item.ts'
import { contentWords, formFinder, type Spellings, spellingsOf } from './word-forms.ts'

/** What one category is known by: words and phrases, by comma or line, a blank line between groups. */
export interface CategoryWords {
  /**
   * `măr/mere` gives every form of a word; a word alone has its other forms by rule. A phrase stands here
   * only where its first known word would say otherwise: "unt de arahide", not "unt de masă".
   */
  words: string
  /** Known only where no word is: brands of several categories, and what a thing is for. */
  hints: string
}

export type CategoryTable = Readonly<Record<CategoryKey, CategoryWords>>

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

/** All that a table of words tells of categories. Takes a few milliseconds. */
export function makeLexicon(table: CategoryTable): Lexicon {
  const listed = categoryKeys
    .flatMap((category) => listedTerms(category, table[category]))
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

/** The single terms of a comma-separated list of words or hints. */
export function termsOf(list: string): string[] {
  return list
    .split(/[,\n]/)
    .map((term) => term.trim())
    .filter((term) => term !== '')
}

function listedTerms(category: CategoryKey, { words, hints }: CategoryWords): Omit<LexiconEntry, 'key'>[] {
  return [
    ...termsOf(words).map((term) => ({ term, category, isHint: false })),
    ...termsOf(hints).map((term) => ({ term, category, isHint: true })),
  ]
}

function categoriesByKey(entries: readonly LexiconEntry[], isHint: boolean): Map<string, CategoryKey> {
  const wanted = entries.filter((entry) => entry.isHint === isHint)
  return new Map(wanted.map(({ key, category }) => [key, category]))
}
