import MiniSearch, { type Options, type SearchResult } from 'minisearch'
import { searchTerms } from '../domain/food-search.ts'

/** A food as it is found. */
export interface FoundFood {
  slug: string
  name: string
  picture: string
}

export interface SearchedFood extends FoundFood {
  otherNames: string
}

/** The same for whoever writes the index and whoever reads it. */
const options: Options<SearchedFood> = {
  idField: 'slug',
  fields: ['name', 'otherNames'],
  storeFields: ['slug', 'name', 'otherNames', 'picture'],
  processTerm: searchTerms,
  searchOptions: {
    boost: { name: 2 },
    combineWith: 'AND',
    prefix: true,
  },
}

/** For what is found by no right spelling: one letter in five may be another. */
const forgiving = { fuzzy: (term: string) => (term.length > 4 ? 0.2 : false) }

export function writeIndex(foods: readonly SearchedFood[]): string {
  const index = new MiniSearch(options)
  index.addAll(foods)
  return JSON.stringify(index)
}

/** @returns finds the foods of a text, the one that is called so before those that merely have it in their name */
export function readIndex(text: string): (wanted: string) => FoundFood[] {
  const index = MiniSearch.loadJSON(text, options)
  return (wanted) => {
    const exactly = index.search(wanted)
    const found = exactly.length > 0 ? exactly : index.search(wanted, forgiving)
    const wantedTerms = termsOf(wanted)
    const isCalledSo = ({ name, otherNames }: SearchResult) =>
      [name, ...otherNames.split(', ')].some((one: string) => termsOf(one) === wantedTerms)
    return [...found.filter(isCalledSo), ...found.filter((food) => !isCalledSo(food))].map(foodOfResult)
  }
}

function foodOfResult({ slug, name, picture }: SearchResult): FoundFood {
  return { slug, name, picture }
}

function termsOf(text: string): string {
  return text.split(/\s+/).flatMap(searchTerms).join(' ')
}
