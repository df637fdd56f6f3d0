import { isEmoji, isLetter } from './characters.ts'
import { itemDefaults } from './item.ts'
import { isArticle, quantityText, readFurtherPart, wordAt } from './numbers.ts'
import { isAdjective, isUnitLike, isUnitTheThing, unknownUnitEnd } from './parse-compounds.ts'
import { keepNames } from './parse-kept.ts'
import { type Measure, readMeasure, type UnitAt } from './parse-measure.ts'
import { type Token, tokenize } from './text-tokens.ts'
import { unitKind } from './units.ts'
import { announcingWords, countedInHundreds, linkingWords } from './words/kept-names.ts'
import { adjectiveNumbers } from './words/numbers.ts'

/** What was read from one part of the text, in the form it is stored. */
export interface ParsedItem {
  name: string
  /** A number as text with a dot ('1', '0.25'), or a range ('2-3'). */
  quantity: string
  /** A unit in its stored spelling, or as typed when no table knows it; 'st' means none. */
  unit: string
}

interface Phrase {
  text: string
  tokens: readonly Token[]
}

type Shape = (phrase: Phrase) => ParsedItem | undefined

/** The first that fits wins, so a leading quantity beats a trailing one ("2 sticle de apă 2 l" is two of "apă 2 l"). */
const shapes: readonly Shape[] = [leading, trailing, bracketed]

/** A quantity behind a name is at most so many tokens long ("trei sute douăzeci și cinci de grame"). */
const longestMeasure = 8
/** A greater number behind a name, with no unit, is part of the name ("făină 650"). */
const greatestBareNumber = 99

const fullStopBehindNumber = /(\d)\.$/

const announcing = wordSet(announcingWords)
const linking = wordSet(linkingWords)
const countedByHundreds = wordSet(countedInHundreds)

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}

/** Name, quantity and unit of one cleaned part; undefined when it is no more than a name. */
export function readShape(text: string): ParsedItem | undefined {
  const phrase = phraseOf(text.replace(fullStopBehindNumber, '$1'))
  for (const shape of shapes) {
    const item = shape(phrase)
    if (item) return item
  }
  return undefined
}

function phraseOf(text: string): Phrase {
  return { text, tokens: keepNames(tokenize(text)) }
}

/** "number [unit] [de] name" */
function leading(phrase: Phrase): ParsedItem | undefined {
  const measure = readMeasure(phrase.tokens, 0)
  if (!measure) return undefined
  return measure.unit ? leadingUnit(phrase, measure, measure.unit) : leadingNumber(phrase, measure)
}

function leadingUnit(phrase: Phrase, measure: Measure, unit: UnitAt): ParsedItem | undefined {
  const { tokens } = phrase
  if (isUnitTheThing(tokens, unit)) return item(textFrom(phrase, unit.at), measure.quantity)
  if (isAdjective(wordAt(tokens, unit.at + 1)) && wordAt(tokens, unit.at + 2) === 'de') {
    const spelling = textFrom(phrase, unit.at, unit.at + 2)
    return item(textFrom(phrase, unit.at + 3), measure.quantity, spelling)
  }
  const isLinked = ['de', 'cu'].includes(wordAt(tokens, measure.next))
  return item(textFrom(phrase, isLinked ? measure.next + 1 : measure.next), measure.quantity, unit.name)
}

function leadingNumber(phrase: Phrase, measure: Measure): ParsedItem | undefined {
  const { tokens } = phrase
  const at = wordAt(tokens, measure.next) === 'de' ? measure.next + 1 : measure.next
  if (tokens[at]?.kind === 'number' || linking.has(wordAt(tokens, at))) return undefined
  const end = unknownUnitEnd(tokens, at)
  if (end !== undefined) return item(textFrom(phrase, end + 1), measure.quantity, textFrom(phrase, at, end))
  return withFurtherPart(phrase, measure, at) ?? item(textFrom(phrase, at), measure.quantity)
}

/** "o pâine și jumătate" */
function withFurtherPart(phrase: Phrase, measure: Measure, nameAt: number): ParsedItem | undefined {
  const { tokens } = phrase
  const further = [3, 2, 1]
    .map((length) => tokens.length - length)
    .filter((at) => at > nameAt && readFurtherPart(tokens, at)?.next === tokens.length)[0]
  const part = further === undefined ? undefined : readFurtherPart(tokens, further)
  if (!part || !Number.isInteger(measure.value)) return undefined
  return item(textFrom(phrase, nameAt, further), quantityText(measure.value + part.value))
}

