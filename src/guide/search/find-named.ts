import { firstFound } from './first-found.ts'
import * as ranks from './ranks.ts'
import {
  type FoundPage,
  type IndexedName,
  type IndexedPage,
  pageOf,
  type SearchedPage,
  type SearchIndex,
} from './search-index.ts'
import {
  beginsWith,
  hasWord,
  isSameWord,
  lettersOf,
  type SearchWord,
  startWith,
  wordsOf,
} from './search-words.ts'

export interface Ranked {
  one: IndexedPage
  rank: number
  /** The number of words of the name, so that short names come first. */
  length: number
}

/** Returns pages with these words in their names or groups up to a rank, the best first. */
export function findNamed(
  { pages }: SearchIndex,
  wanted: string,
  most: number,
): { pages: FoundPage[]; isExact: boolean } {
  const ranked = rankedBy(pages, wanted).filter(({ rank }) => rank <= most)
  return {
    pages: ranked.map(({ one }) => pageOf(one.page)),
    isExact: (ranked[0]?.rank ?? ranks.begins) < ranks.begins,
  }
}

/**
 * The foods that a text names and nothing else, the best first: foods of that name, foods whose name begins so, members of
 * the group of that name, and foods with another name that begins so.
 */
export function foodsNamed({ pages }: SearchIndex, wanted: string): SearchedPage[] {
  const ranked = rankedBy(pages, wanted)
  const isFood = ({ one }: Ranked) => one.page.parts !== undefined
  const foods = ranked.filter(isFood)
  const between = (least: number, most: number) => () =>
    foods.filter(({ rank }) => rank >= least && rank <= most)
  const isGroup = ranked.some(({ one, rank }) => one.page.isGroup && rank <= ranks.halfGroupForm)
  return firstFound([
    between(0, ranks.ofLists),
    between(0, ranks.begins),
    ...(isGroup ? [between(ranks.closeMember, ranks.closeMember), between(ranks.member, ranks.member)] : []),
    between(0, ranks.otherOrder),
  ]).map(({ one }) => one.page)
}

/** Returns the food or dish of exactly that name; names that only lists use may be those of many: "salată". */
export function pageNamed({ pages }: SearchIndex, name: string): SearchedPage | undefined {
  const [best] = rankedBy(pages, name)
  return best?.rank === ranks.letters || best?.rank === ranks.form ? best.one.page : undefined
}

/** Returns the foods whose name begins with the words, the last of which may still be being typed. */
export function foodsTyped({ pages }: SearchIndex, wanted: string): SearchedPage[] {
  const [first = '', ...others] = wanted.split(' ')
  const isTyped = ({ letters }: IndexedName) =>
    letters.startsWith(first) && others.every((word) => letters.includes(` ${word}`))
  return pages.filter(({ page, names }) => page.parts && names.some(isTyped)).map(({ page }) => page)
}

/** Returns the pages that have the words of a text, the best first. */
export function rankedBy(
  pages: readonly IndexedPage[],
  wanted: string,
  words: readonly SearchWord[] = wordsOf(wanted),
): Ranked[] {
  const letters = lettersOf(wanted)
  if (words.length === 0) return []
  return pages
    .filter(({ terms }) => startWith(terms, words))
    .flatMap((one) => {
      const [best] = one.names.flatMap((name) => rankedName(one, name, letters, words)).sort(byRank)
      return best ?? []
    })
    .sort(byRank)
}

function byRank(one: Ranked, other: Ranked): number {
  return one.rank - other.rank || one.length - other.length
}

function rankedName(
  one: IndexedPage,
  name: IndexedName,
  letters: string,
  words: readonly SearchWord[],
): Ranked | [] {
  const rank = rankOfName(one, name, letters, words)
  return rank === undefined ? [] : { one, rank, length: name.words.length }
}

function rankOfName(
  one: IndexedPage,
  name: IndexedName,
  letters: string,
  words: readonly SearchWord[],
): number | undefined {
  const { page, names, groups, closest } = one
  const exact = rankOfExact(page, name, letters, words)
  if (exact !== undefined) return exact
  const [[first = []], [firstOfName = []]] = [words, name.words]
  const isIn = (group: readonly SearchWord[]) =>
    words.every((word) => hasWord([...group, ...name.words], word))
  if (isIn([])) {
    if (page.isGroup || !isSameWord(firstOfName, first)) return ranks.has
    return name === names[0] ? ranks.begins : ranks.otherBegins
  }
  const isWhole = name.words.every((word) => hasWord(words, word))
  if (isWhole && isIn(groups)) return ranks.withGroup
  if (isTyped(name.words, words)) return beginsWith(firstOfName, first) ? ranks.typed : ranks.typedLater
  if (page.parts === undefined) return undefined
  if (isIn(closest)) return ranks.closeMember
  return isIn(groups) ? ranks.member : undefined
}

function rankOfExact(
  page: IndexedPage['page'],
  name: IndexedName,
  letters: string,
  words: readonly SearchWord[],
): number | undefined {
  const isEqual = name.letters === letters
  if (!isEqual && !isSame(name.words, words)) return undefined
  if (page.isGroup && name.letters !== lettersOf(page.name))
    return isEqual ? ranks.halfGroup : ranks.halfGroupForm
  const afterFoods = page.isGroup ? 1 : 0
  if (!name.isOwn) return isEqual ? ranks.lettersOfLists : ranks.ofLists
  if (!isInOrder(name.words, words)) return ranks.otherOrder
  return (isEqual ? ranks.letters : ranks.form) + afterFoods
}

function isInOrder(words: readonly SearchWord[], wanted: readonly SearchWord[]): boolean {
  return words.every((word, index) => isSameWord(word, wanted[index] ?? []))
}

/** True for the same words in any order. */
function isSame(words: readonly SearchWord[], wanted: readonly SearchWord[]): boolean {
  return words.length === wanted.length && words.every((word) => hasWord(wanted, word))
}

/** True if the name has all words, or words that begin with them. */
function isTyped(name: readonly SearchWord[], wanted: readonly SearchWord[]): boolean {
  return wanted.every((word) => name.some((one) => beginsWith(one, word)))
}
