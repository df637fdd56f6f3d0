import type { FoodRow } from '../tables/table-rows.ts'
import { traceWord } from './nutrition.ts'

/** A vitamin or mineral, as a table measured it, per 100 g. */
interface Micronutrient {
  name: string
  /** "14 mg" */
  amount: string
  /** Share of the daily reference value: 0.15 for 15 %. */
  share: number
  /** True if the amount is significant by the regulation. */
  isNotable: boolean
}

interface Reference {
  column: keyof FoodRow
  name: string
  unit: 'mg' | 'µg'
  /** Daily reference value: Regulation (EU) 1169/2011, Annex XIII, part A. */
  daily: number
}

const vitamins: readonly Reference[] = [
  { column: 'vit_a_rae_ug', name: 'Vitamina A', unit: 'µg', daily: 800 },
  { column: 'vit_d_ug', name: 'Vitamina D', unit: 'µg', daily: 5 },
  { column: 'vit_e_mg', name: 'Vitamina E', unit: 'mg', daily: 12 },
  { column: 'vit_k_ug', name: 'Vitamina K', unit: 'µg', daily: 75 },
  { column: 'vit_c_mg', name: 'Vitamina C', unit: 'mg', daily: 80 },
  { column: 'vit_b1_mg', name: 'Vitamina B1 (tiamină)', unit: 'mg', daily: 1.1 },
  { column: 'vit_b2_mg', name: 'Vitamina B2 (riboflavină)', unit: 'mg', daily: 1.4 },
  { column: 'vit_b3_mg', name: 'Vitamina B3 (niacină)', unit: 'mg', daily: 16 },
  { column: 'vit_b6_mg', name: 'Vitamina B6', unit: 'mg', daily: 1.4 },
  { column: 'vit_b9_folate_ug', name: 'Acid folic (B9)', unit: 'µg', daily: 200 },
  { column: 'vit_b12_ug', name: 'Vitamina B12', unit: 'µg', daily: 2.5 },
]

const minerals: readonly Reference[] = [
  { column: 'potassium_mg', name: 'Potasiu', unit: 'mg', daily: 2_000 },
  { column: 'calcium_mg', name: 'Calciu', unit: 'mg', daily: 800 },
  { column: 'phosphorus_mg', name: 'Fosfor', unit: 'mg', daily: 700 },
  { column: 'magnesium_mg', name: 'Magneziu', unit: 'mg', daily: 375 },
  { column: 'iron_mg', name: 'Fier', unit: 'mg', daily: 14 },
  { column: 'zinc_mg', name: 'Zinc', unit: 'mg', daily: 10 },
  { column: 'selenium_ug', name: 'Seleniu', unit: 'µg', daily: 55 },
]

/** The shares that count as significant, in 100 g and in 100 ml of a drink (the same annex). */
const significant = { food: 0.15, drink: 0.075 } as const

/** The measured vitamins and minerals, in the order of the regulation. */
export interface Micronutrients {
  vitamins: Micronutrient[]
  minerals: Micronutrient[]
}

/** Returns the vitamins and minerals of a row; none of a proxy row, which describes another food. */
export function micronutrientsOf(row: FoodRow): Micronutrients {
  const namesOf = (references: readonly Reference[]) =>
    row.match_quality === 'proxy' ? [] : references.flatMap((one) => readOne(row, one))
  return { vitamins: namesOf(vitamins), minerals: namesOf(minerals) }
}

/** Reads one value; unlisted columns are left out, because their source doubts them or the measured food was enriched. */
function readOne(row: FoodRow, { column, name, unit, daily }: Reference): Micronutrient[] {
  const amount = row[column]
  if (typeof amount !== 'number' || row.unlisted.includes(column)) return []
  const share = amount / daily
  const isTrace = amount === 0 && row.below_detection.includes(column)
  return [
    {
      name,
      amount: isTrace ? traceWord : `${shown(amount)} ${unit}`,
      share,
      isNotable: share >= significant[row.form],
    },
  ]
}

const formats = [0, 1, 2].map(
  (digits) => new Intl.NumberFormat('ro', { maximumFractionDigits: digits, useGrouping: false }),
)

/** Two significant figures, no decimals from 10 up; "< 0,01" for smaller amounts. */
function shown(amount: number): string {
  if (amount > 0 && amount < 0.005) return '< 0,01'
  const digits = amount >= 9.95 ? 0 : amount >= 0.995 ? 1 : 2
  return formats[digits]?.format(amount) ?? ''
}
