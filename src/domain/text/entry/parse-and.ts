import { hasLetterOrEmoji } from '../../lib/characters.ts'
import { wordSet } from '../../lib/word-set.ts'
import type { ItemWords } from '../../vocabulary/vocabulary.ts'
import * as tables from '../../words/counted-things.ts'
import { readAmount, wordAt } from '../tokens/read-amount.ts'
import { withoutAbout, withoutSome } from './around-amounts.ts'
import { leading } from './parse-leading.ts'
import { type Measure, readMeasure } from './parse-measure.ts'
import { type Phrase, phraseOf, textFrom } from './parse-phrase.ts'

/** The most words of a number, "de" and its unit. */
const longestNumber = 14
/** From this number on, Romanian counts with "de", so that "de" no longer refers to the item said before. */
const leastLinked = 20

const money = /(?:lei|leu|ron)$/

const countedThings = wordSet(tables.countedThings)

/**
 * Splits a typed part at every "și" before an amount, if separate items are on both sides: "un pachet de unt și 2 iaurturi"
 * is two, and so is "un kil de mere și unul de pere". Any other "și" belongs to a name ("sare și piper") or to a number ("un
 * kil și jumătate").
 */
export function splitAtAmounts(words: ItemWords, text: string): string[] {
  const phrase = phraseOf(words, text)
  for (const at of phrase.tokens.keys()) {
    if (wordAt(phrase.tokens, at) !== 'si' || isInNumber(phrase, 0, at) || isInPrice(phrase, at)) continue
    if (!endsThing(phrase, at)) continue
    const [thing, rest] = [textFrom(phrase, 0, at), textFrom(phrase, at + 1)]
    const other = beginsThing(words, rest) ? rest : inUnitOf(words, thing, rest)
    if (other !== undefined) return [...(thing === '' ? [] : [thing]), ...splitAtAmounts(words, other)]
  }
  return text === '' ? [] : [text]
}

/** True if the "și" at a place belongs to a number: "douăzeci și cinci", "un kil și jumătate". */
export function isInNumber({ tokens }: Phrase, start: number, at: number): boolean {
  for (let from = Math.max(start, at - longestNumber); from < at; from++) {
    if ((readMeasure(tokens, from)?.next ?? 0) > at) return true
  }
  return false
}

/** True if the "și" at a place belongs to a price: "7 lei și 49 de bani". */
function isInPrice({ tokens }: Phrase, at: number): boolean {
  const number = readAmount(tokens, at + 1)
  const next = number && tokens[wordAt(tokens, number.next) === 'de' ? number.next + 1 : number.next]
  return money.test(tokens[at - 1]?.folded ?? '') && next?.folded === 'bani'
}

/**
 * "una de mărar" behind "o legătură de pătrunjel" is "1 legătură de mărar"; undefined if the text has no count in the unit
 * of the item before it.
 */
export function inUnitOf(words: ItemWords, thing: string, text: string): string | undefined {
  const phrase = phraseOf(words, text)
  const measure = readMeasure(phrase.tokens, 0)
  if (!measure || !isOfThingBefore(phrase, measure)) return undefined
  const { tokens } = phraseOf(words, withoutAbout(thing))
  const before = readMeasure(tokens, 0)
  return before?.unit && wordAt(tokens, before.next) === 'de'
    ? `${measure.quantity} ${before.unit.name} de ${textFrom(phrase, measure.next + 1)}`
    : undefined
}

/** True if an amount counts more of the item said before: "2 de vită". */
export function isOfThingBefore({ tokens }: Phrase, { unit, value, next }: Measure): boolean {
  return !unit && Number.isInteger(value) && value < leastLinked && wordAt(tokens, next) === 'de'
}

/**
 * True if the text up to "și" is empty, as behind a comma, or an item: no bare amount ("un kil și 200 g"), no range ("între
 * 2 și 3 kg").
 */
function endsThing(phrase: Phrase, at: number): boolean {
  const { tokens, words } = phrase
  if (at === 0) return true
  const isName = hasLetterOrEmoji(textFrom(phrase, 0, at)) && readMeasure(tokens, 0)?.next !== at
  return isName && !words.announcingWords.has(wordAt(tokens, at - 1)) && wordAt(tokens, at - 2) !== 'intre'
}

/** True if a text begins with an amount and its item, and not with a description ("patru brânzeturi"). */
function beginsThing(words: ItemWords, text: string): boolean {
  if (withoutSome(text) !== text || withoutAbout(text) !== text) return true
  const phrase = phraseOf(words, text)
  const measure = readMeasure(phrase.tokens, 0)
  if (!measure || isOfThingBefore(phrase, measure)) return false
  const next = wordAt(phrase.tokens, measure.next)
  const isDescription = words.describingWords.has(next) && !countedThings.has(next)
  return !isDescription && leading(phrase) !== undefined
}
