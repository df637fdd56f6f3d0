import { foodWords } from '../guide/food-words.ts'
import type { PublishedFood } from './food/whole-food.ts'
import type { PublishedContent } from './schemas.ts'

interface Entry {
  head: unknown
  description: string
}

/** The words of a food's file, with the values of its record in their place; a null of the record removes a value. */
export function layOver(file: Entry | undefined, food: PublishedFood): Entry {
  const head = { ...(file?.head as object | undefined), ...headOf(food) }
  return {
    head: Object.fromEntries(Object.entries(head).filter(([, value]) => value !== null)),
    description: food.description ?? file?.description ?? '',
  }
}

const headKeys = new Set(Object.keys(foodWords.shape))

/** The values of a record that belong to the head of a food's file. */
export function headOf(food: PublishedFood): object {
  return Object.fromEntries(Object.entries(food).filter(([key]) => headKeys.has(key)))
}

interface CatalogueEntry {
  name: string
  category: string
  priority: number
}

/** The suggestions for all lists: the catalogue, with the admins' entries in place of those of the same name. */
export function suggestionsWith(
  catalogue: readonly CatalogueEntry[],
  popularNames: readonly string[],
  published: PublishedContent['suggestions'],
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
