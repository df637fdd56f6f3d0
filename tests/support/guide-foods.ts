import { readFoodFiles } from '../../scripts/lib/guide/read-files.ts'
import { type Dish, dishesOf } from '../../src/guide/dishes/dishes.ts'
import { type Food, joinFood } from '../../src/guide/food.ts'
import { foodWords } from '../../src/guide/food-words.ts'
import { tables } from '../../src/guide/tables/tables.ts'

/** Returns all foods of the guide, in the form that their pages use. */
export function guideFoods(): Food[] {
  return readFoodFiles().map(({ slug, head, description }) =>
    joinFood(tables, slug, foodWords.parse(head), description),
  )
}

/** Returns the dishes of the guide, whose ingredients are among these foods. */
export function guideDishes(foods: readonly Food[]): Dish[] {
  const names = new Map(foods.map(({ slug, name }) => [slug, name]))
  return dishesOf(tables.dishes, (slug) => names.get(slug))
}
