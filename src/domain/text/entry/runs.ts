import { storedUnit } from '../../item/units.ts'
import { wordSet } from '../../lib/word-set.ts'
import type { ItemWords, Vocabulary } from '../../vocabulary/vocabulary.ts'
import { countedThings as countedWords } from '../../words/counted-things.ts'
import { singularThings } from '../../words/things-by-number.ts'
import { readAmount, wordAt } from '../tokens/read-amount.ts'
import type { Token } from '../tokens/text-tokens.ts'
import { isQuality, links, namesThing } from './known-things.ts'
import { type Measure, readHolding } from './parse-measure.ts'
import { type Phrase, phraseOf, textFrom } from './parse-phrase.ts'
import { continues } from './parse-within.ts'

/** A greater number with no unit is part of a name ("făină 650 albă"). */
const greatestCount = 99

/** Forms of the item before them, unless "de" follows: "usturoi pastă", but "săpun pastă de dinți". Folded. */
const forms: readonly string[] = ['pasta', 'crema', 'spuma', 'gel', 'fulgi', 'seminte', 'file', 'conserva']

/** Words that never begin an item. Folded. */
const goingOn = wordSet('cu fara')

const countedThings = wordSet(countedWords)
const singular = wordSet(singularThings)
/** Things that are made of tomatoes as well: "suc roșii". Folded. */
const ofTomatoes = wordSet(
  'suc gem dulceata boia ton zacusca magiun sos salata bulion pasta conserva macrou supa ciorba',
)

/** Splits several items without a separator: "două kile de cartofi o pâine", "lapte pâine ouă". */
export function splitRun(words: Vocabulary, text: string): string[] {
  const phrase = phraseOf(/\d/.test(text) ? withCounted(words) : words, text)
  return splitAtAmounts(phrase, isSpokenBehind(words.singularThings), continuesKnown).flatMap((piece) =>
    splitAtThings(phraseOf(words, piece)),
  )
}

/**
 * In spoken text, only a known word continues a name: "lapte doi litri Zuzu", "un kil cu os"; a pause may be missing before any
 * other.
 */
function continuesKnown(phrase: Phrase, start: number, amount: Measure): boolean {
  const { words, tokens } = phrase
  const word = wordAt(tokens, amount.next)
  if (amount.unit && (goingOn.has(word) || isSource(phrase, amount.next))) return true
  const isKnown =
    isQuality(words, word) || words.kindWords.has(word) || words.categoryOfWord(word) !== undefined
  return amount.unit !== undefined && isKnown && continues(phrase, start, amount)
}

/**
 * Splits typed text of several items without a separator, if each begins with a known item: "lapte 2 l ouă 30", "3 roșii 2
 * castraveți". An amount in digits belongs to the item before it, unless the text begins with an amount.
 */
export function splitTyped(words: ItemWords, text: string): string[] {
  if (!text.includes(' ') || text.includes(' / ')) return [text]
  const phrase = phraseOf(withCounted(words), text)
  if (phrase.tokens.some(({ folded }) => folded === 'si')) return [text]
  const pieces = splitAtAmounts(phrase, isTypedBehind, continues).flatMap((piece) =>
    splitAtThings(phraseOf(words, piece)),
  )
  return pieces.length > 1 && pieces.every((piece) => startsWithThing(phraseOf(words, piece)))
    ? pieces
    : [text]
}

/** True if an amount ends the item before it, when no amount leads that item. */
type IsBehind = (phrase: Phrase, amount: Measure, at: number) => boolean

const isMeasureBehind: IsBehind = (phrase, { unit, next }) =>
  unit !== undefined && (wordAt(phrase.tokens, next) !== 'de' || isSource(phrase, next))

/** "un kil de la piață" */
function isSource({ tokens }: Phrase, at: number): boolean {
  return wordAt(tokens, at) === 'de' && wordAt(tokens, at + 1) === 'la'
}

/**
 * Also true for a number that does not agree with the word behind it ("ouă patru făină"), and for all numbers if the text
 * ends with one ("roșii trei castraveți doi").
 */
const isSpokenBehind =
  (singular: ReadonlySet<string>): IsBehind =>
  (phrase, amount, at) =>
    isMeasureBehind(phrase, amount, at) ||
    (amount.value > 1 && singular.has(wordAt(phrase.tokens, amount.next))) ||
    endsWithNumber(phrase)

/** True if the last word is a number without a unit, and no part of a name: "ceapă una". */
function endsWithNumber({ tokens }: Phrase): boolean {
  const last = tokens.length - 1
  return (
    isName(tokens[last - 1]) &&
    !links.has(wordAt(tokens, last - 1)) &&
    readAmount(tokens, last)?.next === tokens.length
  )
}

const isTypedBehind: IsBehind = (phrase, amount, at) =>
  isMeasureBehind(phrase, amount, at) ||
  (phrase.tokens[at]?.kind === 'number' && wordAt(phrase.tokens, amount.next) !== 'de')

/** True if a text is a known item, with or without an amount before it. */
export function startsWithThing(phrase: Phrase): boolean {
  const { words } = phrase
  const word = wordAt(phrase.tokens, headOf(phrase, 0))
  return (
    namesThing(words, word) || (words.categoryOfWord(word) !== undefined && !words.pointingWords.has(word))
  )
}

const countedBy = new WeakMap<ItemWords, ItemWords>()

