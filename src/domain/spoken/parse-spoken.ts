import type { ItemAmount } from '../item/amount.ts'
import { addAmounts } from '../item/amount.ts'
import { itemDefaults } from '../item/fields.ts'
import { unitKind } from '../item/units.ts'
import { nameProblem } from '../lib/check.ts'
import type { RefusedText } from '../text/parse.ts'
import { joinedNotes } from '../text/parse-note.ts'
import type { ParsedItem } from '../text/parse-phrase.ts'
import { pricedAmount } from '../text/parse-price.ts'
import { storeFinder } from '../text/parse-store.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import { type Piece, piecesOf } from './spoken-pieces.ts'
import { shownPrice } from './spoken-prices.ts'
import { readSaid, readThings, type Utterance } from './spoken-utterances.ts'

/**
 * Reads spoken text as an engine wrote it down. In addition to `parseItems` it reads number words up to a thousand,
 * phrases around the things, amounts, notes, stores and prices behind them, and "și" between two separate things.
 *
 * Never throws.
 *
 * @param words without tables, only amounts show where a comma is missing
 * @param ownStores the list's own stores, found beside the known ones
 */
export function parseSpoken(
  words: Vocabulary,
  input: string,
  ownStores: readonly string[] = [],
): { items: ParsedItem[]; refused: RefusedText[] } {
  const telling = new SpokenReader(words, ownStores)
  for (const piece of piecesOf(words, storeFinder(words, ownStores), input)) telling.take(piece)
  return telling.end()
}

type SpokenItem = Extract<Utterance, { kind: 'item' }>

type SpokenAmount = Extract<Utterance, { kind: 'amount' }>

/** Joins amounts, things and corrections, one piece after the other. */
class SpokenReader {
  readonly #words: Vocabulary
  readonly #ownStores: readonly string[]
  readonly #items: SpokenItem[] = []
  readonly #refused: RefusedText[] = []
  /** An amount whose thing has not been said yet. */
  #waiting: SpokenAmount | undefined
  #isCorrection = false
  /** The store that was said before the piece. */
  #held: string | undefined

  constructor(words: Vocabulary, ownStores: readonly string[]) {
    this.#words = words
    this.#ownStores = ownStores
  }

  take(piece: Piece): void {
    const last = this.#items[this.#items.length - 1]
    if (piece.kind === 'thing') {
      this.#held = piece.store
      for (const said of readSaid(this.#words, this.#ownStores, piece.text)) this.#hear(said)
    } else if (piece.kind === 'store') {
      if (last) this.#replaceLast({ ...last, item: { store: piece.store, ...last.item } })
    } else {
      this.#isCorrection = false
      const described = last && (piece.kind === 'note' ? withNote(last, piece.text) : withPrice(last, piece))
      if (described) this.#replaceLast(described)
      else this.#takeThings(shownPrice(piece.text))
    }
  }

  #hear(said: Utterance): void {
    switch (said.kind) {
      case 'correction':
        this.#isCorrection = true
        return
      case 'amount':
        this.#takeAmount(said)
        break
      case 'another':
        this.#takeAnother(said)
        break
      case 'item':
        this.#takeItem(said)
        break
      case 'refused':
        this.#refused.push(said.refused)
    }
    this.#isCorrection = false
  }

  end(): { items: ParsedItem[]; refused: RefusedText[] } {
    this.#giveUpWaiting()
    return { items: this.#items.map(({ item }) => item), refused: this.#refused }
  }

  #takeAmount(said: SpokenAmount): void {
    const last = this.#items[this.#items.length - 1]
    if (last && this.#isCorrection) this.#replaceLast(withAmount(last, corrected(last.item, said.amount)))
    else if (last && !last.hasAmount) this.#replaceLast(withAmount(last, said.amount))
    else {
      this.#giveUpWaiting()
      this.#waiting = said
    }
  }

  #takeItem(said: SpokenItem): void {
    const waiting = this.#waiting
    this.#waiting = undefined
    const amount = waiting && amountOf(this.#words, waiting.amount, said)
    if (waiting && !amount && isVessel(waiting.amount, said.item)) this.#takeThings(waiting.text)
    if (this.#isCorrection) this.#items.pop()
    const store = said.item.store ?? this.#held
    const item = store === undefined ? said.item : { ...said.item, store }
    this.#items.push(withAmount({ ...said, item }, amount))
  }

  #takeAnother({ name, quantity, text }: Extract<Utterance, { kind: 'another' }>): void {
    const unit = this.#items[this.#items.length - 1]?.item.unit ?? itemDefaults.unit
    for (const said of this.#read(unit === itemDefaults.unit ? text : name)) {
      this.#hear(said.kind === 'item' && !said.hasAmount ? withAmount(said, { quantity, unit }) : said)
    }
  }

  #replaceLast(said: SpokenItem): void {
    this.#items[this.#items.length - 1] = said
  }

  /** Reads an amount without a thing as a name, as in typed text. */
  #giveUpWaiting(): void {
    const waiting = this.#waiting
    this.#waiting = undefined
    if (waiting) this.#takeThings(waiting.text)
  }

  #takeThings(text: string): void {
    for (const said of this.#read(text)) this.#hear(said)
  }

  #read(text: string): Utterance[] {
    return readThings(this.#words, this.#ownStores, text)
  }
}

/** The sum of the amounts said before a thing and with it: "un kil și două sute de grame de carne". */
function amountOf(
  words: Vocabulary,
  before: ItemAmount,
  { item, hasAmount }: SpokenItem,
): ItemAmount | undefined {
  if (!hasAmount) return before
  const isSum = unitKind(before.unit) === 'measure' && before.unit !== item.unit
  return isSum ? addAmounts(words.forms, before, item) : undefined
}

/** "patru pahare și o lampă": what stood as a unit was a thing. Before the same unit it was a slip of the tongue. */
function isVessel({ unit }: ItemAmount, item: ItemAmount): boolean {
  return unit !== itemDefaults.unit && unit !== item.unit && unitKind(unit) !== 'measure'
}

/** "două kile de mere, nu, trei" */
function corrected({ unit }: ItemAmount, amount: ItemAmount): ItemAmount {
  return amount.unit === itemDefaults.unit ? { ...amount, unit } : amount
}

function withAmount(said: SpokenItem, amount: ItemAmount | undefined): SpokenItem {
  if (!amount) return said
  const { quantity, unit } = amount
  return { ...said, item: { ...said.item, quantity, unit }, hasAmount: true }
}

/** Undefined if the note is too long: then it is read as a thing. */
function withNote(said: SpokenItem, text: string): SpokenItem | undefined {
  const note = joinedNotes([said.item.note, text])
  return note === undefined ? undefined : { ...said, item: { ...said.item, note } }
}

/** The last price counts; one that fits no amount is part of the name, as in typed text. */
function withPrice(
  said: SpokenItem,
  { price, text }: Extract<Piece, { kind: 'price' }>,
): SpokenItem | undefined {
  const amount = pricedAmount(said.item, said.hasAmount, price)
  if (amount) return { ...said, item: { ...said.item, ...amount }, hasAmount: said.hasAmount || !!price.per }
  const name = `${said.item.name} ${shownPrice(text)}`
  return nameProblem(name) ? undefined : { ...said, item: { ...said.item, name } }
}
