import MiniSearch, { type Options } from 'minisearch'
import { searchTerm } from '../domain/food-search.ts'

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
  storeFields: ['slug', 'name', 'picture'],
  processTerm: searchTerm,
  searchOptions: {
    boost: { name: 2 },
    combineWith: 'AND',
    prefix: true,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
  },
}

export function writeIndex(foods: readonly SearchedFood[]): string {
  const index = new MiniSearch(options)
  index.addAll(foods)
  return JSON.stringify(index)
}

/** @returns finds the foods of a text, the best first */
export function readIndex(text: string): (wanted: string) => FoundFood[] {
  const index = MiniSearch.loadJSON(text, options)
  return (wanted) => index.search(wanted).map(({ slug, name, picture }) => ({ slug, name, picture }))
}
