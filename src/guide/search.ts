import MiniSearch, { type Options, type SearchOptions, type SearchResult } from 'minisearch'
import { searchTerms } from '../domain/food-match/food-search.ts'
import { fold } from '../domain/lib/fold.ts'

/** A page of the guide as it is found: a food's, or the part of a category's that holds a group of foods. */
export interface FoundPage {
  address: string
  name: string
  picture: string
  /** It holds several foods. */
  isGroup: boolean
}

export interface SearchedPage extends FoundPage {
  /** Separated by ', '. */
  otherNames: string
  /** What a list calls it when it says no more; separated by ', '. */
  listNames: string
  /** What a food belongs to: its category and subcategory. */
  groups: string
}

/** Pages in the order in which they are shown. */
export interface FoundPages {
  pages: FoundPage[]
  /** Nothing has these words; the pages have ones that look like them. */
  isGuess: boolean
}

/** The same for whoever writes the index and whoever reads it. */
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
 * Ways to guess, the surest first: one letter is another, two are (as where they are swapped), a beginning with one that
 * is, some of the words. A group's name is not guessed at through all of its foods.
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
 * @returns finds the pages of a text: the food that is called so, the group that is, what begins so, what belongs to
 * such a group; and, where nothing has these words, a guess
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

/** Foods whose name it is, letter by letter; such groups; foods and groups in another form of the word; all others. */
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

/** Who mistypes a word seldom mistypes its first letter. */
function rankOfGuess(wanted: string): (result: SearchResult) => number {
  const firstLetters = wordsOf(wanted)
    .flat()
    .map((term) => term[0])
  return ({ terms }) => (terms.some((term) => firstLetters.includes(term[0])) ? 0 : 1)
}

function pageOf({ id, name, picture, isGroup }: SearchResult): FoundPage {
  return { address: id, name, picture, isGroup }
}

/** Without marks, capitals and signs. */
function lettersOf(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** The terms of each word; a word with â has two. */
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
