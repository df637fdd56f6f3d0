import { parse } from 'csv-parse/sync'
import type * as z from 'zod'
import allergensText from '../../content/tables/allergens.csv?raw'
import dishesText from '../../content/tables/dishes.csv?raw'
import foodsText from '../../content/tables/foods.csv?raw'
import unmatchedText from '../../content/tables/foods_unmatched.csv?raw'
import keepingText from '../../content/tables/keeping.csv?raw'
import measuresText from '../../content/tables/measures.csv?raw'
import safetyText from '../../content/tables/safety.csv?raw'
import seasonText from '../../content/tables/season.csv?raw'
import sourcesText from '../../content/tables/sources.csv?raw'
import statesText from '../../content/tables/states.csv?raw'
import {
  allergenRow,
  dishRow,
  foodRow,
  keepingRow,
  measureRow,
  safetyRow,
  seasonRow,
  sourceRow,
  stateRow,
  unmatchedRow,
} from './table-rows.ts'

/** Every table, each row under the key by which the guide looks it up. An invalid row stops the build. */
export const tables = {
  foods: once(read(foodsText, foodRow), bySlug),
  unmatched: once(read(unmatchedText, unmatchedRow), bySlug),
  states: once(read(statesText, stateRow), bySlug),
  keeping: many(read(keepingText, keepingRow)),
  measures: many(read(measuresText, measureRow)),
  allergens: once(read(allergensText, allergenRow), bySlug),
  seasons: once(read(seasonText, seasonRow), bySlug),
  safety: read(safetyText, safetyRow),
  dishes: read(dishesText, dishRow),
  sources: once(read(sourcesText, sourceRow), ({ key }) => key),
} as const

export type Tables = typeof tables

function read<Row>(text: string, schema: z.ZodType<Row>): Row[] {
  return (parse(text, { columns: true }) as unknown[]).map((row) => schema.parse(row))
}

function bySlug({ slug }: { slug: string }): string {
  return slug
}

function many<Row extends { slug: string }>(rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) groups.set(row.slug, [...(groups.get(row.slug) ?? []), row])
  return groups
}

function once<Row>(rows: readonly Row[], keyOf: (row: Row) => string): ReadonlyMap<string, Row> {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]))
  if (byKey.size !== rows.length) throw new Error('A table names a food twice.')
  return byKey
}
