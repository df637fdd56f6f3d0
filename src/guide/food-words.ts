import * as z from 'zod'
import { storedUnit } from '../domain/item/units.ts'

export const slug = z.string().regex(/^[a-z]+(-[a-z]+)*$/)
export const line = (least: number, most: number) =>
  z
    .string()
    .min(least)
    .max(most)
    .regex(/^\S.*\S$/, 'begins or ends with white space, or is more than one line')
const distinct = <Value>(values: readonly Value[]) => new Set(values).size === values.length
export const distinctList = <Schema extends z.ZodType>(of: Schema, least: number, most: number) =>
  z.array(of).min(least).max(most).refine(distinct, 'says something twice')

const isStored = (unit: string) => storedUnit(unit) === unit

/** A replacement for the food in a dish. */
const substitute = z.union([
  z.strictObject({
    food: slug.describe('A food of this guide'),
    ratio: line(3, 80).describe(
      'How much of it for how much of this food: "1:1", "3 linguri de ulei la 4 de unt"',
    ),
    reason: line(20, 200).describe('What stays and what changes in the dish'),
  }),
  z.strictObject({
    name: line(2, 50).describe('Something that has no page here'),
    ratio: line(3, 80),
    reason: line(20, 200),
  }),
])

const question = z.strictObject({
  question: line(15, 110).regex(/\?$/, 'does not end with a question mark'),
  answer: line(60, 480),
})

/** The questions about cooking that a food may answer. */
const cookingHeadings = [
  'Cât se fierbe',
  'Cât se coace',
  'Cât se frige',
  'Cât se prăjește',
  'Cât se călește',
  'Cât se gătește',
  'Cât se înmoaie',
  'Cât se infuzează',
] as const

/**
 * The texts about a food: the head of its file, whose body is the long description. Numbers of nutrition, keeping times,
 * months and allergens come from the tables instead.
 */
export const foodWords = z.strictObject({
  alternativeNames: distinctList(line(2, 40), 0, 8).describe('Other names people use, small letters'),
  picture: z
    .string()
    .optional()
    .describe('A picture of the Noto set that shows this very food; without it, its category’s'),
  shortDescription: line(60, 190).describe('One or two sentences for cards and the head of the page'),
  metaTitle: line(20, 60),
  metaDescription: line(70, 160),
  storageMethod: line(30, 240).describe('Where and how to keep it; no durations'),
  canFreeze: z.boolean(),
  freezingTip: line(20, 240).optional().describe('How to freeze it, or why not to'),
  choosing: line(60, 600).optional().describe('How to choose it in the shop or at the market'),
  cooking: z
    .strictObject({ heading: z.enum(cookingHeadings), text: line(40, 600) })
    .optional()
    .describe('How long it cooks, for foods that are cooked'),
  leftovers: line(40, 500).optional().describe('What to do with leftovers'),
  usageTips: distinctList(line(30, 240), 3, 6),
  substitutes: z.array(substitute).min(2).max(4),
  faq: z.array(question).min(3).max(5),
  relatedFoods: distinctList(slug, 3, 6),
  addAs: z
    .strictObject({
      quantity: z.string().regex(/^\d+(\.\d+)?$/),
      unit: z.string().refine(isStored, 'is no unit'),
    })
    .default({ quantity: '1', unit: 'buc' })
    .describe('How it is bought'),
  reviewed: z.iso.date().optional().describe('When an editor last read all of it'),
})

export type FoodWords = z.infer<typeof foodWords>

/** Number of words of the long description. */
export const descriptionLength = { least: 80, most: 220 } as const
