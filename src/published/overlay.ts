import type { FoodWords } from '../guide/food-words.ts'
import { foodWords } from '../guide/food-words.ts'
import type { PublishedFood, PublishedSuggestion } from './schemas.ts'

interface Entry {
  head: unknown
  description: string
}

/** The words of a food as its record leaves them: those of its file, but for what the record says. */
export function layOver(file: Entry | undefined, food: PublishedFood): Entry {
  return {
    head: { ...(file?.head as object | undefined), ...wordsIn(food) },
    description: food.description ?? file?.description ?? '',
  }
}

/** What of a record stands in a food's file. */
function wordsIn(food: PublishedFood): Partial<FoodWords> {
  const keys = new Set(Object.keys(foodWords.shape))
  return Object.fromEntries(Object.entries(food).filter(([key]) => keys.has(key)))
}

interface CatalogueEntry {
  name: string
  category: string
  priority: number
}

/** What is suggested to everybody, with what admins say of it; a name that they say anything of is theirs. */
export function suggestionsWith(
  catalogue: readonly CatalogueEntry[],
  popularNames: readonly string[],
  published: readonly PublishedSuggestion[],
): { catalogue: CatalogueEntry[]; popularNames: string[] } {
  const said = new Set(published.map(({ name }) => name))
  const ofRecords = published.flatMap(({ name, category, priority }) =>
    priority === undefined ? [] : [{ name, category, priority }],
  )
  const entries = [...catalogue.filter(({ name }) => !said.has(name)), ...ofRecords]
  const popular = popularNames.filter((name) => !said.has(name))
  const placed = published.flatMap(({ name, popular: place }) =>
    place === undefined ? [] : [{ name, place }],
  )
  for (const { name, place } of placed.sort((a, b) => a.place - b.place)) popular.splice(place - 1, 0, name)
  return {
    catalogue: entries.sort((a, b) => b.priority - a.priority),
    popularNames: popular.slice(0, popularNames.length),
  }
}
