import type { MainNutrient, Nutrition } from './nutrients.ts'
import type { FoodRow } from './table-rows.ts'

/**
 * What an adult is reckoned to need in a day: Regulation (EU) 1169/2011, Annex XIII, part B; for fibre, which it does not
 * name, the adequate intake of EFSA (2010).
 */
export const dailyReference: Readonly<Record<MainNutrient, number>> = {
  calories: 2_000,
  protein: 50,
  fat: 70,
  carbohydrates: 260,
  fiber: 25,
  salt: 6,
}

/** Acetic acid has energy of its own, which the factors of Annex XIV leave out. */
const vinegars = ['otet', 'otet-de-mere']

export function nutritionOf(row: FoodRow): Nutrition {
  const calories = vinegars.includes(row.slug) ? row.kcal : row.kcal_eu1169
  const measured = {
    calories,
    protein: row.protein_g,
    fat: row.fat_g,
    carbohydrates: row.carbs_available_g,
    fiber: row.fiber_g,
    salt: row.salt_g,
  }
  return Object.fromEntries(Object.entries(measured).filter(([, value]) => value !== undefined))
}

const wholeNumber = new Intl.NumberFormat('ro', { maximumFractionDigits: 0, useGrouping: false })
const oneDecimal = new Intl.NumberFormat('ro', { maximumFractionDigits: 1, useGrouping: false })
const twoDecimals = new Intl.NumberFormat('ro', { maximumFractionDigits: 2, useGrouping: false })

/**
 * An amount as a Romanian label says it: "18 kcal", "0,9 g", "< 0,5 g", "0,03 g" of salt (the European Commission's guidance
 * on tolerances, 2012, table 4).
 */
export function shownAmount(nutrient: MainNutrient, amount: number): string {
  if (nutrient === 'calories') return `${wholeNumber.format(amount)} kcal`
  return nutrient === 'salt' ? shownSalt(amount) : shownGrams(amount)
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

/** Of what is needed in a day, in whole percents: "< 1 %" for what is less. */
export function shownShare(share: number): string {
  return share > 0 && share < 0.01 ? '< 1 %' : `${wholeNumber.format(share * 100)} %`
}
