import { detectCategory } from '../../domain/category/detect-category.ts'
import type { CategoryKey } from '../../domain/item/fields.ts'
import { feastNames } from '../checks/proper-names.ts'
import type { Food } from '../food.ts'
import type { Dish, Need } from './dishes.ts'

type Ingredient = Pick<
  Food,
  'allergens' | 'recipeAllergens' | 'possibleAllergens' | 'season' | 'isImported' | 'isKept' | 'subcategory'
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
  /**
   * Months in which all ingredients with a season of local harvest are in season; empty if that helps nobody to choose the
   * time: for fewer than two such ingredients or months, and for a dish of a feast, whose day is not that of the harvest.
   */
  season: readonly number[]
}

/** Categories of what is bought for a dish and not eaten. */
const uneaten: readonly CategoryKey[] = ['altele', 'curatenie', 'igiena']

/** The facts of a dish by those of its ingredients. */
export function dishFacts(
  { name, needs }: Pick<Dish, 'name'> & { needs: readonly Pick<Need, 'food' | 'name'>[] },
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
    season: isOfFeast(name) ? [] : commonMonths(known),
  }
}

/** Words of what is cooked or given for a feast, a fast or a custom, beside the names of feasts. */
const customs = ['colindători', 'colivă', 'miel', 'naștere', 'pască', 'piftie', 'porcului', 'post']
const feastWords: ReadonlySet<string> = new Set([...feastNames, ...customs].map((word) => word.toLowerCase()))

function isOfFeast(dish: string): boolean {
  return dish
    .toLowerCase()
    .split(' ')
    .some((word) => feastWords.has(word))
}

function union(lists: readonly (readonly string[])[]): string[] {
  return [...new Set(lists.flat())]
}

/** Foods whose harvest is kept or dried, and those of which a dish needs little. */
const anyTime = ['Nuci și semințe', 'Ierburi aromatice']

function commonMonths(foods: readonly Ingredient[]): number[] {
  const seasons = foods
    .filter(({ subcategory, isImported, isKept }) => !anyTime.includes(subcategory) && !isImported && !isKept)
    .filter(({ season }) => season.length > 0 && season.length < 12)
    .map(({ season }) => season)
  const [first = [], ...others] = seasons
  const common = first.filter((month) => others.every((season) => season.includes(month)))
  return others.length > 0 && common.length > 1 ? common : []
}
