import { type ItemFields, itemDefaults } from '../../domain/item/fields.ts'
import { isMeasure } from '../../domain/item/measures.ts'
import { unitLabel } from '../../domain/item/shown-amount.ts'
import { inLei } from '../../domain/money/lei-text.ts'

type Said = Pick<ItemFields, 'note' | 'store' | 'price' | 'quantity' | 'unit'>

/** 'cel cu capac verde · Lidl · 7,49 lei/buc': details of an item besides its amount; '' for none. */
export function saidText(item: Said): string {
  return [item.note, item.store, item.price && priceText(item)].filter(Boolean).join(' · ')
}

/** The price of several pieces is that of one. */
function priceText({ price, quantity, unit }: Said): string {
  const isOfOne = quantity !== itemDefaults.quantity && !isMeasure(unit)
  return `${inLei(price)}${isOfOne ? `/${unitLabel(unit)}` : ''}`
}
