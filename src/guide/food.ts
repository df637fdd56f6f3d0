import { allergenNames } from './allergens.ts'
import type { FoodWords } from './food-words.ts'
import { categoryCalled, type GuideCategory } from './guide-categories.ts'
import { type Keeping, keepingOf } from './keeping.ts'
import { type CookedFood, cookedOf } from './nutrition/cooked-food.ts'
import { type Micronutrients, micronutrientsOf } from './nutrition/micronutrients.ts'
import type { Nutrient, Nutrition } from './nutrition/nutrients.ts'
import { nutritionOf, tracesOf } from './nutrition/nutrition.ts'
import type { FoodRow } from './tables/table-rows.ts'
import type { Tables } from './tables/tables.ts'

/** Source of a food's numbers. */
export interface FoodSource {
  /** Such as "USDA SR28". */
  table: string
  entry: string
  id: string
  /** The entry describes a similar food, not this one. */
  isIndicative: boolean
}

/** A household measure ("o lingură"), its grams, and its kcal if the food has numbers. */
export interface HouseholdMeasure {
  name: string
  grams: number
  calories: number | undefined
}

/** A food of the guide: our texts joined with the facts of the tables. */
export interface Food extends Omit<FoodWords, 'picture'>, Micronutrients {
  slug: string
  name: string
  /** The letter of its place in the alphabet: 'S' for a name with 'Ș'. */
  letter: string
  category: GuideCategory
  subcategory: string
  description: readonly string[]
  /** Empty if no table has its numbers. */
  nutrition: Nutrition
  /** The nutrients of which there was too little to measure; 0 in `nutrition`. */
  traces: readonly Nutrient[]
  source: FoodSource | undefined
  /** The word for its state as bought ("crud"), if it is cooked before it is eaten. */
  state: string | undefined
  /** Undefined if no table has its values when cooked. */
  cooked: CookedFood | undefined
  /** False if nobody eats 100 g of it at once. */
  isPortion: boolean
  measures: readonly HouseholdMeasure[]
  keeping: readonly Keeping[]
  safety: readonly Pick<Tables['safety'][number], 'kind' | 'text' | 'source'>[]
  /** Months, 1 to 12; empty for "tot anul". */
  season: readonly number[]
  /** True if its season is that of imports. */
  isImported: boolean
  /** True if its harvest is kept over the winter. */
  isKept: boolean
  /** Allergens that it always contains. */
  allergens: readonly string[]
  /** Allergens of some recipes or brands. */
  recipeAllergens: readonly string[]
  /** Allergens of which it may have traces. */
  possibleAllergens: readonly string[]
  picture: string | undefined
  /** The day of its last review or edit. */
  modified: string | undefined
}

/** A pure polyol: 2.4 kcal/g, 10 kJ/g (Regulation (EU) 1169/2011, Annex XIV). Computed, not measured. */
const computed: Readonly<Record<string, Nutrition>> = {
  xilitol: { kilojoules: 1_000, calories: 240, protein: 0, fat: 0, carbohydrates: 100, fiber: 0, salt: 0 },
}

/** An admin's numbers for a food, with their source; they replace those of the tables. */
interface StatedNumbers {
  /** The day of the admin's last edit. */
  edited?: string | undefined
  nutrition?: Nutrition | undefined
  source?: Omit<FoodSource, 'isIndicative'> | undefined
}

/**
 * Joins a food's texts with its facts.
 *
 * @param words the head of the food's file
 * @param text the long description, with an empty line between paragraphs
 * @throws Error if no table has the food, or no row has its allergens
 */
