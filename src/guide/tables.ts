import { parse } from 'csv-parse/sync'
import type * as z from 'zod'
import allergensText from '../content/tables/allergens.csv?raw'
import foodsText from '../content/tables/foods.csv?raw'
import unmatchedText from '../content/tables/foods_unmatched.csv?raw'
import seasonText from '../content/tables/season.csv?raw'
import storageText from '../content/tables/storage.csv?raw'
import { allergenRow, foodRow, seasonRow, storageRow, unmatchedRow } from './table-rows.ts'

/** Every table by the food's slug. A row that is not as it should be stops the build. */
export const tables = {
  foods: read(foodsText, foodRow),
  unmatched: read(unmatchedText, unmatchedRow),
  storage: read(storageText, storageRow),
  allergens: read(allergensText, allergenRow),
  seasons: read(seasonText, seasonRow),
} as const

export type Tables = typeof tables

function read<Row extends { slug: string }>(text: string, schema: z.ZodType<Row>): ReadonlyMap<string, Row> {
  const rows = (parse(text, { columns: true }) as unknown[]).map((row) => schema.parse(row))
  const bySlug = new Map(rows.map((row) => [row.slug, row]))
  if (bySlug.size !== rows.length) throw new Error('A table names a food twice.')
  return bySlug
}
