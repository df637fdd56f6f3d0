import type { ItemAmount } from '../../item/amount.ts'
import type { ItemFields } from '../../item/fields.ts'
import { greatestOf } from '../../item/packs.ts'
import { unitKind } from '../../item/units.ts'

/** Nobody buys less than this, in g or ml. */
const leastMeasured = 5
/** Nobody buys more packs at once. */
const mostPacks = 30

const larger: ReadonlyMap<string, string> = new Map([
  ['g', 'kg'],
  ['ml', 'l'],
])

/**
 * Returns the other reading of an implausible amount; undefined for any other amount. "Cafea 4 g" may be 4 kg, "apă 40
 * baxuri" 40 pieces, and 82 of "unt 82%" one.
 */
export function otherReading({
  name,
  quantity,
  unit,
}: Pick<ItemFields, 'name' | 'quantity' | 'unit'>): ItemAmount | undefined {
  const count = greatestOf(quantity)
  const isInName = (name.match(/\d+(?:[.,]\d+)?/g) ?? []).some(
    (number) => number.replace(',', '.') === quantity,
  )
  if (isInName && count > 1 && (unit === 'st' || unit === 'buc')) return { quantity: '1', unit: 'buc' }
  const large = larger.get(unit)
  if (large !== undefined) return count < leastMeasured ? { quantity, unit: large } : undefined
  const isPack = ['pack', 'vessel'].includes(unitKind(unit) ?? '')
  return isPack && count > mostPacks ? { quantity, unit: 'buc' } : undefined
}
