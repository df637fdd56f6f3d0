import { readFoodFiles } from '../../scripts/lib/guide/read-files.ts'
import { dishesOf } from '../../src/guide/dishes.ts'
import { joinFood } from '../../src/guide/food.ts'
import { foodWords } from '../../src/guide/food-words.ts'
import { tables } from '../../src/guide/tables.ts'

/** The foods of the guide, read without a build. */
export const fileFoods = readFoodFiles().map(({ slug, head, description }) =>
  joinFood(tables, slug, foodWords.parse(head), description),
)

const names = new Map(fileFoods.map(({ slug, name }) => [slug, name]))

export const fileDishes = dishesOf(tables.dishes, (slug) => names.get(slug))
