import { categoryCalled, type GuideCategory } from './categories.ts'
import type { FoodWords } from './food-words.ts'
import { type Keeping, type KeepingPlace, keepingOf } from './keeping.ts'
import { type Micronutrients, micronutrientsOf } from './micronutrients.ts'
import type { Nutrition } from './nutrients.ts'
import { nutritionOf } from './nutrition.ts'
import type { FoodRow } from './table-rows.ts'
import type { Tables } from './tables.ts'

/** Where the numbers of a food come from. */
export interface FoodSource {
  /** "USDA SR28" */
  table: string
  entry: string
  id: string
  /** The entry is of something like it, not of this very food. */
  isIndicative: boolean
}

/** An entry of the guide: our words, and the tables' facts. */
export interface Food extends Omit<FoodWords, 'picture'>, Micronutrients {
  slug: string
  name: string
  /** The letter it stands under: 'Ș' stands under 'S'. */
  letter: string
  category: GuideCategory
  subcategory: string
  description: readonly string[]
  /** Empty for a food whose numbers no table has. */
  nutrition: Nutrition
  source: FoodSource | undefined
  keeping: Partial<Record<KeepingPlace, Keeping>>
  /** Months, 1 to 12; empty for "tot anul". */
  season: readonly number[]
  /** Its season is one of ships and lorries. */
  isImported: boolean
  allergens: readonly string[]
  /** Allergens that a label may name. */
  possibleAllergens: readonly string[]
  picture: string | undefined
}

/** Lovage is measured nowhere; the table has parsley in its place (the tables' README). */
const withoutNumbers = ['leustean']

/** A pure polyol: 2.4 kcal/g (Regulation (EU) 1169/2011, Annex XIV). Computed, not measured. */
const computed: Readonly<Record<string, Nutrition>> = {
  xilitol: { calories: 240, protein: 0, fat: 0, carbohydrates: 100, fiber: 0, salt: 0 },
}

/** What an admin says of a food beside its words: numbers with their source, in place of the tables'. */
interface StatedFacts {
  nutrition?: Nutrition | undefined
  source?: Omit<FoodSource, 'isIndicative'> | undefined
  allergens?: string[] | undefined
}

/** @throws when no table knows the food */
export function joinFood(
  tables: Tables,
  slug: string,
  words: FoodWords,
  text: string,
  stated: StatedFacts = {},
): Food {
  const row = tables.foods.get(slug)
  const identity = row ?? tables.unmatched.get(slug)
  if (!identity) throw new Error(`The tables do not know the food "${slug}".`)
  const category = categoryCalled(identity.category)
  const season = tables.seasons.get(slug)
  const allergens = tables.allergens.get(slug)
  return {
    ...words,
    slug,
    name: identity.name_ro,
    letter: identity.letter,
    category,
    subcategory: row?.subcategory ?? '',
    description: text.trim().split(/\n\n+/),
    picture: words.picture,
    ...(stated.nutrition ? statedNumbers(stated) : numbersOf(row, slug, category)),
    keeping: keepingOf(tables.storage.get(slug)),
    season: season?.basis === 'raft, tot anul' ? [] : (season?.months ?? []),
    isImported: season?.basis === 'import',
    allergens: allergens?.contains_ro ?? stated.allergens ?? [],
    possibleAllergens: allergens?.may_contain_ro ?? [],
  }
}

type Numbers = Pick<Food, 'nutrition' | 'source'> & Micronutrients

/** The amounts of vitamins and minerals come from another source than an admin's, and go with it. */
function statedNumbers({ nutrition = {}, source }: StatedFacts): Numbers {
  return { nutrition, source: source && { ...source, isIndicative: false }, keyVitamins: [], keyMinerals: [] }
}

function numbersOf(row: FoodRow | undefined, slug: string, category: GuideCategory): Numbers {
  if (!row || withoutNumbers.includes(slug))
    return { nutrition: computed[slug] ?? {}, source: undefined, keyVitamins: [], keyMinerals: [] }
  return {
    nutrition: nutritionOf(row),
    source: sourceOf(row),
    ...micronutrientsOf(row, category === 'bauturi' ? 'drink' : 'food'),
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
