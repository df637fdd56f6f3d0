import { readFoodFiles } from '../../../scripts/lib/guide/read-files.ts'
import { type Food, joinFood } from '../../../src/guide/food.ts'
import { foodWords } from '../../../src/guide/food-words.ts'
import { tables } from '../../../src/guide/tables.ts'

/** Every food of the guide, as its pages have it. */
export function guideFoods(): Food[] {
  return readFoodFiles().map(({ slug, head, description }) =>
    joinFood(tables, slug, foodWords.parse(head), description),
  )
}
