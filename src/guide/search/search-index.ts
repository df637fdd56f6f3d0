import type { FoodPart } from './food-parts.ts'
import { lettersOf, type SearchWord, wordsOf } from './search-words.ts'

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

interface IndexedName {
  letters: string
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
}

export interface IndexedQuestion {
  page: SearchedPage
  /** Its place among the page's questions, from 1. */
  place: number
  text: string
}

export interface SearchIndex {
  pages: readonly IndexedPage[]
  questions: readonly IndexedQuestion[]
}

export function makeIndex(pages: readonly SearchedPage[]): SearchIndex {
  return {
    pages: pages.map((page) => ({
      page,
      names: [
        ...[page.name.replace(/ \(.*/, ''), ...listed(page.otherNames)].map((name) => indexed(name, true)),
        ...listed(page.listNames).map((name) => indexed(name, false)),
      ],
      groups: wordsOf(page.groups ?? ''),
      closest: wordsOf(page.groups?.split(',', 1)[0] ?? ''),
    })),
    questions: pages.flatMap((page) =>
      (page.questions ?? []).map((text, index) => ({ page, place: index + 1, text })),
    ),
  }
}

/** The page as a result. */
export function pageOf({ address, name, picture, isGroup }: SearchedPage): FoundPage {
  return { address, name, picture, isGroup: isGroup ?? false }
}

function indexed(name: string, isOwn: boolean): IndexedName {
  return { letters: lettersOf(name), words: wordsOf(name), isOwn }
}

function listed(names = ''): string[] {
  return names.split(',').flatMap((name) => name.trim() || [])
}
