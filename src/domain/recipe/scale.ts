import { packOf } from '../item/packs.ts'
import { quantityProblem } from '../lib/check.ts'

/** Enough digits for the thirds and eighths of recipes. */
const digits = 2

/**
 * Scales the amount of an ingredient; of a pack, the number of its pieces, rounded up.
 *
 * @param quantity a number as text with a dot, a range or a pack: '0.25', '2-3', '6x2'
 * @param factor the wanted number of people, divided by that of the recipe
 */
export function scaledQuantity(quantity: string, factor: number): string {
  const pack = packOf(quantity)
  if (pack) return withProblem(quantity, `${Math.max(1, Math.ceil(pack.count * factor))}x${pack.each}`)
  const scaled = quantity
    .split('-')
    .map((one) => String(Number((Number(one) * factor).toFixed(digits))))
    .join('-')
  return withProblem(quantity, scaled)
}

/** Returns the amount as it was if the scaled one cannot be stored. */
function withProblem(quantity: string, scaled: string): string {
  return quantityProblem(scaled) ? quantity : scaled
}