export function joinFood(
  tables: Tables,
  slug: string,
  words: FoodWords,
  text: string,
  stated: StatedNumbers = {},
): Food {
  const row = tables.foods.get(slug)
  const identity = row ?? tables.unmatched.get(slug)
  if (!identity) throw new Error(`The tables do not know the food "${slug}".`)
  const season = tables.seasons.get(slug)
  const numbers = stated.nutrition ? statedNumbers(stated) : numbersOf(row, slug)
  return {
    ...words,
    slug,
    name: identity.name_ro,
    letter: identity.letter,
    category: categoryCalled(identity.category),
    subcategory: identity.subcategory,
    description: text.trim().split(/\n\n+/),
    picture: words.picture,
    ...numbers,
    state: tables.states.get(slug)?.as_bought,
    cooked: cookedOf(tables.states.get(slug)),
    isPortion: row?.portion !== 'no',
    measures: measuresOf(tables, slug, numbers.nutrition),
    keeping: keepingOf(tables.keeping.get(slug)),
    safety: tables.safety.filter(({ foods }) => foods.includes(slug)),
    season: season?.basis === 'raft, tot anul' ? [] : (season?.months ?? []),
    isImported: season?.basis === 'import',
    isKept: season?.note?.startsWith('se păstrează') ?? false,
    ...allergensOf(tables, slug),
    modified: [words.reviewed ?? '', stated.edited ?? ''].sort().at(-1) || undefined,
  }
}

/** @throws Error if no row has the food: the page says "niciunul" only if a row says so */
function allergensOf(tables: Tables, slug: string) {
  const row = tables.allergens.get(slug)
  if (!row) throw new Error(`Nobody has said which allergens the food "${slug}" has.`)
  const byRecipe = row.by_recipe.filter((code) => !row.contains.includes(code))
  const possible = row.may_contain.filter((code) => ![...row.contains, ...byRecipe].includes(code))
  return {
    allergens: row.contains.map((code) => allergenNames[code]),
    recipeAllergens: byRecipe.map((code) => allergenNames[code]),
    possibleAllergens: possible.map((code) => allergenNames[code]),
  }
}

type WithAllergens = Pick<Food, 'allergens'>

/** The allergens that a substitute brings into a dish: those it contains, and the food does not. */
export function addedAllergens(food: WithAllergens, substitute: WithAllergens): string[] {
  return substitute.allergens.filter((name) => !food.allergens.includes(name))
}

type WithRecipeAllergens = Pick<Food, 'allergens' | 'recipeAllergens'>

/** The allergens that some recipes or brands of a substitute bring into a dish, and no recipe of the food has. */
export function perhapsAddedAllergens(food: WithRecipeAllergens, substitute: WithRecipeAllergens): string[] {
  const own = [...food.allergens, ...food.recipeAllergens]
  return substitute.recipeAllergens.filter((name) => !own.includes(name))
}

function measuresOf(tables: Tables, slug: string, { calories }: Nutrition): HouseholdMeasure[] {
  return (tables.measures.get(slug) ?? []).map(({ measure_ro, grams }) => ({
    name: measure_ro,
    grams,
    calories: calories === undefined ? undefined : (calories * grams) / 100,
  }))
}

type Numbers = Pick<Food, 'nutrition' | 'traces' | 'source'> & Micronutrients

/** Vitamins and minerals come from the tables' source, so an admin's numbers remove them too. */
function statedNumbers({ nutrition = {}, source }: StatedNumbers): Numbers {
  return {
    nutrition,
    traces: [],
    source: source && { ...source, isIndicative: false },
    vitamins: [],
    minerals: [],
  }
}

function numbersOf(row: FoodRow | undefined, slug: string): Numbers {
  if (!row)
    return { nutrition: computed[slug] ?? {}, traces: [], source: undefined, vitamins: [], minerals: [] }
  return {
    nutrition: nutritionOf(row),
    traces: tracesOf(row),
    source: sourceOf(row),
    ...micronutrientsOf(row),
  }
}

function sourceOf({ source, dataset_description, dataset_id, match_quality }: FoodRow): FoodSource {
  return {
    table: source,
    entry: dataset_description,
    id: dataset_id,
    isIndicative: match_quality === 'proxy',
  }
}
