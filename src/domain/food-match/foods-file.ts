import { detectCategory } from '../category/detect-category.ts'
import { termsOf } from '../category/lexicon-file.ts'
import type { NameWords } from '../merge/name-words.ts'
import { foodContainers, foodModifiers, preservedWords } from '../words/food-modifiers.ts'
import { foodNames, otherThings, unsureNames } from '../words/food-names.ts'
import { foodIn, inOrder } from './food-match.ts'
import { bareName, type FoodsFile, readFoodNames, slugOfName } from './food-names.ts'
import { foodTokens } from './food-tokens.ts'

/** A food of the guide, as far as a list asks of it. */
export interface ListedFood {
  slug: string
  name: string
  otherNames: readonly string[]
  /** The slugs of those that may take its place, the best first. */
  substitutes: readonly string[]
}

const unsure = new Set(termsOf(unsureNames))

/**
 * The foods of the guide with all that tells them, as a browser fetches it. What the rules find without being told is
 * left out of it.
 *
 * @throws when something is said of a food that the guide does not have
 */
export function foodsFile(words: NameWords, foods: readonly ListedFood[]): FoodsFile {
  const known = new Set(foods.map(({ slug }) => slug))
  const unknown = [...Object.keys(foodNames), ...foods.flatMap(({ substitutes }) => substitutes)].filter(
    (slug) => !known.has(slug),
  )
  if (unknown.length > 0) throw new Error(`The guide does not have ${unknown.join()}.`)
  const least = fileOf(words, foods, ({ slug, name }) => [bareName(name), ...termsOf(foodNames[slug] ?? '')])
  const names = readFoodNames(least)
  const isTold = (food: ListedFood, name: string) =>
    foodIn(words, names, name, detectCategory(name))?.slug === food.slug
  return fileOf(words, foods, (food) => [
    bareName(food.name),
    ...termsOf(foodNames[food.slug] ?? ''),
    ...[food.name, ...food.otherNames].filter((name) => !unsure.has(name) && !isTold(food, name)),
  ])
}

function fileOf(
  words: NameWords,
  foods: readonly ListedFood[],
  namesOf: (food: ListedFood) => readonly string[],
): FoodsFile {
  const places = new Map(foods.map(({ slug }, place) => [slug, place]))
  const preserved = new Set(keysOf(words, termsOf(preservedWords)))
  const keys = (names: readonly string[]) => [...new Set(keysOf(words, names, preserved))].join()
  return {
    rows: foods.map((food) => [
      food.name,
      slugOfName(food.name) === food.slug ? '' : food.slug,
      keys(namesOf(food)),
      food.substitutes.flatMap((slug) => places.get(slug) ?? []),
    ]),
    otherThings: keys(termsOf(otherThings)),
    modifiers: foodModifiers.map(({ heads, modifiers }) => [
      keys(heads.split(' ')),
      wordsOf(words, modifiers, preserved),
    ]),
    containers: wordsOf(words, foodContainers, preserved),
    preserved: [...preserved].join(),
  }
}

function keysOf(words: NameWords, names: readonly string[], preserved: ReadonlySet<string> = new Set()) {
  return names.map((name) => inOrder({ preserved }, foodTokens(words, name)).join(' '))
}

/** Single words, each of which may stand alone: "fără zahăr" is one, "dr oetker" two. */
function wordsOf(words: NameWords, list: string, preserved: ReadonlySet<string>): string {
  const [common = ''] = preserved
  const all = termsOf(list).flatMap((term) => foodTokens(words, term))
  return [...new Set(all.map((word) => (preserved.has(word) ? common : word)))].join()
}
