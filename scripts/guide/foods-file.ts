import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import type { FoodsFile } from '../../src/domain/food-names.ts'
import { foodsFile, type ListedFood } from '../../src/domain/foods-file.ts'
import { once } from '../../src/domain/once.ts'
import { allWords } from '../../src/domain/with-all-words.ts'
import { foodWords } from '../../src/guide/food-words.ts'
import { inProject } from '../root.ts'
import { type FoodFile, readFoodFiles } from './read-files.ts'

/** The foods of the guide as a list knows them, from the guide's files. */
export const readListedFoods = once((): ListedFood[] => {
  const names = new Map(
    ['foods', 'foods_unmatched'].flatMap(readRows).map(({ slug, name_ro }) => [slug, name_ro]),
  )
  return readFoodFiles().map((file) => listedFood(file, names.get(file.slug) ?? ''))
})

/** @throws when a food is not as the guide's schema has it */
export const readFoodsFile = once((): FoodsFile => foodsFile(allWords(), readListedFoods()))

function listedFood({ slug, head }: FoodFile, name: string): ListedFood {
  const { alternativeNames, substitutes } = foodWords.parse(head)
  const known = substitutes.flatMap((one) => ('food' in one ? [one.food] : []))
  return { slug, name, otherNames: alternativeNames, substitutes: known }
}

function readRows(table: string): { slug: string; name_ro: string }[] {
  return parse(readFileSync(inProject(`src/content/tables/${table}.csv`)), { columns: true })
}
