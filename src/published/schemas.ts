import * as z from 'zod'
import { categoryKeys } from '../domain/item/fields.ts'
import { line } from '../guide/food-words.ts'
import { knownWords, publishedFood } from './food/whole-food.ts'

/** A suggestion for all lists. It replaces the catalogue's entry of that name; without a priority the name is not suggested. */
export const publishedSuggestion = z.strictObject({
  name: line(2, 50),
  category: z.enum(categoryKeys),
  priority: z
    .int()
    .min(3)
    .max(10)
    .optional()
    .describe('Its place in the catalogue; without one it is not in the catalogue'),
  popular: z
    .int()
    .min(1)
    .max(15)
    .optional()
    .describe('Its place on an empty list; without one it is not there'),
})

/** A moment as PocketBase stores it: "2026-12-01 07:00:00.000Z". */
const moment = z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}Z$/)

/** A line that the home page shows between two moments. */
export const publishedNotice = z
  .strictObject({ text: line(5, 140), from: moment, until: moment })
  .refine(({ from, until }) => from < until, { path: ['until'], error: 'is not after the beginning' })

/** A text of a page that admins have changed, by its key. */
const publishedText = z.strictObject({
  key: z.string().min(1),
  text: z.string().min(1),
  knownWords: knownWords.optional(),
})

/** Everything that admins have published, as the build reads it. */
export const publishedContent = z.strictObject({
  foods: z.array(publishedFood),
  texts: z.array(publishedText).default([]),
  suggestions: z.array(publishedSuggestion),
  notices: z.array(publishedNotice),
})

export type PublishedContent = z.infer<typeof publishedContent>

export const nothingPublished: PublishedContent = { foods: [], texts: [], suggestions: [], notices: [] }

/** The schemas of the collections that only admins write. */
export const schemaOf = {
  suggestions: publishedSuggestion,
  notices: publishedNotice,
} as const
