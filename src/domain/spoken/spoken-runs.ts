import { wordSet } from '../lib/word-set.ts'
import { wordAt } from '../text/numbers.ts'
import { type Measure, readMeasure } from '../text/parse-measure.ts'
import { type Phrase, phraseOf, textFrom } from '../text/parse-phrase.ts'
import type { Token } from '../text/text-tokens.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import { countedThings as countedWords } from '../words/counted-things.ts'
import { links } from './spoken-words.ts'

/** A greater number with no unit is part of a name ("făină 650 albă"). */
const greatestCount = 99

/**
 * Items that take no bare noun behind them and describe no item before them: if two of them meet, the second is a new item
 * ("lapte pâine ouă"). Folded.
 */
const plainThings = wordSet(
  'lapte paine painea paini franzela bagheta oua ou unt smantana iaurt iaurturi chefir kefir cascaval telemea ' +
    'zahar malai ulei apa bere vin detergent servetele sampon sapun deodorant salam sunca carnati ' +
    'cartofi cartof ceapa morcovi castraveti castravete rosii usturoi varza ardei vinete dovlecei patrunjel marar ' +
    'conopida broccoli spanac mere pere banane portocale lamai struguri piersici caise prune cirese capsuni pepene ' +
    'kiwi mandarine drojdie covrigi biscuiti',
)

/** Items that begin a new one, although a noun behind them is part of them ("suc mere", "pastă dinți"). Folded. */
const takingThings = wordSet(
  'branza suc sucuri ceai cafea paste faina orez otet hartie conserve conserva gem dulceata ciocolata inghetata ' +
    'piept pulpe aripioare carne ficat pateu bureti saci pungi',
)

/** Items that are red, so that "roșii" behind them may be no tomatoes. Folded. */
const redThings = wordSet('ardei ceapa mere struguri varza prune pere morcovi cirese')

const countedThings = wordSet(countedWords)

/** Splits several items without a separator: "două kile de cartofi o pâine", "lapte pâine ouă". */
export function splitRun(words: Vocabulary, text: string): string[] {
  return splitAtAmounts(phraseOf(/\d/.test(text) ? withCounted(words) : words, text)).flatMap((piece) =>
    splitAtThings(phraseOf(words, piece)),
  )
}

/** Makes "pâine 10 ouă" two items; in written text the eggs describe the item before them. */
function withCounted(words: Vocabulary): Vocabulary {
  const describingWords = new Set([...words.describingWords].filter((word) => !countedThings.has(word)))
  return { ...words, describingWords }
}

/** Splits at each amount that begins another item or ends one. */
function splitAtAmounts(phrase: Phrase): string[] {
  const { tokens } = phrase
  const pieces: string[] = []
  let start = 0
  let leading = readMeasure(tokens, 0)
  for (let at = nameStart(phrase, start, leading) + 1; at < tokens.length; at++) {
    const amount = amountWithin(phrase, at)
    if (!amount) continue
    const isBehind = amount.unit !== undefined && !leading && wordAt(tokens, amount.next) !== 'de'
    const cut = isBehind ? amount.next : at
    pieces.push(textFrom(phrase, start, cut))
    start = cut
    leading = readMeasure(tokens, start)
    at = nameStart(phrase, start, leading)
  }
  return [...pieces, textFrom(phrase, start)]
}

/** Returns the amount at a place at which one may begin, if a name follows it. */
function amountWithin({ tokens }: Phrase, at: number): Measure | undefined {
  if (links.has(wordAt(tokens, at - 1)) || !isName(tokens[at - 1])) return undefined
  const amount = readMeasure(tokens, at)
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
    if (!plainThings.has(wordAt(tokens, head)) || !beginsThing(phrase, head, at)) continue
    pieces.push(textFrom(phrase, start, at))
    start = at
    head = at
  }
  return [...pieces, textFrom(phrase, start)]
}

function headOf(phrase: Phrase, start: number): number {
  return nameStart(phrase, start, readMeasure(phrase.tokens, start))
}

function beginsThing({ tokens }: Phrase, head: number, at: number): boolean {
  const word = wordAt(tokens, at)
  if (links.has(wordAt(tokens, at - 1)) || tokens[at - 1]?.kind !== 'word') return false
  if (word === 'rosii' && redThings.has(wordAt(tokens, head))) return false
  return plainThings.has(word) || takingThings.has(word)
}
