import type { StateRow } from '../tables/table-rows.ts'
import type { Nutrient, Nutrition } from './nutrients.ts'
import { nutritionOf, tracesOf } from './nutrition.ts'

/** A food after cooking: the word for its state ("fiert"), the values of 100 g, and their source. */
export interface CookedFood {
  state: string
  nutrition: Nutrition
  traces: readonly Nutrient[]
  source: { table: string; entry: string; id: string }
}

/** A food that has no state is eaten as it is bought. */
interface WithState {
  name: string
  state: string | undefined
}

/** The values of a cooked food; undefined if no table has them. */
export function cookedOf(row: StateRow | undefined): CookedFood | undefined {
  if (!row || row.cooked === '') return undefined
  const { dataset_id: id, dataset_description: entry, source: table, cooked: state } = row
  return { state, nutrition: nutritionOf(row), traces: tracesOf(row), source: { table, entry, id } }
}

/** "Orez alb, crud": comparisons name the state, because a cooked food is another one in numbers. */
export function nameInState({ name, state }: WithState): string {
  return state ? `${name}, ${state}` : name
}
