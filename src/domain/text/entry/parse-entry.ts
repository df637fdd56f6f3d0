import { itemDefaults } from '../../item/fields.ts'
import { isOnlyEmoji } from '../../lib/characters.ts'
import type { ItemWords } from '../../vocabulary/vocabulary.ts'
import { endOfWords } from '../tokens/text-words.ts'
import { withoutAbout, withoutSome } from './around-amounts.ts'
import { boxed } from './parse-boxed.ts'
import { leading } from './parse-leading.ts'
import { isClearAmount } from './parse-measure.ts'
import { joinedNotes, noteBehind } from './parse-note.ts'
import type { ParsedItem, Phrase } from './parse-phrase.ts'
import { phraseOf } from './parse-phrase.ts'
import { type Price, priceBehind, pricedAmount } from './parse-price.ts'
import { type FindStore, storeBehind, storeOfNote } from './parse-store.ts'
import { bracketed, trailing } from './parse-trailing.ts'
import { within } from './parse-within.ts'

/** The part of a text that describes one item. */
export interface Entry {
  /** The text as typed, without a store named before the item. */
  source: string
  /** The item with its amount, price and store, without a note that follows a comma. */
  text: string
  note: string | undefined
  /** The store named by the item's line, or by the heading above that line. */
  store: string | undefined
  /** Number of parts after the item, separated by commas, that were read as its details. */
  saidOfIt: number
}

/** Returns the item of an entry. A store of its own has priority over the store of its line. */
export function readEntry(words: ItemWords, find: FindStore, entry: Entry): ParsedItem {
  const { text, note, store: held = entry.store } = textAndNote(words, find, entry)
  const { item, store = held } = readDetails(words, find, text)
  return { ...item, ...(note !== undefined && { note }), ...(store !== undefined && { store }) }
}

/** Returns the price in bani of an entry that does not say for what it is; undefined if there is no such price. */
export function barePriceOf(words: ItemWords, find: FindStore, entry: Entry): number | undefined {
  const { price, isOfEach } = takeDetails(words, find, textAndNote(words, find, entry).text)
  return price && !price.per && !isOfEach ? price.bani : undefined
}

interface Noted {
  text: string
  note: string | undefined
  /** The store that the note ends with. */
  store?: string | undefined
}

function textAndNote(words: ItemWords, find: FindStore, entry: Entry): Noted {
  const text = withoutMood(words, withoutAbout(withoutSome(entry.text)))
  const behind = text.endsWith(')') && storeBehind(find, text) ? undefined : noteBehind(words, text)
  const said = behind && storeOfNote(find, behind.note)
  const note = behind && joinedNotes([said?.rest ?? behind.note, entry.note])
  return behind && note ? { text: behind.text, note, store: said?.store } : { text, note: entry.note }
}

/** A count behind a comma: "lapte, 2". */
const count = /^[1-9]\d?$/
const repeatedSigns = / *(?:[!?]{2,}|\.{2,}|…)[!?.…]*$/
const lastSign = / ?[!?]$/

/** "ouă 10!" is "ouă 10", and "mere!!!" is "mere"; a single sign behind a name stays. */
function withoutMood(words: ItemWords, text: string): string {
  const bare = text.replace(repeatedSigns, '')
  const signless = bare.replace(lastSign, '')
  return signless !== bare && readPart(words, signless) ? signless : bare || text
}

/** True when a part holds only details of the item before it: an amount that the item lacks, a price or a store. */
export function isSaidOf(words: ItemWords, find: FindStore, thing: string, part: string): boolean {
  const anyThing = 'ceva'
  const { text } = takeDetails(words, find, `${anyThing} ${withoutAbout(part)}`)
  return (
    text === anyThing ||
    ((isClearAmount(text.slice(anyThing.length + 1)) || count.test(part)) && !hasAmount(words, find, thing))
  )
}

/** True if a text says how much of its thing. */
export function hasAmount(words: ItemWords, find: FindStore, thing: string): boolean {
  return readPart(words, takeDetails(words, find, withoutAbout(thing)).text) !== undefined
}

/** Reads amount and price together, because each depends on the other: a price that fits no amount is part of the name. */
function readDetails(words: ItemWords, find: FindStore, text: string) {
  const said = takeDetails(words, find, text)
  const item = readPriced(words, said)
  if (item) return { item, store: said.store }
  const { text: named, store } = takeDetails(words, find, text, { isPriced: true })
  return { item: readPart(words, named) ?? { ...plain, name: named }, store }
}

interface Details {
  /** The item with its amount alone. */
  text: string
  store: string | undefined
  price: Price | undefined
  /** True if it is the price of each. */
  isOfEach: boolean
}

/** Takes store and price from the end of a text, in any order; emoji behind them stay with the item. */
function takeDetails(words: ItemWords, find: FindStore, typed: string, { isPriced = false } = {}): Details {
  const end = endOfWords(typed)
  const details: Details = { text: typed.slice(0, end), store: undefined, price: undefined, isOfEach: false }
  for (;;) {
    const store = details.store === undefined ? storeBehind(find, details.text) : undefined
    const price = isPriced || details.price ? undefined : priceBehind(words, details.text)
    if (store) Object.assign(details, { store: store.store, text: store.rest })
    else if (price) Object.assign(details, { price: price.price, isOfEach: price.isOfEach, text: price.rest })
    else return { ...details, text: details.text + typed.slice(end) }
  }
}

function readPriced(words: ItemWords, { text, price, isOfEach }: Details): ParsedItem | undefined {
  const shaped = readPart(words, text)
  const item = shaped ?? { ...plain, name: text }
  const amount = price && pricedAmount(item, shaped !== undefined, price, isOfEach)
  return price ? amount && { ...item, ...amount } : item
}

const plain = { quantity: itemDefaults.quantity, unit: itemDefaults.unit }

function readPart(words: ItemWords, text: string): ParsedItem | undefined {
  return readWithinEmoji(words, text) ?? readShape(words, text)
}

/** "🍎 2 kg mere" is 2 kg of "🍎 mere": an emoji at either end stays with the name. */
function readWithinEmoji(known: ItemWords, text: string): ParsedItem | undefined {
  const words = text.split(' ')
  const isText = words.map((word) => !isOnlyEmoji(word))
  const [first, last] = [isText.indexOf(true), isText.lastIndexOf(true)]
  if (first < 0 || (first === 0 && last === words.length - 1)) return undefined
  const inner = readShape(known, words.slice(first, last + 1).join(' '))
  return (
    inner && { ...inner, name: [...words.slice(0, first), inner.name, ...words.slice(last + 1)].join(' ') }
  )
}

/** The first that fits wins, so a leading quantity beats a trailing one ("2 sticle de apă 2 l" is two of "apă 2 l"). */
const shapes: readonly ((phrase: Phrase) => ParsedItem | undefined)[] = [
  boxed,
  leading,
  trailing,
  bracketed,
  within,
]

const fullStopBehindNumber = /(\d)\.$/

/** Name, quantity and unit of one cleaned part; undefined if it is only a name. */
function readShape(words: ItemWords, text: string): ParsedItem | undefined {
  const phrase = phraseOf(words, text.replace(fullStopBehindNumber, '$1'))
  for (const shape of shapes) {
    const item = shape(phrase)
    if (item) return item
  }
  return undefined
}
