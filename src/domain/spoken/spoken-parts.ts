import { storedUnit } from '../item/units.ts'
import { cleanText } from '../lib/check.ts'
import { wordSet } from '../lib/word-set.ts'
import { splitParts } from '../text/lines/text-parts.ts'
import { decimalAt, type LongNumber, pauseOf } from '../text/tokens/decimals.ts'
import { comma, phraseAt, type SpokenWord, spokenWords, textOf } from '../text/tokens/spoken-words.ts'
import type { ItemWords } from '../vocabulary/vocabulary.ts'
import { articles, smallNumbers } from '../words/spelled-numbers.ts'
import { setCorrectionsApart } from './spoken-corrections.ts'
import { setPricesApart } from './spoken-prices.ts'

/** "ăăă", "hm"; lower case distinguishes "aa" from the battery "AA". */
const hesitation = /^(?:[ĂÂÎEăâîe][ăâîe]+|[Ăă]|A?a{2,}|[Hh]m+|[Mm]m{2,}|[Uu]h+|[AaOo]h)[,.…!?]*$/
/** Words with a full stop of their own. */
const abbreviations = wordSet('dr nr st sf dl mr')
/** Phrases that separate two items like a comma. */
const separators = new Set([
  'plus',
  'apoi',
  'precum si',
  'dupa aia',
  'pe urma',
  'si apoi',
  'stai',
  'stai putin',
  'mai pune',
  'mai adauga',
  'mai ia',
  'mai vreau',
  'mai vrem',
])
/** Words that never end a sentence, even if the engine wrote a full stop behind them. "In" is missing: it may be flax. */
const unfinished = wordSet('de cu din la pe pentru fara si sau')
/** Words that qualify an amount and are no item. */
const hedges = wordSet('vreo vreun vreunul cam aproximativ circa')
const stops = /[.!?…]+$/
const pauses = /[,;.!?…]+$/
const capital = /^[^a-zăâîșț]*[A-ZĂÂÎȘȚ]/

export interface SpokenSentence {
  /** Its texts between commas. */
  parts: readonly string[]
  /** True if it begins a line. */
  isNewLine: boolean
}

const noteColon = /(not[ăa]) ?: /gi

/**
 * Splits spoken text at its commas, full stops and lines. Hesitations are removed, a number of several words becomes one
 * word, and so does a price.
 */
export function spokenSentences(words: ItemWords, input: string): SpokenSentence[] {
  return input.split('\n').flatMap((line) => {
    const said = setPricesApart(words, joinNumbers(smooth(spokenWords(cleanText(line)))))
    return sentences(separate(setCorrectionsApart(words, said))).map((sentence, at) => ({
      parts: splitParts(sentence.replace(noteColon, '$1 ').replace(/: /g, ', ')),
      isNewLine: at === 0,
    }))
  })
}

/** Removes hesitations, hedges, and pauses where nothing can end ("două kile de... cartofi"). */
function smooth(words: readonly SpokenWord[]): SpokenWord[] {
  const said = words.filter(({ text, key }) => !hesitation.test(text) && !hedges.has(key))
  return said.map((word) =>
    unfinished.has(word.key) ? { ...word, text: word.text.replace(pauses, '') } : word,
  )
}

/** Puts a comma in place of each separator: "lapte plus pâine", "lapte apoi pâine". */
function separate(words: readonly SpokenWord[]): SpokenWord[] {
  const separated: SpokenWord[] = []
  for (let at = 0; at < words.length; at++) {
    const length = phraseAt(separators, words, at)
    separated.push(...(length > 0 ? [comma] : words.slice(at, at + 1)))
    at += Math.max(0, length - 1)
  }
  return separated
}

/** "unu virgulă cinci" is "1,5", "doi [sau] trei" is "2-3". */
function joinNumbers(words: readonly SpokenWord[]): SpokenWord[] {
  const joined: SpokenWord[] = []
  for (let at = 0; at < words.length; at++) {
    const found = decimalAt(words, at) ?? rangeAt(words, at)
    joined.push(...(found ? spokenWords(found.text) : words.slice(at, at + 1)))
    at += found ? found.length - 1 : 0
  }
  return joined
}

function rangeAt(words: readonly SpokenWord[], at: number): LongNumber | undefined {
  const [lower, second, third] = words.slice(at, at + 3)
  const upper = second?.key === 'sau' ? third : second
  // "Douăzeci și doi trei" is no range, and a thing must follow a range.
  if (!third || pauseOf(lower) !== '' || words[at - 1]?.key === 'si' || !isNext(lower, upper))
    return undefined
  return { text: `${lower?.key}-${upper?.key}${pauseOf(upper)}`, length: upper === third ? 3 : 2 }
}

/** True if two numbers are a spoken range: "doi trei", but not "2 3". */
function isNext(first: SpokenWord | undefined, second: SpokenWord | undefined): boolean {
  const [from = 0, to] = [numberOf(first), numberOf(second)]
  return from > 1 && to === from + 1 && !/\d/.test(`${first?.key}${second?.key}`)
}

function numberOf(word: SpokenWord | undefined): number | undefined {
  if (!word) return undefined
  if (/^\d+$/.test(word.key)) return Number(word.key)
  return articles.includes(word.key) ? 1 : new Map(Object.entries(smallNumbers)).get(word.key)
}

/** Splits words into sentences at each full stop that does not belong to a word; the stops are removed. */
function sentences(words: readonly SpokenWord[]): string[] {
  const found: string[] = []
  let start = 0
  words.forEach((word, at) => {
    const next = words[at + 1]
    if (!stops.test(word.text) || (next && !isEnd(word, next))) return
    found.push(textOf(words.slice(start, at + 1)).replace(stops, ''))
    start = at + 1
  })
  return [...found, textOf(words.slice(start))]
}

/** True if a full stop ends a sentence; those of "3 l. de lapte" and "Dr. Oetker" do not. */
function isEnd(word: SpokenWord, next: SpokenWord): boolean {
  if (abbreviations.has(word.key)) return false
  return !storedUnit(word.key) || word.text.endsWith('..') || capital.test(next.text)
}
