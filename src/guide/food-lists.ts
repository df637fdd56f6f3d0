import { allergenNames } from './allergens.ts'
import type { Food } from './food.ts'

/** The allergens that pages of foods leave out, with the slug of the page. */
export const leftOut = {
  gluten: allergenNames.gluten,
  lapte: allergenNames.lapte,
  oua: allergenNames.oua,
} as const

export type LeftOut = keyof typeof leftOut

/** The foods that neither contain the allergen, nor do in some recipes, nor may have traces of it. */
export function foodsWithout(foods: readonly Food[], allergen: LeftOut): Food[] {
  const name = leftOut[allergen]
  return foods.filter((food) =>
    [food.allergens, food.recipeAllergens, food.possibleAllergens].every((names) => !names.includes(name)),
  )
}

/** The orders of the table of all foods, by the slug of the page. */
export const tableOrders = ['calorii', 'proteine', 'fibre', 'sezon'] as const

export type TableOrder = (typeof tableOrders)[number]

const afterAll = Number.POSITIVE_INFINITY

/** The place of a food in an order, the lowest first; those without a number are last. */
const placeIn: Readonly<Record<TableOrder, (food: Food) => number>> = {
  calorii: ({ nutrition }) => nutrition.calories ?? afterAll,
  proteine: ({ nutrition }) => -(nutrition.protein ?? -afterAll),
  fibre: ({ nutrition }) => -(nutrition.fiber ?? -afterAll),
  sezon: ({ season }) => firstMonth(season),
}

/** The month in which a season begins, which may cross the end of the year; after all others if it is the whole year. */
function firstMonth(season: readonly number[]): number {
  if (season.length === 0 || season.length === 12) return afterAll
  return season.find((month) => !season.includes(((month + 10) % 12) + 1)) ?? afterAll
}

/** The foods in an order: the fewest calories, the most protein or fibre, the first month; equal ones as they were. */
export function foodsInOrder(foods: readonly Food[], order: TableOrder): Food[] {
  const place = placeIn[order]
  return foods
    .map((food) => ({ food, at: place(food) }))
    .sort((one, other) => (one.at === other.at ? 0 : one.at - other.at))
    .map(({ food }) => food)
}

/** Foods on one page of the table, few enough for the weight of a page. */
const foodsOfPage = 130

/** The pages of a table. */
export function tablePages(foods: readonly Food[]): Food[][] {
  const pages = Math.ceil(foods.length / foodsOfPage)
  return Array.from({ length: pages }, (_, page) => foods.slice(page * foodsOfPage, (page + 1) * foodsOfPage))
}
