import type { ItemFields } from '../item/fields.ts'
import { unitKind } from '../item/units.ts'
import { priceProblem } from '../lib/check.ts'

type Priced = Pick<ItemFields, 'quantity' | 'unit' | 'price'>
type MaybePriced = Pick<ItemFields, 'unit'> & Partial<Pick<ItemFields, 'price'>>

/** Whole lei, with or without a dot between thousands, and up to two digits of bani. */
const typedPrice = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:[.,](\d{1,2}))?(?: ?(?:lei|leu|ron))?$/i

/** A typed price in lei ('7,49', '7.5 lei', '1.250') as it is stored, in bani; '' for ''; undefined if it is none. */
export function storedPrice(typed: string): string | undefined {
  const text = typed.trim()
  if (text === '') return ''
  const [, lei, bani = ''] = typedPrice.exec(text) ?? []
  if (lei === undefined) return undefined
  const price = String(Number(lei.replaceAll('.', '') + bani.padEnd(2, '0')))
  return priceProblem(price) ? undefined : price
}

/**
 * What all of an item costs, in bani: a price is that of one piece of a counted amount, and of all of a measured one.
 * Of a range it is the most that it may come to. Undefined while the price is not known.
 */
export function costOf({ quantity, unit, price }: Priced): number | undefined {
  if (price === '') return undefined
  const count = unitKind(unit) === 'measure' ? 1 : Number(quantity.split('-').pop())
  return Math.round(Number(price) * count)
}

/** The price of two amounts that add up: both of measured ones, the later one of pieces. */
export function priceOfBoth(present: MaybePriced, added: MaybePriced): string {
  const [first, second] = [present.price ?? '', added.price ?? '']
  if (unitKind(added.unit) !== 'measure') return second || first
  return first && second && String(Number(first) + Number(second))
}
