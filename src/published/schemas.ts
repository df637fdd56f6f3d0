import * as z from 'zod'
import { categoryKeys } from '../domain/item.ts'
import { allergenCodes } from '../guide/allergens.ts'
import { type GuideCategory, guideCategorySlugs } from '../guide/categories.ts'
import { distinctList, foodWords, line, slug } from '../guide/food-words.ts'
import { mainNutrients } from '../guide/nutrients.ts'

const guideCategory = z.enum(guideCategorySlugs as [GuideCategory, ...GuideCategory[]])
const { addAs, ...words } = foodWords.shape

/** Where the numbers of a record come from. */
const source = z.strictObject({
  table: line(3, 80).describe('"CIQUAL 2020"'),
  entry: line(2, 120).describe('What the table calls it'),
  id: line(2, 40),
})

const measure = z.strictObject({
  measure: line(4, 50).describe('"o lingură rasă", "o roșie mijlocie"'),
  grams: z.number().positive().max(5_000).describe('Of the part that is eaten'),
})

/**
 * A food as an admin edits it: what is said takes the place of what its file says; a food without a file says all. Its
 * texts are under the very rules of the files.
 */
export const publishedFood = z
  .strictObject({
    ...z.strictObject(words).partial().shape,
    addAs: addAs.unwrap().optional(),
    slug,
    description: z.string().optional(),
    name: line(2, 50).optional().describe('Of a food without a file'),
    category: guideCategory.optional().describe('Of a food without a file'),
    measures: z.array(measure).max(6).optional().describe('In place of the table’s'),
    nutrition: z
      .partialRecord(z.enum(mainNutrients), z.number().nonnegative().max(1_000))
      .optional()
      .describe('In place of the table’s'),
    source: source.optional(),
    allergens: distinctList(z.enum(allergenCodes), 0, 14).optional().describe('In place of the table’s'),
    knownWords: distinctList(z.string().min(1).max(40), 0, 50)
      .optional()
      .describe('Right, though no dictionary has them'),
  })
  .refine(({ nutrition, source }) => !nutrition || source, {
    path: ['source'],
    error: 'has numbers without it',
  })

export type PublishedFood = z.infer<typeof publishedFood>

/** Something that is suggested to everybody; it says all of its name, so that without a priority it is not. */
export const publishedSuggestion = z.strictObject({
  name: line(2, 50),
  category: z.enum(categoryKeys),
  priority: z.int().min(3).max(10).optional().describe('Its place in the catalogue; absent, it is not in it'),
  popular: z.int().min(1).max(15).optional().describe('Its place on an empty list; absent, it is not there'),
})

export type PublishedSuggestion = z.infer<typeof publishedSuggestion>

/** As PocketBase stores a moment: "2026-12-01 07:00:00.000Z". */
const moment = z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}Z$/)

/** One line on the home page, between two moments. */
export const publishedNotice = z
  .strictObject({ text: line(5, 140), from: moment, until: moment })
  .refine(({ from, until }) => from < until, { path: ['until'], error: 'is not after the beginning' })

export type PublishedNotice = z.infer<typeof publishedNotice>

/** All that admins have published, as the build reads it. */
export const publishedContent = z.strictObject({
  foods: z.array(publishedFood),
  suggestions: z.array(publishedSuggestion),
  notices: z.array(publishedNotice),
})

export type PublishedContent = z.infer<typeof publishedContent>

export const nothingPublished: PublishedContent = { foods: [], suggestions: [], notices: [] }

/** Which schema checks a record of which collection. */
export const schemaOf = {
  guide_foods: publishedFood,
  suggestions: publishedSuggestion,
  notices: publishedNotice,
} as const
