import { foodWords } from '../guide/food-words.ts'
import type { PublishedFood } from './food/whole-food.ts'
import type { PublishedSuggestion } from './schemas.ts'

interface Entry {
  head: unknown
  description: string
}

/** The words of a food as its record leaves them: those of its file, but for what the record says or takes away. */
export function layOver(file: Entry | undefined, food: PublishedFood): Entry {
  const head = { ...(file?.head as object | undefined), ...headOf(food) }
  return {
    head: Object.fromEntries(Object.entries(head).filter(([, value]) => value !== null)),
    description: food.description ?? file?.description ?? '',
  }
}

const headKeys = new Set(Object.keys(foodWords.shape))

/** What of a record stands in the head of a food's file. */
export function headOf(food: PublishedFood): object {
  return Object.fromEntries(Object.entries(food).filter(([key]) => headKeys.has(key)))
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
