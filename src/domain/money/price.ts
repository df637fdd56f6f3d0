import type { ItemFields } from '../item/fields.ts'
import { isMeasure } from '../item/measures.ts'
import { greatestOf } from '../item/packs.ts'
import { priceProblem } from '../lib/check.ts'

type Priced = Pick<ItemFields, 'quantity' | 'unit' | 'price'>
type MaybePriced = Pick<ItemFields, 'unit'> & Partial<Pick<ItemFields, 'price'>>

/** Whole lei, with or without a dot between thousands, and up to two digits of bani. */
const typedPrice = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:[.,](\d{1,2}))?(?: ?(?:lei|leu|ron))?$/i

/**
 * Returns a typed price in lei ('7,49', '7.5 lei', '1.250') in bani, as it is stored; '' for ''; undefined if it is no
 * price.
 */
export function storedPrice(typed: string): string | undefined {
  const text = typed.trim()
  if (text === '') return ''
  const [, lei, bani = ''] = typedPrice.exec(text) ?? []
  if (lei === undefined) return undefined
  const price = String(Number(lei.replaceAll('.', '') + bani.padEnd(2, '0')))
  return priceProblem(price) ? undefined : price
}

/**
 * Returns the cost of an item in bani: a price is per piece for a counted amount, and in total for a measured one. Of a
 * range, the upper end is counted. Undefined if the price is unknown.
 */
export function costOf({ quantity, unit, price }: Priced): number | undefined {
  if (price === '') return undefined
  const count = isMeasure(unit) ? 1 : greatestOf(quantity)
  return Math.round(Number(price) * count)
}

/** Returns the price of two amounts that add up: the sum for measured ones, the later price for pieces. */
export function priceOfBoth(present: MaybePriced, added: MaybePriced): string {
  const [first, second] = [present.price ?? '', added.price ?? '']
  if (!isMeasure(added.unit)) return second || first
  return first && second && String(Number(first) + Number(second))
}
