import type { Nutrition } from '../../guide/nutrients.ts'
import { adminTexts } from '../../i18n/admin/admin.ts'
import { nutrientLabels } from '../../i18n/guide/food-facts.ts'

const kilojoulesOfCalorie = 4.184
/** The factors of Annex XIV are rounded: 37 kJ for 9 kcal of fat, 8 for 2 of fibre. */
const energyTolerance = 0.05
/** Measured one by one, so that together they may be a little more. */
const mostIn100 = 103

const parts = [
  ['saturates', 'fat'],
  ['sugars', 'carbohydrates'],
] as const

/** What cannot be true of the numbers of 100 g; undefined for numbers that can. */
export function nutritionFault(nutrition: Nutrition): string | undefined {
  if (!hasOneEnergy(nutrition)) return adminTexts.energyUnits
  const above = parts.find(([part, whole]) => isAbove(nutrition[part], nutrition[whole]))
  if (above) return adminTexts.partAboveWhole(nutrientLabels[above[0]], nutrientLabels[above[1]])
  const { fat = 0, carbohydrates = 0, fiber = 0, protein = 0, salt = 0 } = nutrition
  return fat + carbohydrates + fiber + protein + salt > mostIn100 ? adminTexts.tooMuchIn100 : undefined
}

function hasOneEnergy({ calories, kilojoules }: Nutrition): boolean {
  if (calories === undefined || kilojoules === undefined) return calories === kilojoules
  const expected = calories * kilojoulesOfCalorie
  return Math.abs(kilojoules - expected) <= Math.max(expected * energyTolerance, 4)
}

function isAbove(part: number | undefined, whole: number | undefined): boolean {
  const rounding = 0.1
  return part !== undefined && whole !== undefined && part > whole + rounding
}
