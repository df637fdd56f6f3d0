import type { Nutrient } from '../../guide/nutrition/nutrients.ts'

/** Words in the lines that admins write about a food. */
export const keepingWords = { recommended: 'recomandat' } as const

/** The written form of `labelSource`: the maker prints the time on the pack. */
export const labelWord = 'ambalaj'

/** The forms of a unit of time, folded. */
export const timeUnits = {
  hours: ['ora', 'ore'],
  days: ['zi', 'zile'],
  weeks: ['saptamana', 'saptamani'],
  months: ['luna', 'luni'],
  years: ['an', 'ani'],
} as const

export function nutrientUnit(nutrient: Nutrient): string {
  if (nutrient === 'kilojoules') return 'kJ'
  return nutrient === 'calories' ? 'kcal' : 'g'
}
