import { quantityProblem } from '../lib/check.ts'

/** Enough digits for the thirds and eighths of recipes. */
const digits = 2

/**
 * Scales the amount of an ingredient.
 *
 * @param quantity a number as text with a dot, or a range: '0.25', '2-3'
 * @param factor the wanted number of people, divided by that of the recipe
 */
export function scaledQuantity(quantity: string, factor: number): string {
  const scaled = quantity
    .split('-')
    .map((one) => String(Number((Number(one) * factor).toFixed(digits))))
    .join('-')
  return quantityProblem(scaled) ? quantity : scaled
}
