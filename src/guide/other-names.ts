import { slugOfName } from '../domain/food-match/food-names.ts'
import { fold } from '../domain/lib/fold.ts'
import { byRomanianName } from '../domain/lib/romanian-order.ts'
import type { Food } from './food.ts'

/** A name that people use, and the food whose page has another name. */
interface OtherName {
  name: string
  food: Food
}

/**
 * Returns the other names under a capital letter, sorted; without those that share their first word with the food's own
 * name.
 */
export function otherNamesUnder(letter: string, foods: readonly Food[]): OtherName[] {
  return foods
    .flatMap((food) => food.alternativeNames.map((name) => ({ name, food })))
    .filter(({ name, food }) => fold(name).startsWith(letter.toLowerCase()) && !isNear(name, food.name))
    .sort((one, other) => byRomanianName(one.name, other.name))
}

/** True if both names are next to each other in the alphabet. */
function isNear(name: string, foodName: string): boolean {
  return firstWord(name) === firstWord(foodName)
}

function firstWord(name: string): string {
  return fold(name).split(' ', 1)[0] ?? ''
}

/** The food of each other name, by the name's slug; names of two foods, and slugs of foods, are left out. */
export function foodsByOtherName(foods: readonly Food[]): Map<string, string> {
  const slugs = new Set(foods.map(({ slug }) => slug))
  const found = foods.flatMap(({ slug, alternativeNames }) =>
    alternativeNames.map((name) => [slugOfName(name), slug] as const),
  )
  const times = new Map<string, Set<string>>()
  for (const [name, slug] of found) times.set(name, new Set([...(times.get(name) ?? []), slug]))
  return new Map(found.filter(([name]) => times.get(name)?.size === 1 && !slugs.has(name)))
}
