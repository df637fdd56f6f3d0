import type { ItemAmount } from '../item/amount.ts'
import { itemDefaults } from '../item/fields.ts'
import { wordSet } from '../lib/word-set.ts'
import { qualities } from '../text/entry/and-between.ts'
import { isOfThingBefore } from '../text/entry/parse-and.ts'
import { readMeasure } from '../text/entry/parse-measure.ts'
import type { ParsedItem, Phrase } from '../text/entry/parse-phrase.ts'
import { phraseOf, textFrom } from '../text/entry/parse-phrase.ts'
import type { RefusedText } from '../text/parse.ts'
import { parseItems } from '../text/parse.ts'
import { wordAt } from '../text/tokens/read-amount.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'

/** The meaning of one piece of spoken text. */
export type Utterance =
  | { kind: 'item'; item: ParsedItem; hasAmount: boolean }
  /** "trei kilograme" of the previous or the next item. */
  | { kind: 'amount'; amount: ItemAmount; text: string }
  /** "una de mărar", in the unit of the previous item; "unul roșu" is another kind of that item. */
  | { kind: 'another'; name: string; quantity: string; text: string; isKind?: true }
  | { kind: 'refused'; refused: RefusedText }

const another = wordSet('unul una')

/** @param text without the phrases around an item */
export function readSaid(words: Vocabulary, ownStores: readonly string[], text: string): Utterance[] {
  return readAmountAlone(words, text) ?? readThings(words, ownStores, text)
}

function readAmountAlone(words: Vocabulary, text: string): Utterance[] | undefined {
  const phrase = phraseOf(words, text)
  const measure = readMeasure(phrase.tokens, 0)
  if (!measure) return undefined
  const { quantity, unit, next } = measure
  if (next === phrase.tokens.length)
    return [{ kind: 'amount', amount: { quantity, unit: unit?.name ?? itemDefaults.unit }, text }]
  const isKind = another.has(wordAt(phrase.tokens, 0)) && qualities.has(wordAt(phrase.tokens, next))
  if (isKind) return [{ kind: 'another', name: textFrom(phrase, next), quantity, text, isKind }]
  return isOfThingBefore(phrase, measure)
    ? [{ kind: 'another', name: textFrom(phrase, next + 1), quantity, text }]
    : undefined
}

/** Reads one item as in typed text. */
export function readThings(words: Vocabulary, ownStores: readonly string[], text: string): Utterance[] {
  const { items, refused } = parseItems(words, text, ownStores)
  const hasMeasure = startsWithMeasure(phraseOf(words, text))
  return [
    ...items.map((item): Utterance => ({ kind: 'item', item, hasAmount: hasMeasure || !isPlain(item) })),
    ...refused.map((part): Utterance => ({ kind: 'refused', refused: part })),
  ]
}

/** "o pâine" contains an amount as well. */
function startsWithMeasure({ tokens }: Phrase): boolean {
  return readMeasure(tokens, 0) !== undefined
}

function isPlain({ quantity, unit }: ParsedItem): boolean {
  return quantity === itemDefaults.quantity && unit === itemDefaults.unit
}
