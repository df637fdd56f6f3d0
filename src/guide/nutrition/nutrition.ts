import type { FoodRow } from '../tables/table-rows.ts'
import type { Nutrient, Nutrition } from './nutrients.ts'

/**
 * The daily reference intakes of an adult, in the units of `Nutrition`: Regulation (EU) 1169/2011, Annex XIII, part B. It
 * has none for fibre, so that one is the adequate intake of EFSA (2010).
 */
export const dailyReference: Readonly<Record<Nutrient, number>> = {
  kilojoules: 8_400,
  calories: 2_000,
  protein: 50,
  fat: 70,
  saturates: 20,
  carbohydrates: 260,
  sugars: 90,
  fiber: 25,
  salt: 6,
}

/** Vinegars, because the factors of Annex XIV leave out the energy of acetic acid. */
const vinegars = ['otet', 'otet-de-mere', 'otet-balsamic']

/** The columns of a row that give its nutrition; a cooked food has fewer. */
type Measured = Pick<
  FoodRow,
  | 'slug'
  | 'kcal_eu1169'
  | 'protein_g'
  | 'fat_g'
  | 'saturated_fat_g'
  | 'carbs_available_g'
  | 'sugars_g'
  | 'fiber_g'
  | 'salt_g'
> &
  Partial<Pick<FoodRow, 'kcal' | 'alcohol_g' | 'below_detection'>>

export function nutritionOf(row: Measured): Nutrition {
  const calories = vinegars.includes(row.slug) ? row.kcal : row.kcal_eu1169
  const measured = {
    kilojoules: calories === undefined ? undefined : kilojoulesOf(row, calories),
    calories,
    protein: row.protein_g,
    fat: row.fat_g,
    saturates: within(row.fat_g, row.saturated_fat_g),
    carbohydrates: row.carbs_available_g,
    sugars: atMost(row.carbs_available_g, row.sugars_g),
    fiber: row.fiber_g,
    salt: row.salt_g,
  }
  return Object.fromEntries(Object.entries(measured).filter(([, value]) => value !== undefined))
}

/** The columns of nutrients that a table may report as traces. */
const traceColumns = [
  ['protein_g', 'protein_g', 'protein'],
  ['fat_g', 'fat_g', 'fat'],
  ['saturated_fat_g', 'saturated_fat_g', 'saturates'],
  ['carbs_g', 'carbs_available_g', 'carbohydrates'],
  ['sugars_g', 'sugars_g', 'sugars'],
  ['fiber_g', 'fiber_g', 'fiber'],
  ['sodium_mg', 'salt_g', 'salt'],
] as const

/** The nutrients of which there was too little to measure, which is not zero. */
export function tracesOf(row: Measured): Nutrient[] {
  return traceColumns
    .filter(([column, value]) => row.below_detection?.includes(column) && row[value] === 0)
    .map(([, , nutrient]) => nutrient)
}

/** Kilocalories and kilojoules of a gram (Regulation (EU) 1169/2011, Annex XIV). */
const energyOfGram = [
  { column: 'protein_g', calories: 4, kilojoules: 17 },
  { column: 'fat_g', calories: 9, kilojoules: 37 },
  { column: 'carbs_available_g', calories: 4, kilojoules: 17 },
  { column: 'fiber_g', calories: 2, kilojoules: 8 },
  { column: 'alcohol_g', calories: 7, kilojoules: 29 },
] as const

/**
 * Computes kilojoules by the factors, or by 4.184 kJ per kilocalorie if the factors do not give the kilocalories (organic
 * acids, polyols).
 */
function kilojoulesOf(row: Measured, calories: number): number {
  const sum = (unit: 'calories' | 'kilojoules') =>
    energyOfGram.reduce((total, factors) => total + (row[factors.column] ?? 0) * factors[unit], 0)
  return Math.abs(sum('calories') - calories) <= 1 ? sum('kilojoules') : calories * 4.184
}

/** Limits sugars to the carbohydrates, which can be slightly lower because they are computed as a difference. */
function atMost(whole: number | undefined, part: number | undefined): number | undefined {
  return part === undefined || whole === undefined ? part : Math.min(part, whole)
}

/** Leaves out a part that exceeds its whole, because it was measured on another sample. */
function within(whole: number | undefined, part: number | undefined): number | undefined {
  return part !== undefined && whole !== undefined && part > whole + 0.05 ? undefined : part
}

/** Shown instead of an amount that is too small to measure. */
export const traceWord = 'urme'

const wholeNumber = new Intl.NumberFormat('ro', { maximumFractionDigits: 0, useGrouping: false })
const oneDecimal = new Intl.NumberFormat('ro', { maximumFractionDigits: 1, useGrouping: false })
const twoDecimals = new Intl.NumberFormat('ro', { maximumFractionDigits: 2, useGrouping: false })

/**
 * Returns an amount as a Romanian label shows it: "18 kcal", "0,9 g", "< 0,5 g", "0,03 g" of salt (the European Commission's
 * guidance on tolerances, 2012, table 4).
 */
export function shownAmount(nutrient: Nutrient, amount: number): string {
  if (nutrient === 'calories') return `${wholeNumber.format(amount)} kcal`
  if (nutrient === 'kilojoules') return `${wholeNumber.format(amount)} kJ`
  return nutrient === 'salt' ? shownSalt(amount) : shownGrams(amount)
}

interface NumberedFood {
  nutrition: Nutrition
  traces: readonly Nutrient[]
}

/** The amount of a nutrient in a food; "urme" if there was too little to measure, undefined if nothing was measured. */
export function shownNutrient({ nutrition, traces }: NumberedFood, nutrient: Nutrient): string | undefined {
  const amount = nutrition[nutrient]
  if (amount === undefined) return undefined
  return traces.includes(nutrient) ? traceWord : shownAmount(nutrient, amount)
}

function shownGrams(amount: number): string {
  if (amount === 0) return '0 g'
  if (amount < 0.5) return '< 0,5 g'
  return `${(amount < 9.95 ? oneDecimal : wholeNumber).format(amount)} g`
}

function shownSalt(amount: number): string {
  if (amount === 0) return '0 g'
  if (amount < 0.005) return '< 0,01 g'
  return `${(amount < 0.995 ? twoDecimals : amount < 9.95 ? oneDecimal : wholeNumber).format(amount)} g`
}

/** A share of the reference intake in whole percents; "< 1 %" for smaller ones. */
export function shownShare(share: number): string {
  return share > 0 && share < 0.01 ? '< 1 %' : `${wholeNumber.format(share * 100)} %`
}
