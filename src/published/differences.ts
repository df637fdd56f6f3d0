import { publicationTexts } from '../i18n/admin/publications.ts'
import { type FoodTexts, foodColumns } from './food/food-columns.ts'
import { type FoodDirectory, readFoodTexts } from './food/read-food.ts'
import { nothingSaid, type PublishedFood, publishedFood } from './food/whole-food.ts'
import { faultsOfIssues } from './issue-sentence.ts'
import { plainText } from './settle.ts'

/** A food's record. */
export interface FoodRecord {
  texts: FoodTexts
  /** The day on which an admin last changed it, '2026-11-22'; '' if no admin has. */
  edited: string
}

/**
 * The differences of a record from its food's files; everything, for a food without files. Changed numbers always come with
 * their source.
 *
 * @param file the columns of the files; undefined for a food without files
 * @returns `food` undefined when nothing differs, or else `faults`: sentences for admins about unreadable columns
 */
export function differenceOf(
  { texts, edited }: FoodRecord,
  file: FoodTexts | undefined,
  foods: FoodDirectory,
): { food: PublishedFood | undefined } | { faults: string[] } {
  const columns = differingColumns(texts, file)
  if (columns.length === 0) return { food: undefined }
  const said = new Set([...columns, 'slug', ...(columns.includes('nutrition') ? ['source'] : [])])
  const own = Object.fromEntries(Object.entries(texts).filter(([column]) => said.has(column)))
  const { values, faults } = readFoodTexts(own, foods)
  const read = publishedFood.safeParse({
    ...(file ? {} : nothingSaid),
    ...values,
    ...(edited !== '' && { edited }),
  })
  if (read.success && Object.keys(faults).length === 0) return { food: read.data }
  const found = { ...(read.success ? {} : faultsOfIssues(read.error.issues)), ...faults }
  return {
    faults: Object.entries(found).map(([column, sentence]) =>
      publicationTexts.fault(texts.slug, column, sentence),
    ),
  }
}

function differingColumns(texts: FoodTexts, file: FoodTexts | undefined) {
  return foodColumns.filter((column) => plainText(texts[column]) !== plainText(file?.[column] ?? ''))
}
