import { itemDefaults } from '../../item/fields.ts'
import { isMeasure } from '../../item/measures.ts'
import { isArticle, wordAt } from '../tokens/read-amount.ts'
import type { Token } from '../tokens/text-tokens.ts'
import { isQuality, namesThing } from './known-things.ts'
import { isUnitLike } from './parse-leading.ts'
import { type Measure, readMeasure } from './parse-measure.ts'
import { itemOf, type ParsedItem, type Phrase, phraseOf, textFrom } from './parse-phrase.ts'

/** "tigaie nouă": after a noun the word for nine means that the item is new. */
const adjectiveNumbers: readonly string[] = ['noua']

/** The longest quantity behind a name, in tokens: a number of twelve words, "de" and a unit. */
const longestMeasure = 14
/** A greater number behind a name, with no unit, is part of the name ("făină 650"). */
const greatestBareNumber = 99
/** From this number on, Romanian counts with "de": "ață 20 de mosoare". */
const leastLinked = 20

/** "name number [unit]" */
export function trailing(phrase: Phrase): ParsedItem | undefined {
  const { tokens } = phrase
  for (let start = Math.max(1, tokens.length - longestMeasure); start < tokens.length; start++) {
    const end = readEnd(phrase, start)
    if (end && !belongsToName(phrase, start, end)) {
      return itemOf(textFrom(phrase, 0, start), end.measure.quantity, end.unit)
    }
  }
  return undefined
}

/** "name (number [unit])", with a known unit. */
export function bracketed(phrase: Phrase): ParsedItem | undefined {
  const open = phrase.text.lastIndexOf('(')
  if (open < 0 || !phrase.text.endsWith(')')) return undefined
  const end = readEnd(phraseOf(phrase.words, phrase.text.slice(open + 1, -1).trim()), 0)
  const isKnown = end && (end.measure.unit !== undefined || end.unit === itemDefaults.unit)
  return isKnown ? itemOf(phrase.text.slice(0, open).trim(), end.measure.quantity, end.unit) : undefined
}

interface End {
  measure: Measure
  unit: string
}

/** Reads the quantity from a token to the end of the phrase. */
function readEnd(phrase: Phrase, start: number): End | undefined {
  const { tokens } = phrase
  const measure = readMeasure(tokens, start)
  if (!measure) return undefined
  if (measure.next < tokens.length) return readUnknownUnit(phrase, start, measure)
  if (measure.unit) return { measure, unit: measure.unit.name }
  return isQuantityAlone(phrase, start, measure) ? { measure, unit: itemDefaults.unit } : undefined
}

/** "ață 2 mosoare", "ață 20 de mosoare" */
function readUnknownUnit(phrase: Phrase, start: number, measure: Measure): End | undefined {
  const { tokens, words } = phrase
  const hasLink = measure.value >= leastLinked && wordAt(tokens, measure.next) === 'de'
  const at = hasLink ? measure.next + 1 : measure.next
  const word = wordAt(tokens, at)
  if (
    measure.unit ||
    at !== tokens.length - 1 ||
    !isUnitLike(word) ||
    (isArticleAlone(tokens, start, measure) && !words.holdingThings.has(word))
  ) {
    return undefined
  }
  const isCounted = measure.value <= greatestBareNumber || words.countedInHundreds.has(word)
  const isHolding = words.holdingThings.has(word) || !namesThing(words, word)
  const isUnit = isHolding && !isQuality(words, word) && !words.announcingWords.has(word)
  return isCounted && isUnit ? { measure, unit: textFrom(phrase, at) } : undefined
}

function isQuantityAlone(phrase: Phrase, start: number, measure: Measure): boolean {
  const { tokens } = phrase
  if (measure.isMultiplier) return true
  const isAdjective = measure.next === start + 1 && adjectiveNumbers.includes(wordAt(tokens, start))
  const isShade = tokens[start]?.kind === 'number' && isShadeOf(phrase, measure)
  return (
    measure.value <= greatestBareNumber && !isAdjective && !isShade && !isArticleAlone(tokens, start, measure)
  )
}

/** "vopsea Garnier 6.1", "cablu 2,5": nobody buys a part of a thing that is no food. */
function isShadeOf({ tokens, words }: Phrase, { value }: Measure): boolean {
  const category = words.categoryOfWord(wordAt(tokens, 0))
  return value > 1 && !Number.isInteger(value) && ['igiena', 'curatenie', 'altele'].includes(category ?? '')
}

function isArticleAlone(tokens: readonly Token[], start: number, measure: Measure): boolean {
  return measure.next === start + 1 && isArticle(wordAt(tokens, start))
}

/** True if the token before a number shows that it is no quantity: "nr. 4", "apă de 2 l", "8 x 4", "4 buc x 125 g". */
function belongsToName({ tokens, words }: Phrase, start: number, end: End): boolean {
  const before = tokens[start - 1]
  if (before?.kind === 'times' || isArticle(wordAt(tokens, start - 1))) return true
  if (words.announcingWords.has(wordAt(tokens, start - 1).replace(/\.$/, ''))) return true
  if (tokens[start]?.kind !== 'times') return false
  if (before?.kind === 'number') return before.value > 0 && before.value <= greatestBareNumber
  return tokens[start - 2]?.kind === 'number' && isMeasure(end.unit)
}
