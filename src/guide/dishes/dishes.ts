import { slugOfName } from '../../domain/food-match/food-names.ts'
import type { DishRow } from '../tables/table-rows.ts'

/** One ingredient of a dish, as it is added to a list. */
export interface Need {
  /** The slug of a food of the guide; undefined for an ingredient without a page. */
  food: string | undefined
  name: string
  quantity: string
  unit: string
}

/** A dish or an occasion that people shop for, with its ingredients. */
export interface Dish {
  slug: string
  name: string
  needs: readonly Need[]
}

/**
 * The dishes in the order of the table.
 *
 * @throws Error on a food that the guide does not have
 */
export function dishesOf(rows: readonly DishRow[], nameOf: (food: string) => string | undefined): Dish[] {
  const names = [...new Set(rows.map(({ dish }) => dish))]
  return names.map((name) => ({
    slug: slugOfName(name),
    name,
    needs: rows.filter(({ dish }) => dish === name).map((row) => needOf(row, nameOf)),
  }))
}

function needOf(row: DishRow, nameOf: (food: string) => string | undefined): Need {
  const { dish, food, quantity, unit } = row
  if (food === '') return { food: undefined, name: row.name, quantity, unit }
  const name = nameOf(food)
  if (!name) throw new Error(`${dish} needs "${food}", which the guide does not have.`)
  return { food, name, quantity, unit }
}

/** Units of which a part can be bought; of all others, only whole ones. */
const divisible = ['kg', 'l']

/** The smallest amounts that people weigh or measure. */
const steps = new Map([
  ['g', 5],
  ['ml', 5],
])

/** The needs of a dish for another number of people, `factor` times as many, in amounts that people buy. */
export function needsFor(needs: readonly Need[], factor: number): Need[] {
  return needs.map((need) => {
    const scaled = Number((Number(need.quantity) * factor).toFixed(3))
    const step = steps.get(need.unit) ?? 1
    const isExact = divisible.includes(need.unit)
    return { ...need, quantity: String(isExact ? scaled : Math.ceil(scaled / step) * step) }
  })
}

/** The dishes that need a food, sorted by the food's place among their ingredients. */
export function dishesWith(dishes: readonly Dish[], food: string): Dish[] {
  const placeIn = ({ needs }: Dish) => needs.findIndex((need) => need.food === food)
  return dishes.filter((dish) => placeIn(dish) >= 0).sort((one, other) => placeIn(one) - placeIn(other))
}
