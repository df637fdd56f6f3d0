import * as z from 'zod'
import romanian from 'zod/v4/locales/ro.js'
import { type Fault, faultsOf, type WrittenFood } from '../../../src/guide/faults.ts'
import { foodWords } from '../../../src/guide/food-words.ts'
import { deskTexts } from '../../../src/i18n/desk.ts'
import { type ContentCollection, readColumns } from '../../../src/published/columns.ts'
import { layOver } from '../../../src/published/overlay.ts'
import { type PublishedFood, publishedFood, schemaOf } from '../../../src/published/schemas.ts'
import type { Faults } from './refuse.ts'

z.config(romanian())

/** The guide as its files have it. */
export interface GuideFiles {
  foods: readonly WrittenFood[]
  /** The foods that the tables know. */
  known: readonly string[]
}

/**
 * What is wrong with a record of the admins' content: by the schema of the content files and, for a food, by the rules
 * of the guide as a whole.
 *
 * @param textOf what the record holds in a column
 * @param readGuide asked only for a food that is right in itself, for it takes a while
 */
export function contentFaults(
  collection: ContentCollection,
  textOf: (column: string) => string,
  readGuide: () => GuideFiles,
): Faults {
  const values = readColumns(collection, textOf)
  const read = schemaOf[collection].safeParse(values)
  if (!read.success) return faultsOfIssues(read.error.issues)
  return collection === 'guide_foods' ? faultsOfFood(publishedFood.parse(values), readGuide()) : {}
}

function faultsOfIssues(issues: readonly z.core.$ZodIssue[]): Faults {
  return Object.fromEntries(
    issues.map((issue) => {
      const [field = 'slug', ...rest] = issue.path
      return [String(field), deskTexts.at(rest.join('.'), sentenceOf(issue))]
    }),
  )
}

function sentenceOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'too_small':
      return deskTexts.bound({ ...issue, bound: Number(issue.minimum) })
    case 'too_big':
      return deskTexts.bound({ ...issue, bound: Number(issue.maximum) })
    default:
      return deskTexts.issue(issue.message)
  }
}

function faultsOfFood(food: PublishedFood, { foods, known }: GuideFiles): Faults {
  const file = foods.find(({ slug }) => slug === food.slug)
  const isNamed = food.name !== undefined && food.category !== undefined
  if (!file && !isNamed) return { slug: deskTexts.fault({ slug: food.slug, kind: 'unknown', field: 'slug' }) }
  if (!file && !food.allergens) return { allergens: deskTexts.allergens }
  const { head, description } = layOver(file && { head: file.words, description: file.description }, food)
  const words = foodWords.safeParse(head)
  if (!words.success) return faultsOfIssues(words.error.issues)
  const others = foods.filter(({ slug }) => slug !== food.slug)
  const whole = [{ slug: food.slug, words: words.data, description }, ...others]
  const concerned = faultsOf(whole, new Set([...known, food.slug])).filter(isOf(food.slug))
  return Object.fromEntries(concerned.map((fault) => [fault.field, deskTexts.fault(sayOf(food.slug, fault))]))
}

/** Of two foods that say the same the later is named: the admin's may be the earlier. */
function isOf(slug: string): (fault: Fault) => boolean {
  return (fault) => fault.slug === slug || (fault.kind === 'repeat' && fault.before === slug)
}

function sayOf(slug: string, fault: Fault): Fault {
  return fault.kind === 'repeat' && fault.before === slug ? { ...fault, slug, before: fault.slug } : fault
}
