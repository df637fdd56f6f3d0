import { storedUnit } from '../../domain/item/units.ts'

/** Step of measured amounts by unit; 1 for all other units. */
const stepByUnit: Readonly<Record<string, number>> = { kg: 0.5, l: 0.5, g: 50, ml: 50, cl: 10 }

/**
 * The next amount up or down, on whole steps: '1' → '2', '1,3' kg → '1,5' kg, '200' g → '150' g,
 * '6 × 2' l → '7 × 2' l.
 *
 * @param typed a number with a comma or a dot; blank means 1
 * @param unit as typed
 * @returns undefined if there is none: below one step, and for a range
 */
export function stepQuantity(typed: string, unit: string, direction: 1 | -1): string | undefined {
  const [, count, each] = /^(\d+)( ?[x×*X] ?\d.*)$/.exec(typed.trim()) ?? []
  if (count !== undefined)
    return Number(count) + direction >= 1 ? `${Number(count) + direction}${each}` : undefined
  const step = stepByUnit[storedUnit(unit.trim()) ?? ''] ?? 1
  const steps = Number(typed.trim().replace(',', '.') || 1) / step
  const next = direction > 0 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1
  return next >= 1 && next * step < 10_000 ? String(next * step).replace('.', ',') : undefined
}