/** "name number [unit]" */
function trailing(phrase: Phrase): ParsedItem | undefined {
  const { tokens } = phrase
  for (let start = Math.max(1, tokens.length - longestMeasure); start < tokens.length; start++) {
    const end = readEnd(phrase, start)
    if (end && !belongsToName(tokens, start, end)) {
      return item(textFrom(phrase, 0, start), end.measure.quantity, end.unit)
    }
  }
  return undefined
}

/** "name (number [unit])", the unit one that is known. */
function bracketed(phrase: Phrase): ParsedItem | undefined {
  const open = phrase.text.lastIndexOf('(')
  if (open < 0 || !phrase.text.endsWith(')')) return undefined
  const end = readEnd(phraseOf(phrase.text.slice(open + 1, -1).trim()), 0)
  const isKnown = end && (end.measure.unit !== undefined || end.unit === itemDefaults.unit)
  return isKnown ? item(phrase.text.slice(0, open).trim(), end.measure.quantity, end.unit) : undefined
}

interface End {
  measure: Measure
  unit: string
}

/** The quantity from a token to the very end. */
function readEnd(phrase: Phrase, start: number): End | undefined {
  const { tokens } = phrase
  const measure = readMeasure(tokens, start)
  if (!measure) return undefined
  if (measure.next < tokens.length) return readUnknownUnit(phrase, start, measure)
  if (measure.unit) return { measure, unit: measure.unit.name }
  return isQuantityAlone(tokens, start, measure) ? { measure, unit: itemDefaults.unit } : undefined
}

/** "ață 2 mosoare", "ață 20 de mosoare" */
function readUnknownUnit(phrase: Phrase, start: number, measure: Measure): End | undefined {
  const { tokens } = phrase
  const at = wordAt(tokens, measure.next) === 'de' ? measure.next + 1 : measure.next
  const word = wordAt(tokens, at)
  if (measure.unit || at !== tokens.length - 1 || !isUnitLike(word) || isArticle(wordAt(tokens, start))) {
    return undefined
  }
  const isCounted = measure.value <= greatestBareNumber || countedByHundreds.has(word)
  return isCounted && !announcing.has(word) ? { measure, unit: textFrom(phrase, at) } : undefined
}

function isQuantityAlone(tokens: readonly Token[], start: number, measure: Measure): boolean {
  if (measure.isMultiplier) return true
  const isOneWord = measure.next === start + 1
  const word = wordAt(tokens, start)
  const isNoNumber = isOneWord && (isArticle(word) || adjectiveNumbers.includes(word))
  return measure.value <= greatestBareNumber && !isNoNumber
}

/** Whether what stands before a number shows that it is no quantity: "nr. 4", "apă de 2 l", "8 x 4", "4 buc x 125 g". */
function belongsToName(tokens: readonly Token[], start: number, end: End): boolean {
  const before = tokens[start - 1]
  if (before?.kind === 'times' || isArticle(wordAt(tokens, start - 1))) return true
  if (announcing.has(wordAt(tokens, start - 1).replace(/\.$/, ''))) return true
  if (tokens[start]?.kind !== 'times') return false
  if (before?.kind === 'number') return before.value > 0 && before.value <= greatestBareNumber
  return tokens[start - 2]?.kind === 'number' && unitKind(end.unit) === 'measure'
}

/** The text of the tokens from one up to another. */
function textFrom(phrase: Phrase, from: number, to = phrase.tokens.length): string {
  const [first, last] = [phrase.tokens[from], phrase.tokens[to - 1]]
  return first && last ? phrase.text.slice(first.start, last.end) : ''
}

/** Undefined when no name is left once the signs between name and quantity are gone. */
function item(name: string, quantity: string, unit: string = itemDefaults.unit): ParsedItem | undefined {
  const bare = name.replace(/^[-–—: ]+/, '').replace(/[-–—: ]+$/, '')
  return Array.from(bare).some(isNameable) ? { name: bare, quantity, unit } : undefined
}

function isNameable(character: string): boolean {
  return isLetter(character) || isEmoji(character)
}
