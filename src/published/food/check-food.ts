import { adminTexts } from '../../i18n/admin/admin.ts'
import { faultsOfIssues } from '../issue-sentence.ts'
import { plainText } from '../settle.ts'
import type { FoodColumn, FoodTexts } from './food-columns.ts'
import { type FoodSurroundings, faultsOfWholeFood } from './food-faults.ts'
import { type FoodDirectory, readFoodTexts } from './read-food.ts'
import { nothingSaid, wholeFood } from './whole-food.ts'

/** Data that a food's record is compared with. */
interface FoodCheck extends Omit<FoodSurroundings, 'leftSource'> {
  foods: FoodDirectory
  /** The columns as the food's files have them; undefined for a food of the admins. */
  file: FoodTexts | undefined
}

/**
 * Checks a complete record of a food: unreadable columns, columns against the rules of the files, and contradictions on its
 * page. A record without faults can be built into the site.
 *
 * @returns a sentence for admins for each faulty column
 */
export function faultsOfFood(texts: FoodTexts, check: FoodCheck): Record<string, string> {
  const { values, faults } = readFoodTexts(texts, check.foods)
  const { knownWords: _, ...said } = values
  const read = wholeFood.safeParse({ ...nothingSaid, ...withoutNull(said) })
  const ofColumns = {
    ...(read.success ? {} : faultsOfIssues(read.error.issues)),
    ...missingIn(texts),
    ...mustStay(said),
    ...faults,
  }
  if (!read.success || Object.keys(ofColumns).length > 0) return ofColumns
  return faultsOfWholeFood(read.data, { ...check, leftSource: leftSource(texts, check.file) })
}

/** Columns that no food may leave empty. */
const required: readonly FoodColumn[] = [
  'name',
  'category',
  'shortDescription',
  'description',
  'metaTitle',
  'metaDescription',
  'storageMethod',
  'canFreeze',
  'usageTips',
  'substitutes',
  'faq',
  'relatedFoods',
  'addAs',
]

function missingIn(texts: FoodTexts): Record<string, string> {
  const missing = required.filter((column) => plainText(texts[column]) === '')
  return {
    ...Object.fromEntries(missing.map((column) => [column, adminTexts.missing])),
    ...(plainText(texts.allergens) === '' && { allergens: adminTexts.allergens }),
  }
}

function mustStay(values: Readonly<Record<string, unknown>>): Record<string, string> {
  const { shape } = wholeFood
  const taken = Object.keys(values).filter(
    (key) => values[key] === null && !shape[key as keyof typeof shape].safeParse(undefined).success,
  )
  return Object.fromEntries(taken.map((key) => [key, adminTexts.mustStay]))
}

function withoutNull(values: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
}

/** The file's source, when the record still has it although its numbers have changed. */
function leftSource(texts: FoodTexts, file: FoodTexts | undefined): string | undefined {
  if (!file || plainText(file.source) === '') return undefined
  const isSame = (column: FoodColumn) => plainText(texts[column]) === plainText(file[column])
  return !isSame('nutrition') && isSame('source') ? file.source : undefined
}
