import type { ItemAmount } from '../item/amount.ts'
import { addAmounts } from '../item/amount.ts'
import { itemDefaults } from '../item/fields.ts'
import { unitKind } from '../item/units.ts'
import type { RefusedText } from '../text/parse.ts'
import { parseItems } from '../text/parse.ts'
import { isOfThingBefore } from '../text/parse-and.ts'
import { readMeasure } from '../text/parse-measure.ts'
import type { ParsedItem, Phrase } from '../text/parse-phrase.ts'
import { phraseOf, textFrom } from '../text/parse-phrase.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'

import { splitAtAnd } from './spoken-and.ts'
import { withoutFillers } from './spoken-fillers.ts'
import { spokenParts } from './spoken-parts.ts'
import { splitRun } from './spoken-runs.ts'
import { phraseAt, spokenWords, textOf } from './spoken-words.ts'

/**
 * Reads spoken text as an engine wrote it down. In addition to `parseItems` it reads number words up to a thousand,
 * phrases around the things, amounts behind them, and "și" between two separate things.
 *
 * Never throws.
 *
 * @param words without tables, only amounts show where a comma is missing
 */
export function parseSpoken(
  words: Vocabulary,
  input: string,
): { items: ParsedItem[]; refused: RefusedText[] } {
  const telling = new SpokenReader(words)
  for (const piece of piecesOf(words, input)) for (const said of readSaid(words, piece)) telling.hear(said)
  return telling.end()
}

/** "am nevoie de detergent și de bureți" */
function withoutSameLink(piece: string, place: number): string {
  return place === 0 ? piece : piece.replace(/^de /, '')
}

/** The pieces of a text, each with one thing or one amount. */
function piecesOf(words: Vocabulary, input: string): string[] {
  const parts = spokenParts(input).map(withoutFillers)
  const apart = parts.flatMap((part) => splitAtAnd(words, part).map(withoutSameLink)).map(withoutFillers)
  const single = apart.flatMap((part) => splitRun(words, part)).map(withoutFillers)
  return single.filter((piece) => piece !== '')
}

type SpokenItem = Extract<Utterance, { kind: 'item' }>

type SpokenAmount = Extract<Utterance, { kind: 'amount' }>

/** Joins amounts, things and corrections, one piece after the other. */
class SpokenReader {
  readonly #words: Vocabulary
  readonly #items: SpokenItem[] = []
  readonly #refused: RefusedText[] = []
  /** An amount whose thing has not been said yet. */
  #waiting: SpokenAmount | undefined
  #isCorrection = false

  constructor(words: Vocabulary) {
    this.#words = words
  }

  hear(said: Utterance): void {
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
    if (this.#isCorrection) this.#items.pop()
    this.#items.push(amount ? withAmount(said, amount) : said)
  }

  #takeAnother({ name, quantity, text }: Extract<Utterance, { kind: 'another' }>): void {
    const unit = this.#items[this.#items.length - 1]?.item.unit ?? itemDefaults.unit
    for (const said of readThings(this.#words, unit === itemDefaults.unit ? text : name)) {
      this.hear(said.kind === 'item' && !said.hasAmount ? withAmount(said, { quantity, unit }) : said)
    }
  }

  #replaceLast(said: SpokenItem): void {
    this.#items[this.#items.length - 1] = said
  }

  /** Reads an amount without a thing as a name, as in typed text. */
  #giveUpWaiting(): void {
    const waiting = this.#waiting
    this.#waiting = undefined
    if (waiting) for (const said of readThings(this.#words, waiting.text)) this.hear(said)
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

/** "două kile de mere, nu, trei" */
function corrected({ unit }: ItemAmount, amount: ItemAmount): ItemAmount {
  return amount.unit === itemDefaults.unit ? { ...amount, unit } : amount
}

function withAmount({ kind, item }: SpokenItem, { quantity, unit }: ItemAmount): SpokenItem {
  return { kind, item: { ...item, quantity, unit }, hasAmount: true }
}

/** What one piece of spoken text says. */
type Utterance =
  | { kind: 'item'; item: ParsedItem; hasAmount: boolean }
  /** "trei kilograme" of the thing said before or next. */
  | { kind: 'amount'; amount: ItemAmount; text: string }
  /** "una de mărar", in the unit of the thing said before. */
  | { kind: 'another'; name: string; quantity: string; text: string }
  | { kind: 'refused'; refused: RefusedText }
  /** "nu": the next thing replaces the one said before. */
  | { kind: 'correction' }

/** Phrases after which the next thing replaces the last one. Folded. */
const corrections = new Set([
  'nu',
  'ba nu',
  'ba',
  'nu nu',
  'sau mai bine',
  'adica',
  'mai degraba',
  'nu stai',
  'pardon',
  'de fapt',
  'scuze',
  'mai bine',
])

/** @param text without the phrases around a thing */
function readSaid(words: Vocabulary, text: string): Utterance[] {
  const said = spokenWords(text)
  const length = phraseAt(corrections, said)
  if (length === 0) return [...(readAmountAlone(words, text) ?? readThings(words, text))]
  const rest = withoutFillers(textOf(said.slice(length)))
  return [{ kind: 'correction' }, ...(rest === '' ? [] : readSaid(words, rest))]
}

function readAmountAlone(words: Vocabulary, text: string): Utterance[] | undefined {
  const phrase = phraseOf(words, text)
  const measure = readMeasure(phrase.tokens, 0)
  if (!measure) return undefined
  const { quantity, unit, next } = measure
  if (next === phrase.tokens.length)
    return [{ kind: 'amount', amount: { quantity, unit: unit?.name ?? itemDefaults.unit }, text }]
  return isOfThingBefore(phrase, measure)
    ? [{ kind: 'another', name: textFrom(phrase, next + 1), quantity, text }]
    : undefined
}

/** Reads one thing as in typed text. */
function readThings(words: Vocabulary, text: string): Utterance[] {
  const { items, refused } = parseItems(words, text)
  const hasMeasure = startsWithMeasure(phraseOf(words, text))
  return [
    ...items.map((item): Utterance => ({ kind: 'item', item, hasAmount: hasMeasure || !isPlain(item) })),
    ...refused.map((part): Utterance => ({ kind: 'refused', refused: part })),
  ]
}

/** "o pâine" tells an amount as well. */
function startsWithMeasure({ tokens }: Phrase): boolean {
  return readMeasure(tokens, 0) !== undefined
}

function isPlain({ quantity, unit }: ParsedItem): boolean {
  return quantity === itemDefaults.quantity && unit === itemDefaults.unit
}
