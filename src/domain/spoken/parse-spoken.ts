import type { ItemAmount } from '../item/amount.ts'
import { itemDefaults } from '../item/fields.ts'
import { nameKey } from '../merge/name-key.ts'
import type { ParsedItem } from '../text/entry/parse-phrase.ts'
import { storeFinder } from '../text/entry/parse-store.ts'
import type { RefusedText } from '../text/parse.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import { refinedName } from './refined-name.ts'
import {
  amountOf,
  corrected,
  inGrams,
  isVessel,
  type SpokenAmount,
  type SpokenItem,
  withAmount,
  withEach,
  withNote,
  withPrice,
  withStore,
  withStoreOfAll,
} from './spoken-items.ts'
import { type Piece, piecesOf } from './spoken-pieces.ts'
import { shownPrice } from './spoken-prices.ts'
import { readSaid, readThings, type Utterance } from './spoken-utterances.ts'

/**
 * Reads spoken text as a speech engine transcribed it. In addition to `parseItems` it reads number words up to a thousand,
 * phrases around the items, amounts, notes, stores and prices behind them, and "și" between two separate items.
 *
 * Never throws. It reads no more than the words in the first `longestText` characters: nobody says more at once.
 *
 * @param words without tables, only amounts show where a comma is missing
 * @param ownStores the list's own stores, found in addition to the known ones
 */
export function parseSpoken(
  words: Vocabulary,
  input: string,
  ownStores: readonly string[] = [],
): { items: ParsedItem[]; refused: RefusedText[] } {
  const reader = new SpokenReader(words, ownStores)
  for (const piece of piecesOf(words, storeFinder(words, ownStores), input)) reader.take(piece)
  return reader.end()
}

/** Joins amounts, things and corrections, one piece after the other. */
class SpokenReader {
  readonly #words: Vocabulary
  readonly #ownStores: readonly string[]
  readonly #items: SpokenItem[] = []
  readonly #refused: RefusedText[] = []
  /** An amount whose thing has not been said yet. */
  #waiting: SpokenAmount | undefined
  /** Set while the next piece replaces the last one. */
  #correction: Extract<Piece, { kind: 'correction' }> | undefined
  /** "nu lapte" before any other thing: it is one only if none follows. */
  #rejected: SpokenItem | undefined
  /** The last item without the amount just said behind it, which may belong to the next item. */
  #unmeasured: SpokenItem | undefined
  /** The store that was said before the piece. */
  #held: string | undefined
  /** Number of items before the sentence. */
  #start = 0
  /** Number of kinds of one item that were named just now. */
  #kinds = 0
  /** The amount of each item that follows in the part. */
  #each: ItemAmount | undefined

  constructor(words: Vocabulary, ownStores: readonly string[]) {
    this.#words = words
    this.#ownStores = ownStores
  }

