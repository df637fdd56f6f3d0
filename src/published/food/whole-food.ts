import * as z from 'zod'
import { allergenCodes } from '../../guide/allergens.ts'
import { distinctList, foodWords, line, slug } from '../../guide/food-words.ts'
import { type GuideCategory, guideCategorySlugs } from '../../guide/guide-categories.ts'
import { nutrients } from '../../guide/nutrition/nutrients.ts'
import { keepingFact, safetyFact } from '../../guide/tables/table-rows.ts'

const guideCategory = z.enum(guideCategorySlugs as [GuideCategory, ...GuideCategory[]])
const allergens = distinctList(z.enum(allergenCodes), 0, 14)
const { addAs, ...words } = foodWords.shape

/** Source of a food's numbers. */
const source = z.strictObject({
  table: line(3, 80).describe('"CIQUAL 2020"'),
  entry: line(2, 200).describe('What the table calls it'),
  id: line(2, 40),
})

const measure = z.strictObject({
  measure: line(3, 60).describe('"o lingură rasă", "o roșie mijlocie"'),
  grams: z.number().positive().max(5_000).describe('Of the edible part'),
})

/** Everything about a food: the words of its file, and its rows of the tables. */
export const wholeFood = z.strictObject({
  ...words,
  addAs: addAs.unwrap(),
  slug,
  description: z.string(),
  name: line(2, 50),
  category: guideCategory,
  subcategory: line(3, 50).optional(),
  keeping: z.array(keepingFact).max(12),
  safety: z.array(safetyFact).max(12),
  season: distinctList(z.int().min(1).max(12), 0, 12).describe('Months; empty for "tot anul"'),
  isImported: z.boolean().describe('Its season is that of imports'),
  allergens,
  recipeAllergens: allergens.describe('Of some recipes or brands'),
  mayContain: allergens.describe('Possible as traces'),
  nutrition: z.partialRecord(z.enum(nutrients), z.number().nonnegative().max(4_000)).describe('Per 100 g'),
  source: source.optional(),
  measures: z.array(measure).max(8),
})

export type WholeFood = z.infer<typeof wholeFood>

/** Correct words that the dictionary does not have. */
export const knownWords = distinctList(z.string().min(1).max(40), 0, 50)

/** The optional parts, which an admin removes with a dash. */
const { picture, freezingTip, choosing, cooking, leftovers, reviewed, subcategory } = wholeFood.shape

/**
 * Content that admins have published about a food: the differences from its files, or everything if it has none. Null
 * removes the value of the files.
 */
export const publishedFood = z.strictObject({
  ...wholeFood.partial().shape,
  picture: picture.nullable(),
  freezingTip: freezingTip.nullable(),
  choosing: choosing.nullable(),
  cooking: cooking.nullable(),
  leftovers: leftovers.nullable(),
  reviewed: reviewed.nullable(),
  subcategory: subcategory.nullable(),
  slug,
  edited: z.iso.date().optional().describe('When an admin last changed it'),
  knownWords: knownWords.optional(),
})

export type PublishedFood = z.infer<typeof publishedFood>

/** The values of empty columns, for a food without files. */
export const nothingSaid = {
  alternativeNames: [],
  keeping: [],
  safety: [],
  season: [],
  isImported: false,
  recipeAllergens: [],
  mayContain: [],
  nutrition: {},
  measures: [],
} as const
