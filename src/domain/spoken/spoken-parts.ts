import { storedUnit } from '../item/units.ts'
import { cleanText } from '../lib/check.ts'
import { wordSet } from '../lib/word-set.ts'
import { namesThing } from '../text/entry/known-things.ts'
import { splitParts } from '../text/lines/text-parts.ts'
import { comma, phraseAt, type SpokenWord, spokenWords, textOf } from '../text/tokens/spoken-words.ts'
import type { ItemWords } from '../vocabulary/vocabulary.ts'
import { setCorrectionsApart } from './spoken-corrections.ts'
import { needed } from './spoken-fillers.ts'
import { joinNumbers } from './spoken-numbers.ts'
import { setPricesApart } from './spoken-prices.ts'
import { withoutReason } from './spoken-reasons.ts'
import { setSharedApart } from './spoken-shared.ts'

/** "ăăă", "hm"; lower case distinguishes "aa" from the battery "AA". */
const hesitation = /^(?:[ĂÂÎEăâîe][ăâîe]+|[Ăă]|A?a{2,}|[Hh]m+|[Mm]m{2,}|[Uu]h+|[AaOo]h)[,.…!?]*$/
/** Words with a full stop of their own. */
const abbreviations = wordSet('dr nr st sf dl mr')
/** Phrases that separate two items like a comma. */
const separators = new Set([
  'plus',
  'apoi',
  'precum si',
  'dar si',
  'dar si de',
  'dar mai',
  'insa si',
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
/** Words behind which a verb belongs to the name or note: "pe care scrie", "cât trebuie". Folded. */
const relative = wordSet('care ce cat cata cate cum')
const beforeVerbs = wordSet('nu sa se o le ii')
/** Verbs that separate two items, unless no thing is said before them: "pune lapte pune ouă". Folded. */
const verbs = new Set([
  'am zis',
  'am spus',
  'vreau',
  'vrem',
  'ia',
  'adu',
  'deci',
  'pune',
  'adauga',
  'cumpara',
  'noteaza',
  'trece',
  'scrie',
  ...needed,
])
/** Words that never end a sentence, even if the engine wrote a full stop behind them. "In" is missing: it may be flax. */
const unfinished = wordSet('de cu din la pe pentru fara si sau')
/** Words that qualify an amount and are no item. */
const hedges = wordSet('vreo vreun vreunul cam aproximativ circa')
/** Words before which "da" is short for "dar". */
const contrasted = wordSet('nu sa')
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
    const wish = withoutReason(words, smooth(spokenWords(cleanText(line))))
    const said = setSharedApart(words, setPricesApart(words, joinNumbers(words, wish)))
    return sentences(separate(words, setCorrectionsApart(words, said))).map((sentence, at) => ({
      parts: splitParts(sentence.replace(noteColon, '$1 ').replace(/: /g, ', ')),
      isNewLine: at === 0,
    }))
  })
}

/** Removes hesitations, hedges, and pauses where nothing can end ("două kile de... cartofi"). */
function smooth(words: readonly SpokenWord[]): SpokenWord[] {
  const isSize = (at: number) =>
    /^a{2,3}$/.test(words[at]?.key ?? '') && /^(?:baterii|baterie|acumulator)/.test(words[at - 1]?.key ?? '')
  const said = words.filter(({ text, key }, at) => isSize(at) || (!hesitation.test(text) && !hedges.has(key)))
  return said.map((word, at) => {
    if (word.key === 'da' && contrasted.has(said[at + 1]?.key ?? '')) return { text: 'dar', key: 'dar' }
    return unfinished.has(word.key) ? { ...word, text: word.text.replace(pauses, '') } : word
  })
}

/** Puts a comma in place of each separator: "lapte plus pâine", "lapte apoi pâine". */
function separate(known: ItemWords, words: readonly SpokenWord[]): SpokenWord[] {
  const separated: SpokenWord[] = []
  let isThingSaid = false
  for (let at = 0; at < words.length; at++) {
    const [second = '', first = ''] = [words[at - 2]?.key, words[at - 1]?.key]
    const isSeparator = !beforeVerbs.has(first) && !relative.has(first) && !relative.has(second)
    const length = isSeparator
      ? phraseAt(separators, words, at) || (isThingSaid ? phraseAt(verbs, words, at) : 0)
      : 0
    separated.push(...(length > 0 ? [comma] : words.slice(at, at + 1)))
    at += Math.max(0, length - 1)
    const key = words[at]?.key ?? ''
    isThingSaid ||= namesThing(known, key) || known.categoryOfWord(key) !== undefined
  }
  return separated
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
