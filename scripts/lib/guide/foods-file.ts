import type { FoodsFile } from '../../../src/domain/food-match/food-match.ts'
import { foodsFile } from '../../../src/domain/food-match/foods-file.ts'
import { once } from '../../../src/domain/lib/once.ts'
import { allWords } from '../../../src/domain/with-all-words.ts'
import { foodWords } from '../../../src/guide/food-words.ts'
import { readPublished } from '../../../src/published/read.ts'
import { type FoodFile, readFoodNames, readFoods } from './read-files.ts'

/** The foods as lists know them, from the guide's files. */
export const readListedFoods = once(() => {
  const { foods } = readPublished()
  const names = readFoodNames(foods)
  return readFoods(foods).map((file) => listedFood(file, names.get(file.slug) ?? ''))
})

/** @throws Error when a food does not match the guide's schema */
export const readFoodsFile = once((): FoodsFile => foodsFile(allWords(), readListedFoods()))

function listedFood({ slug, head }: FoodFile, name: string) {
  const { alternativeNames, substitutes } = foodWords.parse(head)
  const known = substitutes.flatMap((one) => ('food' in one ? [one.food] : []))
  return { slug, name, otherNames: alternativeNames, substitutes: known }
}
