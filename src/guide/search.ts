import MiniSearch, { type Options, type SearchOptions, type SearchResult } from 'minisearch'
import { searchTerms } from '../domain/food-match/food-search.ts'
import { fold } from '../domain/lib/fold.ts'

/** A search result: the page of a food, or the part of a category's page with a group of foods. */
interface FoundPage {
  address: string
  name: string
  picture: string
  /** True if it has several foods. */
  isGroup: boolean
}

export interface SearchedPage extends FoundPage {
  /** Separated by ', '. */
  otherNames: string
  /** Names of it on lists; separated by ', '. */
  listNames: string
  /** The category and subcategory of a food. */
  groups: string
}

/** Search results in the order in which they are shown. */
export interface FoundPages {
  pages: FoundPage[]
  /** True if no page has these words, and the pages have similar ones. */
  isGuess: boolean
}

/** Options with which the index is written and read. */
const options: Options<SearchedPage> = {
  idField: 'address',
  fields: ['name', 'otherNames', 'listNames', 'groups'],
  storeFields: ['name', 'otherNames', 'listNames', 'picture', 'isGroup'],
  processTerm: searchTerms,
  searchOptions: {
    boost: { name: 4, otherNames: 3, listNames: 3 },
    combineWith: 'AND',
    prefix: true,
  },
}

/**
 * Ways to guess, the surest first: one wrong letter; two wrong letters, such as swapped ones; the beginning of a word with
 * one wrong letter; only some of the words. Guesses leave out `groups`, which would find all foods of a group.
 */
const guesses: readonly SearchOptions[] = [
  { prefix: false, fuzzy: (term) => (term.length > 3 ? 1 : false) },
  { prefix: false, fuzzy: (term) => (term.length > 4 ? 2 : false) },
  { fuzzy: (term) => (term.length > 4 ? 1 : false) },
  { combineWith: 'OR' },
]
const guessedFields = ['name', 'otherNames', 'listNames']

export function writeIndex(pages: readonly SearchedPage[]): string {
  const index = new MiniSearch(options)
  index.addAll(pages)
  return JSON.stringify(index)
}

/**
 * @param text result of `writeIndex`
 * @returns a function that finds pages: first the food of that name, then the group, then names with that beginning, then
 *   members of such a group; and guesses if no page has the words
 */
export function readIndex(text: string): (wanted: string) => FoundPages {
  const index = MiniSearch.loadJSON(text, options)
  return (wanted) => {
    const found = index.search(wanted)
    const results = found.length > 0 ? found : guess(index, wanted)
    const isGuess = found.length === 0
    const rank = isGuess ? rankOfGuess(wanted) : rankFor(wanted)
    const pages = results
      .map((result) => ({ result, rank: rank(result) }))
      .sort((one, other) => one.rank - other.rank || other.result.score - one.result.score)
      .map(({ result }) => pageOf(result))
    return { pages, isGuess: isGuess && pages.length > 0 }
  }
}

function guess(index: MiniSearch<SearchedPage>, wanted: string): SearchResult[] {
  for (const way of guesses) {
    const found = index.search(wanted, { ...way, fields: guessedFields })
    if (found.length > 0) return found
  }
  return []
}

/** Ranks foods with exactly this name first, then such groups, foods and groups with another form of it, and all others. */
function rankFor(wanted: string): (result: SearchResult) => number {
  const [letters, words] = [lettersOf(wanted), wordsOf(wanted)]
  return ({ name, otherNames, listNames, isGroup }) => {
    const names: string[] = [name.replace(/ \(.*/, ''), ...otherNames.split(', ')]
    if (names.some((one) => lettersOf(one) === letters)) return isGroup ? 1 : 0
    if ([...names, ...listNames.split(', ')].some((one) => isSame(wordsOf(one), words)))
      return isGroup ? 3 : 2
    return 4
  }
}

/** Ranks pages first that share the first letter of a word, because people rarely mistype it. */
function rankOfGuess(wanted: string): (result: SearchResult) => number {
  const firstLetters = wordsOf(wanted)
    .flat()
    .map((term) => term[0])
  return ({ terms }) => (terms.some((term) => firstLetters.includes(term[0])) ? 0 : 1)
}

function pageOf({ id, name, picture, isGroup }: SearchResult): FoundPage {
  return { address: id, name, picture, isGroup }
}

/** The text without diacritics, capitals and punctuation. */
function lettersOf(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** The search terms of each word; a word with â has two. */
function wordsOf(text: string): string[][] {
  return text
    .split(/\s+/)
    .map(searchTerms)
    .filter((terms) => terms.length > 0)
}

function isSame(words: readonly string[][], wanted: readonly string[][]): boolean {
  return (
    words.length === wanted.length &&
    words.every((terms, index) => terms.some((term) => wanted[index]?.includes(term)))
  )
}
