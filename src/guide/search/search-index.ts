import type { FoodPart } from './food-parts.ts'
import { withoutAsking, withoutFraming, withoutQualities } from './framing.ts'
import { joinTerms, lettersOf, rootsOf, type SearchWord, wordsOf } from './search-words.ts'
import { soundOf } from './similarity.ts'

/** A search result: a page of the guide, or a part of it. */
export interface FoundPage {
  address: string
  name: string
  picture: string
  /** True if it has several foods. */
  isGroup: boolean
  /** The part of a food's page that answers. */
  part?: FoodPart
}

export interface SearchedPage {
  address: string
  name: string
  picture: string
  isGroup?: true
  /** Separated by ', '. */
  otherNames?: string
  /** Names of it on lists; separated by ', '. */
  listNames?: string
  /** Words that may stand beside a name, the closest before a comma: a food's subcategory and category, a dish's ingredients. */
  groups?: string
  /** The letters of the parts that a food's page has. */
  parts?: string
  /** The questions that a food's page answers. */
  questions?: readonly string[]
}

/** Search results in the order in which they are shown. */
export interface FoundPages {
  pages: FoundPage[]
  /** True if no page has these words, and the pages have similar ones. */
  isGuess: boolean
}

export interface IndexedName {
  letters: string
  /** Spelled as it sounds. */
  sound: string
  words: readonly SearchWord[]
  /** False for a name that only lists use. */
  isOwn: boolean
}

export interface IndexedPage {
  page: SearchedPage
  names: readonly IndexedName[]
  groups: readonly SearchWord[]
  /** Those of its closest group. */
  closest: readonly SearchWord[]
  /** Those of its names and groups. */
  terms: string
}

export interface IndexedQuestion {
  page: SearchedPage
  /** Its place among the page's questions, from 1. */
  place: number
  text: string
  words: readonly SearchWord[]
  /** Those of the question and the page's name. */
  terms: string
}

export interface SearchIndex {
  pages: readonly IndexedPage[]
  /** The pages that are neither foods nor groups, by the roots of their names' words; with names without qualities. */
  dishes: readonly IndexedPage[]
  questions: readonly IndexedQuestion[]
}

export function makeIndex(pages: readonly SearchedPage[]): SearchIndex {
  const isDish = ({ parts, isGroup }: SearchedPage) => parts === undefined && !isGroup
  return {
    pages: pages.map((page) => indexedPage(page, namesOf(page))),
    dishes: pages.filter(isDish).map((page) => indexedPage(page, namesOfDish(page))),
    questions: pages.flatMap((page) =>
      (page.questions ?? []).map((text, index) => indexedQuestion(page, text, index + 1)),
    ),
  }
}

function indexedQuestion(page: SearchedPage, text: string, place: number): IndexedQuestion {
  const words = wordsOf(withoutAsking(lettersOf(text)))
  return { page, place, text, words, terms: joinTerms([...words, ...wordsOf(page.name)]) }
}

function indexedPage(page: SearchedPage, names: readonly IndexedName[]): IndexedPage {
  const groups = wordsOf(page.groups ?? '')
  return {
    page,
    names,
    groups,
    closest: wordsOf(page.groups?.split(',', 1)[0] ?? ''),
    terms: joinTerms([...names.flatMap(({ words }) => words), ...groups]),
  }
}

function namesOf({ name, otherNames, listNames }: SearchedPage): IndexedName[] {
  return [
    ...[name.replace(/ \(.*/, ''), ...listed(otherNames)].map((one) => indexed(one, true)),
    ...listed(listNames).map((one) => indexed(one, false)),
  ]
}

function namesOfDish(page: SearchedPage): IndexedName[] {
  const names = namesOf(page)
  const plain = withoutQualities(withoutFraming(lettersOf(page.name)))
  return [...names, indexed(plain, true)].map((one) => ({ ...one, words: one.words.map(rootsOf) }))
}

/** The page as a result. */
export function pageOf({ address, name, picture, isGroup }: SearchedPage): FoundPage {
  return { address, name, picture, isGroup: isGroup ?? false }
}

function indexed(name: string, isOwn: boolean): IndexedName {
  const letters = lettersOf(name)
  return { letters, sound: soundOf(letters), words: wordsOf(name), isOwn }
}

function listed(names = ''): string[] {
  return names.split(',').flatMap((name) => name.trim() || [])
}