/** Makes "pâine 10 ouă" two items; in written text the eggs describe the item before them. */
function withCounted(words: ItemWords): ItemWords {
  const known = countedBy.get(words)
  if (known) return known
  const describingWords = new Set([...words.describingWords].filter((word) => !countedThings.has(word)))
  const counted = { ...words, describingWords }
  countedBy.set(words, counted)
  return counted
}

/**
 * Splits at each amount that begins another item or ends one.
 *
 * @param isWithin true if an amount is followed by the rest of the name before it
 */
function splitAtAmounts(
  phrase: Phrase,
  isBehind: IsBehind,
  isWithin: (phrase: Phrase, start: number, amount: Measure) => boolean,
): string[] {
  const { tokens } = phrase
  const pieces: string[] = []
  let start = 0
  let leading = readHolding(phrase, 0)
  for (let at = nameStart(phrase, start, leading) + 1; at < tokens.length; at++) {
    const amount = amountWithin(phrase, at)
    if (!amount) continue
    if (!leading && isWithin(phrase, start, amount)) {
      leading = amount
      at = amount.next - 1
      continue
    }
    const cut = !leading && isBehind(phrase, amount, at) ? amount.next : at
    pieces.push(textFrom(phrase, start, cut))
    start = cut
    leading = readHolding(phrase, start)
    at = nameStart(phrase, start, leading)
  }
  return [...pieces, textFrom(phrase, start)]
}

/** Returns the amount at a place at which one may begin, if a name follows it. */
function amountWithin(phrase: Phrase, at: number): Measure | undefined {
  const { tokens } = phrase
  if (links.has(wordAt(tokens, at - 1)) || !isName(tokens[at - 1])) return undefined
  const amount = readHolding(phrase, at)
  if (!amount || tokens[amount.next] === undefined) return undefined
  return amount.unit || amount.value <= greatestCount ? amount : undefined
}

/** True if a token is a word or belongs to a name like "7 Days". */
function isName(token: Token | undefined): boolean {
  return token?.kind === 'word' || token?.kind === 'kept'
}

function nameStart({ tokens }: Phrase, start: number, amount: Measure | undefined): number {
  const at = amount?.next ?? start
  return wordAt(tokens, at) === 'de' ? at + 1 : at
}

/** Splits before each item that does not belong to the one before it. */
function splitAtThings(phrase: Phrase): string[] {
  const { tokens } = phrase
  const pieces: string[] = []
  let start = 0
  let head = headOf(phrase, start)
  for (let at = head + 1; at < tokens.length; at++) {
    if (!beginsThing(phrase, head, at)) continue
    pieces.push(textFrom(phrase, start, at))
    start = at
    head = at
  }
  return [...pieces, textFrom(phrase, start)]
}

function headOf(phrase: Phrase, start: number): number {
  return nameStart(phrase, start, readHolding(phrase, start))
}

function beginsThing(phrase: Phrase, head: number, at: number): boolean {
  if (isOfThingBefore(phrase, head, at)) return false
  const { tokens, words } = phrase
  const { plainThings, takingThings, separateThings, wholeHeads } = words
  const [word, first] = [wordAt(tokens, at), wordAt(tokens, head)]
  if (word === first && at > head + 1) return true
  if (word === 'rosii' && at === head + 1 && singular.has(first) && !ofTomatoes.has(first)) return true
  const isWhole =
    plainThings.has(first) || wholeHeads.has(first) || (at - 2 > head && links.has(wordAt(tokens, at - 2)))
  return isWhole
    ? plainThings.has(word) || takingThings.has(word)
    : takingThings.has(first) && separateThings.has(word)
}

/** True if a word belongs to the item before it, although it may be an item as well. */
function isOfThingBefore({ tokens, words }: Phrase, head: number, at: number): boolean {
  const { holdingThings, redThings, pointingWords, joinedThings } = words
  const [word, first, before] = [wordAt(tokens, at), wordAt(tokens, head), wordAt(tokens, at - 1)]
  if (tokens[at - 1]?.kind !== 'word' || links.has(before)) return true
  if (pointingWords.has(before) && (word === 'rosii' || !startsAny(words, word))) return true
  // "două saci", "trei conserve"
  const isUnit = holdingThings.has(word) || storedUnit(word) !== undefined
  if (isUnit && readAmount(tokens, at - 1)?.next === at) return true
  if (word === 'rosii' && isRed(tokens, redThings, head, at)) return true
  const isWhole = word !== 'hartie' || wordAt(tokens, at + 1) !== 'igienica'
  if (at === head + 1 && isWhole && joinedThings.has(`${first} ${word}`)) return true
  return forms.includes(word) && !isKind(tokens, at + 1)
}

function startsAny({ plainThings, takingThings }: ItemWords, word: string): boolean {
  return plainThings.has(word) || takingThings.has(word)
}

/** "ardei roșii", "2 kg de cartofi roșii"; without an amount, "cartofi roșii" may be two items. */
function isRed(tokens: readonly Token[], redThings: ReadonlySet<string>, head: number, at: number): boolean {
  const first = wordAt(tokens, head)
  const isCounted = wordAt(tokens, head - 1) === 'de' && at === head + 1 && tokens[at + 1] === undefined
  // "Ceapă roșii" does not agree, so that it is two items.
  if (singular.has(first)) return false
  return redThings.has(first) || (first === 'cartofi' && isCounted)
}

/** "de dinți"; not "de la piață". */
function isKind(tokens: readonly Token[], at: number): boolean {
  return wordAt(tokens, at) === 'de' && wordAt(tokens, at + 1) !== 'la'
}
