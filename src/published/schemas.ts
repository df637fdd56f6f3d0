import * as z from 'zod'
import { categoryKeys } from '../domain/item/fields.ts'
import { line } from '../guide/food-words.ts'
import { knownWords, publishedFood } from './food/whole-food.ts'

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

/** A text of a page that admins have changed, by its key among the texts of pages. */
const publishedText = z.strictObject({
  key: z.string().min(1),
  text: z.string().min(1),
  knownWords: knownWords.optional(),
})

export type PublishedText = z.infer<typeof publishedText>

/** All that admins have published, as the build reads it. */
export const publishedContent = z.strictObject({
  foods: z.array(publishedFood),
  texts: z.array(publishedText).default([]),
  suggestions: z.array(publishedSuggestion),
  notices: z.array(publishedNotice),
})

export type PublishedContent = z.infer<typeof publishedContent>

export const nothingPublished: PublishedContent = { foods: [], texts: [], suggestions: [], notices: [] }

/** Which schema checks what admins write anew. */
export const schemaOf = {
  suggestions: publishedSuggestion,
  notices: publishedNotice,
} as const