  take(piece: Piece): void {
    switch (piece.kind) {
      case 'sentence':
        this.#start = this.#items.length
        this.#each = undefined
        return
      case 'each':
        if (piece.isAhead) this.#each = piece.amount
        else if (piece.amount) this.#replaceFrom(this.#start, withEach(this.#words, this.#said, piece.amount))
        else this.#each = undefined
        break
      case 'correction':
        this.#correction = piece
        return
      case 'takenBack':
        this.#takeBack(piece)
        break
      case 'thing':
        this.#held = piece.store
        if (this.#correction && this.#refineLast(piece.text)) break
        for (const said of readSaid(this.#words, this.#ownStores, this.#withoutLink(piece.text)))
          this.#hear(said)
        return
      default:
        this.#describeLast(piece)
    }
    this.#correction = undefined
  }

  end(): { items: ParsedItem[]; refused: RefusedText[] } {
    this.#giveUpWaiting()
    if (this.#items.length === 0 && this.#rejected) this.#items.push(this.#rejected)
    return { items: this.#items.map(({ item }) => item), refused: this.#refused }
  }

  get #said(): SpokenItem[] {
    return this.#items.slice(this.#start)
  }

  get #last(): SpokenItem | undefined {
    return this.#items[this.#items.length - 1]
  }

  #hear(said: Utterance): void {
    switch (said.kind) {
      case 'amount':
        if (this.#isSaidAlready(said)) return
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
    this.#correction = undefined
  }

  /** "nu doi litri, trei": the wrong amount is repeated before the right one follows. */
  #isSaidAlready({ amount }: SpokenAmount): boolean {
    if (!this.#correction?.isRejection || !this.#last) return false
    const { item } = this.#last
    const { quantity, unit } = corrected(item, amount)
    return quantity === item.quantity && unit === item.unit
  }

  #takeAmount(said: SpokenAmount): void {
    const last = this.#last
    if (this.#correction && this.#waiting) {
      this.#waiting = { ...said, amount: corrected(this.#waiting.amount, said.amount) }
    } else if (last && (this.#correction || !last.hasAmount)) {
      const amount = this.#correction ? corrected(last.item, said.amount) : said.amount
      this.#replaceLast(withAmount(last, amount))
      if (!last.hasAmount) this.#unmeasured = last
    } else {
      this.#giveUpWaiting()
      this.#waiting = said
    }
  }

  #takeItem(said: SpokenItem): void {
    this.#kinds = 0
    const waiting = this.#waiting
    this.#waiting = undefined
    this.#rejected = undefined
    if (this.#correction && !waiting) this.#replaceBy(said)
    // "doi, ba nu, trei litri de lapte"
    else if (!waiting || (this.#correction && said.hasAmount)) this.#push(said)
    else {
      const amount = amountOf(this.#words, waiting.amount, said)
      if (!amount && isVessel(waiting.amount, said.item)) this.#takeThings(waiting.text)
      this.#push(withAmount(said, amount))
    }
  }

  /** Replaces the last item; its amount and store stay unless others are said. */
  #replaceBy(said: SpokenItem): void {
    if (this.#correction?.isRejection && !said.hasAmount && this.#reject(said)) return
    const last = this.#items.pop()
    const isOther = last && nameKey(this.#words, last.item.name) !== nameKey(this.#words, said.item.name)
    // "pâine și doi, ba nu, trei litri de lapte"
    if (isOther && said.hasAmount && this.#unmeasured) {
      this.#push(this.#unmeasured)
      this.#push(said)
      return
    }
    const amount = last?.hasAmount && !said.hasAmount ? last.item : undefined
    const store = said.item.store ?? last?.item.store
    this.#push(withStore(withAmount(said, amount), store))
  }

  /** Removes the item behind "nu" if it was said before; if no item was said, keeps it as the rejected one. */
  #reject(said: SpokenItem): boolean {
    if (this.#items.length === 0) this.#rejected = said
    return this.#items.length === 0 || this.#remove(said.item.name)
  }

  #push(pushed: SpokenItem): void {
    const said = pushed.hasAmount ? inGrams(this.#words, pushed) : withAmount(pushed, this.#each)
    this.#items.push(withStore(said, said.item.store ?? this.#held))
    this.#unmeasured = undefined
  }

  #takeBack({ text, note }: Extract<Piece, { kind: 'takenBack' }>): void {
    const names = this.#read(text).flatMap((said) => (said.kind === 'item' ? [said.item.name] : []))
    if (names.some((name) => this.#remove(name)) || note === undefined) return
    this.#describeLast({ kind: 'note', text: note })
  }

  /** Removes the last item of a name; returns false if there is none. */
  #remove(name: string): boolean {
    const key = nameKey(this.#words, name)
    const keys = this.#items.map(({ item }) => nameKey(this.#words, item.name))
    const at = keys.lastIndexOf(key)
    if (at >= 0) this.#items.splice(at, 1)
    return at >= 0
  }

  /** Adds a note, price or store to the last item; behind a correction, it replaces the earlier one. */
  #describeLast(piece: Extract<Piece, { kind: 'note' | 'price' | 'store' }>): void {
    const last = this.#last
    if (piece.kind === 'store' && piece.isOfAll) {
      const start = this.#said.length > 0 ? this.#start : 0
      this.#replaceFrom(start, withStoreOfAll(this.#items.slice(start), piece.store))
      return
    }
    if (piece.kind === 'store') {
      const store = (!this.#correction && last?.item.store) || piece.store
      if (last) this.#replaceLast(withStore(last, store))
      return
    }
    if (this.#correction && piece.kind === 'note' && this.#refineLast(piece.text)) return
    const described = last && (piece.kind === 'note' ? this.#noted(last, piece.text) : withPrice(last, piece))
    if (described) this.#replaceLast(described)
    else this.#takeThings(shownPrice(piece.text))
  }

  #noted(said: SpokenItem, text: string): SpokenItem | undefined {
    const { note: _, ...item } = said.item
    return withNote(this.#correction ? { ...said, item } : said, text)
  }

  /** "carne de porc, ba nu, de vită": only the kind of the item changes. */
  #refineLast(text: string): boolean {
    const last = this.#last
    const name = last && refinedName(last.item.name, text)
    const [said] = name === undefined ? [] : this.#read(name)
    if (!last || said?.kind !== 'item') return false
    const refined = { ...last, item: { ...last.item, name: said.item.name } }
    this.#replaceLast(withAmount(refined, said.hasAmount ? said.item : undefined))
    return true
  }

  /** "doi litri de lapte, ba nu, de iaurt" */
  #withoutLink(text: string): string {
    return this.#correction ? text.replace(/^de /i, '') : text
  }

  #takeAnother({ name, quantity, text, isKind }: Extract<Utterance, { kind: 'another' }>): void {
    const { unit = itemDefaults.unit, name: before = '' } = this.#last?.item ?? {}
    if (isKind) {
      const [head = ''] = before.split(' ')
      this.#countKind()
      this.#push({ kind: 'item', item: { name: `${head} ${name}`.trim(), quantity, unit }, hasAmount: true })
      return
    }
    for (const said of this.#read(unit === itemDefaults.unit ? text : name)) {
      this.#hear(said.kind === 'item' && !said.hasAmount ? withAmount(said, { quantity, unit }) : said)
    }
  }

  #replaceFrom(start: number, items: readonly SpokenItem[]): void {
    this.#items.splice(start, this.#items.length, ...items)
    this.#unmeasured = undefined
  }

  /** "două pâini, una albă și una neagră": the item is removed once all its kinds are named. */
  #countKind(): void {
    this.#kinds += 1
    const at = this.#items.length - this.#kinds
    const whole = this.#items[at]
    if (whole && this.#kinds > 1 && whole.item.quantity === String(this.#kinds)) this.#items.splice(at, 1)
  }

  #replaceLast(said: SpokenItem): void {
    this.#items[this.#items.length - 1] = said
    this.#unmeasured = undefined
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
