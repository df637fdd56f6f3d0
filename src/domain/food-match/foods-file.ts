import { detectCategory } from '../category/detect-category.ts'
import { termsOf } from '../category/lexicon-file.ts'
import type { NameWords } from '../vocabulary/vocabulary.ts'
import { foodModifiers } from '../words/food-modifiers.ts'
import { foodNames, unsureNames } from '../words/food-names.ts'
import { type FoodsFile, foodIn, inOrder, readFoodNames } from './food-match.ts'
import { bareName, slugOfName } from './food-names.ts'
import { foodTokens } from './food-tokens.ts'

/**
 * Names that begin like a food of the guide and seem to describe it, but are something else. By comma or line. A name
 * with a word that is in no table of modifiers needs no entry here.
 */
const otherThings =
  'ton proaspăt, file de ton, sardine proaspete, sardină proaspătă, coriandru proaspăt, coriandru verde, măr copt, gutuie coaptă, ou roșu'

/** Words before a food's name: a container, an amount or a size. By comma. */
const foodContainers =
  'pachet, pungă, sticlă, legătură, căpățână, cofraj, plasă, sac, bucată, felie, fir, doză, bax, caserolă, file, un, o, niște, kg, g, gr, ml, l, litru, kilogram, kil, baby, mini'

/** Words for preserved food; the first stands for all of them. */
const preservedWords = 'conservă, borcan, cutie, conservat'

/** A food of the guide, with the fields that lists need. */
interface ListedFood {
  slug: string
  name: string
  otherNames: readonly string[]
  /** The slugs of its substitutes, the best first. */
  substitutes: readonly string[]
}

const unsure = new Set(termsOf(unsureNames))

/**
 * The foods of the guide with their names, as a browser fetches them. Names that the rules find by themselves are left
 * out.
 *
 * @throws if a table names a food that the guide does not have
 */
export function foodsFile(words: NameWords, foods: readonly ListedFood[]): FoodsFile {
  const known = new Set(foods.map(({ slug }) => slug))
  const unknown = [...Object.keys(foodNames), ...foods.flatMap(({ substitutes }) => substitutes)].filter(
    (slug) => !known.has(slug),
  )
  if (unknown.length > 0) throw new Error(`The guide does not have ${unknown.join()}.`)
  const least = fileOf(words, foods, ({ slug, name }) => [bareName(name), ...termsOf(foodNames[slug] ?? '')])
  const names = readFoodNames(least)
  const isFound = (food: ListedFood, name: string) =>
    foodIn(words, names, name, detectCategory(name))?.slug === food.slug
  return fileOf(words, foods, (food) => [
    bareName(food.name),
    ...termsOf(foodNames[food.slug] ?? ''),
    ...[food.name, ...food.otherNames].filter((name) => !unsure.has(name) && !isFound(food, name)),
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

/** The single words of a list, each of which may stand alone: "fără zahăr" is one, "dr oetker" two. */
function wordsOf(words: NameWords, list: string, preserved: ReadonlySet<string>): string {
  const [common = ''] = preserved
  const all = termsOf(list).flatMap((term) => foodTokens(words, term))
  return [...new Set(all.map((word) => (preserved.has(word) ? common : word)))].join()
}
