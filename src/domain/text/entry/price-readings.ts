import { type ItemAmount, measures } from '../../item/amount.ts'
import type { ItemFields } from '../../item/fields.ts'
import { greatestOf, packOf } from '../../item/packs.ts'
import { pricedAmount } from './parse-price.ts'

/** Two readings of a price that was given behind an amount, in stored form. */
export interface PriceReadings {
  /** In bani, as it was written. */
  said: number
  ofAll: string
  ofEach: string
  /** The unit that a measured amount is priced by, 'kg' or 'l'; undefined for a number of pieces. */
  unit: string | undefined
}

/** Returns the readings of a price behind an amount; undefined if they do not differ ("ouă 1 buc 2 lei", "1 kg mere 5 lei"). */
export function priceReadings(
  { quantity, unit, price = '' }: ItemAmount & Partial<Pick<ItemFields, 'price'>>,
  said: number,
): PriceReadings | undefined {
  const pieces = packOf(quantity)?.count ?? (measures.has(unit) ? undefined : greatestOf(quantity))
  if (price === '' || (pieces !== undefined && pieces <= 1)) return undefined
  const large = pieces === undefined ? measures.get(unit)?.large : undefined
  const per = large === undefined ? undefined : { quantity: '1', unit: large }
  const each = pricedAmount({ quantity, unit }, true, { bani: said, per, next: 0 }, true)
  return each && each.price !== price ? { said, ofAll: price, ofEach: each.price, unit: large } : undefined
}
