import type { ItemAmount } from '../item/amount.ts'
import { itemDefaults } from '../item/fields.ts'
import { parseItems, type RefusedText } from '../text/parse.ts'
import { isOfThingBefore } from '../text/parse-and.ts'
import { readMeasure } from '../text/parse-measure.ts'
import { type ParsedItem, type Phrase, phraseOf, textFrom } from '../text/parse-phrase.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import { corrections } from '../words/spoken.ts'
import { withoutFillers } from './spoken-fillers.ts'
import { phraseAt, spokenWords, textOf } from './spoken-words.ts'

/** What one piece of a speech says. */
export type Utterance =
  | { kind: 'item'; item: ParsedItem; hasAmount: boolean }
  /** "trei kilograme", of what was said before or is said next. */
  | { kind: 'amount'; amount: ItemAmount; text: string }
  /** "una de mărar", in the unit of what was said before. */
  | { kind: 'another'; name: string; quantity: string; text: string }
  | { kind: 'refused'; refused: RefusedText }
  /** "nu": what comes next takes the place of what was said before. */
  | { kind: 'correction' }

const correcting = new Set(corrections)

/** @param text without what is said around a thing */
export function readSaid(words: Vocabulary, text: string): Utterance[] {
  const said = spokenWords(text)
  const length = phraseAt(correcting, said)
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

/** One thing, as it is read when it is typed. */
export function readThings(words: Vocabulary, text: string): Utterance[] {
  const { items, refused } = parseItems(words, text)
  const hasMeasure = startsWithMeasure(phraseOf(words, text))
  return [
    ...items.map((item): Utterance => ({ kind: 'item', item, hasAmount: hasMeasure || !isPlain(item) })),
    ...refused.map((part): Utterance => ({ kind: 'refused', refused: part })),
  ]
}

/** "o pâine" says how many as well. */
function startsWithMeasure({ tokens }: Phrase): boolean {
  return readMeasure(tokens, 0) !== undefined
}

function isPlain({ quantity, unit }: ParsedItem): boolean {
  return quantity === itemDefaults.quantity && unit === itemDefaults.unit
}
