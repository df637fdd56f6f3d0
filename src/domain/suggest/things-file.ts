import { letterOfCategory } from '../category/category-letters.ts'
import { detectCategory } from '../category/detect-category.ts'
import { termsOf } from '../category/lexicon-file.ts'
import { type FoodsFile, inOrder } from '../food-match/food-match.ts'
import { bareName } from '../food-match/food-names.ts'
import { foodTokens } from '../food-match/food-tokens.ts'
import { keyOf } from '../merge/key-of.ts'
import type { NameWords } from '../vocabulary/vocabulary.ts'
import { boughtMonthly, boughtSeldom, boughtWeekly } from '../words/assortment.ts'
import { brands } from '../words/brands.ts'
import { catalogue } from '../words/catalogue.ts'
import { ideas } from '../words/ideas.ts'
import type { ThingsFile } from './things.ts'

/**
 * The products that can be suggested, each once, the likeliest first: the catalogue, the assortment of a supermarket, the
 * ideas, the foods of the guide that are none of these, and the brands.
 */
export function thingsFile(words: NameWords, foods?: FoodsFile): ThingsFile {
  const frequent = eachOnce(words, [
    ...catalogue.map(({ name }) => name),
    ...[boughtWeekly, boughtMonthly].flatMap(termsOf),
    ...Object.values(ideas).flat(),
  ])
  const things = eachOnce(words, [...frequent, ...termsOf(boughtSeldom)])
  const all = foods ? withFoods(words, foods, things) : things
  const places = new Map(all.map((name, place) => [keyOf(words, firstName(name)), place]))
  return {
    names: all.join(';'),
    categories: all.map((name) => letterOfCategory(detectCategory(firstName(name)))).join(''),
    frequent: frequent.length,
    brands: brands.flatMap(([product, names]) => {
      const place = places.get(keyOf(words, product))
      return place === undefined ? [] : [[place, termsOf(names).join(';')] as const]
    }),
  }
}

/** The name that is shown: "vinete" of "vinete/vânătă". */
function firstName(names: string): string {
  return names.split('/')[0] ?? names
}

/** Keeps the first of several entries for one product, with its other names if a later entry has them. */
function eachOnce(words: NameWords, names: readonly string[]): string[] {
  const known = new Map<string, string>()
  for (const name of names) {
    const key = keyOf(words, firstName(name))
    const before = known.get(key)
    if (before === undefined || name.startsWith(`${before}/`)) known.set(key, name)
  }
  return [...known.values()]
}

/** Adds the foods of the guide: as a product, or as another name of the product that they are. */
function withFoods(words: NameWords, { rows, preserved }: FoodsFile, products: readonly string[]): string[] {
  const order = { preserved: new Set(preserved.split(',')) }
  const all = [...products]
  const names = all.flatMap((product, place) => product.split('/').map((name) => ({ name, place })))
  const keys = new Set(names.map(({ name }) => keyOf(words, name)))
  const places = new Map(
    names
      .map(({ name, place }) => [inOrder(order, foodTokens(words, name)).join(' '), place] as const)
      .reverse(),
  )
  for (const [given, , foodKeys] of rows) {
    const name = inLowerCase(bareName(given))
    const place = foodKeys.split(',').flatMap((key) => places.get(key) ?? [])[0]
    if (place === undefined) all.push(name)
    else if (!keys.has(keyOf(words, name))) all[place] += `/${name}`
  }
  return all
}

function inLowerCase(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1)
}
