import { quantityProblem } from '../lib/check.ts'

/** Thirds and eighths are what kitchens measure by; more digits nobody weighs. */
const digits = 2

/**
 * The amount of an ingredient for more people, or fewer.
 *
 * @param quantity a number as text with a dot, or a range: '0.25', '2-3'
 * @param factor how many people it is for, by how many the recipe is for
 */
export function scaledQuantity(quantity: string, factor: number): string {
  const scaled = quantity
    .split('-')
    .map((one) => String(Number((Number(one) * factor).toFixed(digits))))
    .join('-')
  return quantityProblem(scaled) ? quantity : scaled
}
