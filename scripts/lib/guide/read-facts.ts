import type * as z from 'zod'
import { categoryCalled } from '../../../src/guide/guide-categories.ts'
import { nutritionOf } from '../../../src/guide/nutrition/nutrition.ts'
import {
  allergenRow,
  foodRow,
  keepingRow,
  measureRow,
  safetyRow,
  seasonRow,
  unmatchedRow,
} from '../../../src/guide/tables/table-rows.ts'
import type { WholeFood } from '../../../src/published/food/whole-food.ts'
import { readTable } from './read-files.ts'

type Facts = Pick<
  WholeFood,
  | 'name'
  | 'category'
  | 'subcategory'
  | 'keeping'
  | 'safety'
  | 'season'
  | 'isImported'
  | 'allergens'
  | 'recipeAllergens'
  | 'mayContain'
  | 'nutrition'
  | 'source'
  | 'measures'
>

/** @returns the facts of a food by its slug; throws when the tables do not have the food */
export function readFacts(): (slug: string) => Facts {
  const numbers = bySlug('foods', foodRow)
  const unmatched = bySlug('foods_unmatched', unmatchedRow)
  const allergens = bySlug('allergens', allergenRow)
  const seasons = bySlug('season', seasonRow)
  const keeping = rowsOf('keeping', keepingRow)
  const measures = rowsOf('measures', measureRow)
  const safety = rowsOf('safety', safetyRow)
  return (slug) => {
    const row = numbers.get(slug)
    const identity = row ?? unmatched.get(slug)
    if (!identity) throw new Error(`The tables do not know the food "${slug}".`)
    const season = seasons.get(slug)
    return {
      name: identity.name_ro,
      category: categoryCalled(identity.category),
      ...(identity.subcategory && { subcategory: identity.subcategory }),
      keeping: keeping.filter((one) => one.slug === slug).map(({ slug: _, ...fact }) => fact),
      safety: safety
        .filter(({ foods }) => foods.includes(slug))
        .map(({ kind, text, source }) => ({ kind, text, source })),
      season: season && season.basis !== 'raft, tot anul' ? season.months : [],
      isImported: season?.basis === 'import',
      allergens: allergens.get(slug)?.contains ?? [],
      recipeAllergens: allergens.get(slug)?.by_recipe ?? [],
      mayContain: allergens.get(slug)?.may_contain ?? [],
      nutrition: row ? nutritionOf(row) : {},
      ...(row && {
        source: { table: row.source, entry: row.dataset_description, id: row.dataset_id },
      }),
      measures: measures
        .filter((one) => one.slug === slug)
        .map(({ measure_ro: measure, grams }) => ({ measure, grams })),
    }
  }
}

function rowsOf<Row>(table: string, schema: z.ZodType<Row>): Row[] {
  return readTable(table).map((row) => schema.parse(row))
}

function bySlug<Row extends { slug: string }>(table: string, schema: z.ZodType<Row>): Map<string, Row> {
  return new Map(rowsOf(table, schema).map((row) => [row.slug, row]))
}
