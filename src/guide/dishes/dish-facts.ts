import { detectCategory } from '../../domain/category/detect-category.ts'
import type { CategoryKey } from '../../domain/item/fields.ts'
import type { Food } from '../food.ts'
import type { Need } from './dishes.ts'

type Ingredient = Pick<
  Food,
  'allergens' | 'recipeAllergens' | 'possibleAllergens' | 'season' | 'isImported' | 'subcategory'
>

/** Facts from the tables about all ingredients of a dish together. */
export interface DishFacts {
  /** Allergens that an ingredient always contains. */
  allergens: readonly string[]
  /** Those that only some recipes or brands of ingredients contain. */
  recipeAllergens: readonly string[]
  /** Those of which ingredients may only have traces. */
  possibleAllergens: readonly string[]
  /** Eaten ingredients whose allergens no table has. */
  unknown: readonly string[]
  /** Months in which all ingredients with a season of local harvest are in season; empty if there is none. */
  season: readonly number[]
}

/** Categories of what is bought for a dish and not eaten. */
const uneaten: readonly CategoryKey[] = ['altele', 'curatenie', 'igiena']

/** The facts of a dish by those of its ingredients. */
export function dishFacts(
  needs: readonly Pick<Need, 'food' | 'name'>[],
  foods: ReadonlyMap<string, Ingredient>,
): DishFacts {
  const known = needs.flatMap(({ food }) => (food && foods.get(food)) || [])
  const allergens = union(known.map((food) => food.allergens))
  const recipeAllergens = union(known.map((food) => food.recipeAllergens)).filter(
    (name) => !allergens.includes(name),
  )
  const possibleAllergens = union(known.map((food) => food.possibleAllergens)).filter(
    (name) => !allergens.includes(name) && !recipeAllergens.includes(name),
  )
  return {
    allergens,
    recipeAllergens,
    possibleAllergens,
    unknown: needs
      .filter(({ food }) => !food || !foods.has(food))
      .map(({ name }) => name)
      .filter((name) => !uneaten.includes(detectCategory(name))),
    season: commonMonths(known),
  }
}

function union(lists: readonly (readonly string[])[]): string[] {
  return [...new Set(lists.flat())]
}

/** The foods whose harvest is kept all year. */
const kept = 'Nuci și semințe'

function commonMonths(foods: readonly Ingredient[]): number[] {
  const seasons = foods
    .filter(({ subcategory, isImported }) => subcategory !== kept && !isImported)
    .filter(({ season }) => season.length > 0 && season.length < 12)
    .map(({ season }) => season)
  const [first = [], ...others] = seasons
  return first.filter((month) => others.every((season) => season.includes(month)))
}
