import { type ItemFields, itemDefaults } from '../../domain/item/fields.ts'
import type { Item } from '../../domain/item/item.ts'
import { isMeasure } from '../../domain/item/measures.ts'
import { unitLabel } from '../../domain/item/shown-amount.ts'
import type { PersonColor } from '../../domain/list/person.ts'
import { inLei } from '../../domain/money/lei-text.ts'
import { amountText } from '../../i18n/amount.ts'
import { rowTexts } from './texts.ts'

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

/** A person whose mark a row has, with their colour if it is known. */
export interface RowPerson {
  name: string
  color: PersonColor | ''
  /** Describes the action of the person. */
  title: string
}

/** Texts of a row besides the item's name. */
interface RowDetails {
  amount: string | undefined
  said: string
  /** For screen readers: all that the row says. */
  label: string
  who: RowPerson | undefined
}

/** @param tickedBy has precedence over the persons who bring or have added the item */
export function detailsOf(item: Item, tickedBy?: Omit<RowPerson, 'title'>): RowDetails {
  const { name, author, authorColor } = item
  const amount = amountText(item)
  const said = saidText(item)
  const label = rowTexts.edit([name, said, amount].filter(Boolean).join(' '))
  const added = author ? { name: author, color: authorColor, title: rowTexts.addedBy(author) } : undefined
  const who = doingOf(item, tickedBy) ?? added
  return { amount, said, label: who ? `${label}, ${who.title}` : label, who }
}

/** Person whose mark a row has: the one who ticked it, else the one who brings it. */
export function doingOf(
  { taker, takerColor, completed }: Item,
  tickedBy: Omit<RowPerson, 'title'> | undefined,
): RowPerson | undefined {
  if (tickedBy) return { ...tickedBy, title: rowTexts.tickedBy(tickedBy.name) }
  return taker && !completed ? { name: taker, color: takerColor, title: rowTexts.takes(taker) } : undefined
}

export function initialOf({ name }: RowPerson): string {
  const [initial = ''] = name
  return initial.toLocaleUpperCase('ro')
}

/** Maximum length of an amount beside the name, in characters; longer ones, such as "24 de role", may be below it. */
const longestBeside = 7

export function classOfAmount(amount: string): string {
  return `item-amount${amount.length > longestBeside ? ' item-amount-long' : ''}`
}
