import type { FoodsFile } from '../../../src/domain/food-match/food-names.ts'
import { foodsFile, type ListedFood } from '../../../src/domain/food-match/foods-file.ts'
import { once } from '../../../src/domain/lib/once.ts'
import { allWords } from '../../../src/domain/with-all-words.ts'
import { foodWords } from '../../../src/guide/food-words.ts'
import { readPublished } from '../../../src/published/read.ts'
import { type FoodFile, readFoodNames, readFoods } from './read-files.ts'

/** The foods of the guide as a list knows them, from the guide's files. */
export const readListedFoods = once((): ListedFood[] => {
  const { foods } = readPublished()
  const names = readFoodNames(foods)
  return readFoods(foods).map((file) => listedFood(file, names.get(file.slug) ?? ''))
})

/** @throws when a food is not as the guide's schema has it */
export const readFoodsFile = once((): FoodsFile => foodsFile(allWords(), readListedFoods()))

function listedFood({ slug, head }: FoodFile, name: string): ListedFood {
  const { alternativeNames, substitutes } = foodWords.parse(head)
  const known = substitutes.flatMap((one) => ('food' in one ? [one.food] : []))
  return { slug, name, otherNames: alternativeNames, substitutes: known }
}
