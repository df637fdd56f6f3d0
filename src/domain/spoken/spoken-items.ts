import { addAmounts, type ItemAmount } from '../item/amount.ts'
import { itemDefaults } from '../item/fields.ts'
import { isMeasure } from '../item/measures.ts'
import { nameProblem } from '../lib/check.ts'
import { fold } from '../lib/fold.ts'
import { joinedNotes } from '../text/entry/parse-note.ts'
import { pricedAmount } from '../text/entry/parse-price.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import type { Piece } from './spoken-pieces.ts'
import { shownPrice } from './spoken-prices.ts'
import type { Utterance } from './spoken-utterances.ts'

export type SpokenItem = Extract<Utterance, { kind: 'item' }>

export type SpokenAmount = Extract<Utterance, { kind: 'amount' }>

/** Returns the sum of the amounts said before an item and with it: "un kil și două sute de grame de carne". */
export function amountOf(
  words: Vocabulary,
  before: ItemAmount,
  { item, hasAmount }: SpokenItem,
): ItemAmount | undefined {
  if (!hasAmount) return before
  const isSum = isMeasure(before.unit) && before.unit !== item.unit
  return isSum ? addAmounts(words.forms, before, item) : undefined
}

/** "patru pahare și o lampă": the word read as a unit was an item. Before the same unit it was a slip of the tongue. */
export function isVessel({ unit }: ItemAmount, item: ItemAmount): boolean {
  return unit !== itemDefaults.unit && unit !== item.unit && !isMeasure(unit)
}

/** "o sută de șuncă" is 100 g: what is one cannot be counted. */
export function inGrams({ singularThings }: Vocabulary, said: SpokenItem): SpokenItem {
  const { name, quantity, unit } = said.item
  const count = Number(quantity)
  const isRound = count >= 100 && count < 1000 && count % 50 === 0
  const [head = ''] = fold(name).split(' ')
  return isRound && unit === itemDefaults.unit && singularThings.has(head)
    ? withAmount(said, { quantity, unit: 'g' })
    : said
}

/** "două kile de mere, nu, trei" */
export function corrected({ unit }: ItemAmount, amount: ItemAmount): ItemAmount {
  return amount.unit === itemDefaults.unit ? { ...amount, unit } : amount
}

export function withAmount(said: SpokenItem, amount: ItemAmount | undefined): SpokenItem {
  if (!amount) return said
  const { quantity, unit } = amount
  return { ...said, item: { ...said.item, quantity, unit }, hasAmount: true }
}

export function withStore(said: SpokenItem, store: string | undefined): SpokenItem {
  return store === undefined ? said : { ...said, item: { ...said.item, store } }
}

/** Undefined if the note is too long; it is then read as an item. */
export function withNote(said: SpokenItem, text: string): SpokenItem | undefined {
  const note = joinedNotes([said.item.note, text])
  return note === undefined ? undefined : { ...said, item: { ...said.item, note } }
}

/** The last price counts; a price that fits no amount is part of the name, as in typed text. */
export function withPrice(
  said: SpokenItem,
  { price, text }: Extract<Piece, { kind: 'price' }>,
): SpokenItem | undefined {
  const amount = pricedAmount(said.item, said.hasAmount, price)
  if (amount) return { ...said, item: { ...said.item, ...amount }, hasAmount: said.hasAmount || !!price.per }
  const name = `${said.item.name} ${shownPrice(text)}`
  return nameProblem(name) ? undefined : { ...said, item: { ...said.item, name } }
}

/** Gives an amount to the last two items, and to those of the same category before them, that have none. */
export function withEach(
  { categoryOfWord }: Vocabulary,
  items: readonly SpokenItem[],
  amount: ItemAmount,
): SpokenItem[] {
  const categories = items.map(({ item }) => categoryOfWord(item.name.split(' ', 1)[0] ?? ''))
  const isOther = ({ hasAmount }: SpokenItem, at: number) =>
    hasAmount || (at < items.length - 2 && categories[at] !== categories[items.length - 1])
  const start = Math.max(-1, ...items.flatMap((said, at) => (isOther(said, at) ? at : []))) + 1
  return items.map((said, at) => (at < start ? said : withAmount(said, amount)))
}

/** Gives a store to all items that have none. */
export function withStoreOfAll(items: readonly SpokenItem[], store: string): SpokenItem[] {
  return items.map((said) => withStore(said, said.item.store ?? store))
}
