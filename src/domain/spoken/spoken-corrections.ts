import { wordSet } from '../lib/word-set.ts'
import { readMeasure } from '../text/entry/parse-measure.ts'
import { phraseOf, textFrom } from '../text/entry/parse-phrase.ts'
import { wordAt } from '../text/tokens/read-amount.ts'
import {
  comma,
  isThingWord,
  phraseAt,
  type SpokenWord,
  spokenWords,
  textOf,
} from '../text/tokens/spoken-words.ts'
import type { ItemWords } from '../vocabulary/vocabulary.ts'
import { openingLength } from './spoken-fillers.ts'

/** Phrases behind which the next words replace the ones before; "nu" alone is not always one. Folded. */
export const corrections: ReadonlySet<string> = new Set([
  'ba',
  'ba nu',
  'nu nu',
  'adica',
  'de fapt',
  'pardon',
  'scuze',
  'scuza-ma',
  'ma scuzi',
  'ma scuzati',
  'imi cer scuze',
  'ma rog',
  'mai bine',
  'mai bine zis',
  'mai degraba',
  'mai exact',
  'am gresit',
  'gresit',
  'm-am inselat',
  ...['vreau', 'vream', 'voiam', 'vroiam', 'am vrut'].flatMap((verb) => [
    `${verb} sa zic`,
    `${verb} sa spun`,
    `${verb} sa scriu`,
  ]),
])
/** Words that may begin a correction. Folded. */
const startles = wordSet('stai stati lasa sau a ah oh ei vai aoleu hopa')
/** Words that may occur within a correction. Folded. */
const within = wordSet('stai stati lasa')
/** Words behind which "nu" begins no correction: "dar nu cherry", "să nu fie mari". Folded. */
const beforeRefusal = wordSet('dar sa daca ca si care')
/** Words behind a correction that add and replace nothing: "de fapt și pâine", "ba mai pune". Folded. */
const adding = wordSet('si mai da')
/** Phrases that cancel an item: "nu mai vreau lapte". Folded. */
export const takingBack: ReadonlySet<string> = new Set([
  'nu mai vreau',
  'nu mai vrem',
  'nu mai trebuie',
  'nu ne mai trebuie',
  'nu-mi mai trebuie',
  'nu mai luam',
  'nu mai iau',
  'nu mai lua',
  'lasa',
  'renunta la',
  'renunt la',
  'scoate',
])

/** Words of a wish, whose amount "nu" contrasts with another: "vreau trei litri, nu doi". Folded. */
const wishing = wordSet('vreau vrem vrea trebuie zis spus')

const pauses = /[,;.!?…]+$/

/** Uniform spelling of each kind of correction, which `correctionOf` reads. */
const written = { replacing: 'ba nu', rejecting: 'nu nu', takingBack: 'ba nu lasa' } as const

/** The effect of a part of a text on the parts before it. */
export interface Correction {
  /** `rejecting` is "nu" before an item, which may be the unwanted one ("nu lapte, smântână"). */
  kind: keyof typeof written
  rest: string
}

/** Returns the correction at the beginning of a part, as written by `setCorrectionsApart`. */
export function correctionOf(part: string): Correction | undefined {
  const said = spokenWords(part)
  for (const kind of ['takingBack', 'replacing', 'rejecting'] as const) {
    const phrase = spokenWords(written[kind])
    if (phrase.every(({ key }, at) => said[at]?.key === key))
      return { kind, rest: textOf(said.slice(phrase.length)) }
  }
  return undefined
}

/** Puts a comma before each correction, and writes it uniformly: "lapte nu stai iaurt" becomes "lapte, ba nu iaurt". */
export function setCorrectionsApart(words: ItemWords, said: readonly SpokenWord[]): SpokenWord[] {
  const apart: SpokenWord[] = []
  for (let at = 0; at < said.length; at++) {
    const found = takingBackAt(said, at) ?? correctionAt(words, said, at)
    apart.push(...(found ? [comma, ...spokenWords(found.text)] : said.slice(at, at + 1)))
    at += found ? found.length - 1 : 0
  }
  return apart
}

/** The text that replaces `length` words. */
interface Written {
  text: string
  length: number
}

function takingBackAt(said: readonly SpokenWord[], at: number): Written | undefined {
  const length = phraseAt(takingBack, said, at)
  const rest = said.slice(at + length)
  const isMeant =
    length > 0 && rest.length > 0 && !hasPause(said[at + length - 1]) && openingLength(rest) === 0
  return isMeant ? { text: written.takingBack, length } : undefined
}

function correctionAt(words: ItemWords, said: readonly SpokenWord[], start: number): Written | undefined {
  const { end, isStrong } = correctionEnd(said, start)
  if (end === start) return amountAgain(words, said, start)
  const rest = said.slice(end)
  const length = end - start
  if (said[end - 1]?.key === 'nu' && !isStrong) return refusalAt(words, said, start, end)
  if (!isStrong || isComparing(words, said[end - 1], rest[0])) return undefined
  const isAdding = said[end - 1]?.key !== 'nu' && adding.has(rest[0]?.key ?? '')
  return { text: isAdding || rest.length === 0 ? '' : written.replacing, length }
}

/** Reads "stai" between two amounts of one item: "un litru stai doi litri". */
function amountAgain(words: ItemWords, said: readonly SpokenWord[], at: number): Written | undefined {
  if (!within.has(said[at]?.key ?? '') || at === 0) return undefined
  const { tokens } = phraseOf(words, upToPause(said.slice(at + 1)))
  const next = readMeasure(tokens, 0)?.next
  const isAlone = next !== undefined && ['', 'si'].includes(wordAt(tokens, next))
  return isAlone ? { text: written.replacing, length: 1 } : undefined
}

/** Returns the end of all correcting words from a place on; `isStrong` if one of them is more than "nu". */
function correctionEnd(said: readonly SpokenWord[], start: number): { end: number; isStrong: boolean } {
  let at = start
  while (startles.has(said[at]?.key ?? '')) at++
  let end = start
  let isStrong = false
  for (;;) {
    const length = phraseAt(corrections, said, at)
    const isNo = length === 0 && said[at]?.key === 'nu'
    const isWithin = end > start && within.has(said[at]?.key ?? '') && !takingBackAt(said, at)
    if (length === 0 && !isNo && !isWithin) break
    isStrong ||= !isNo || hasPause(said[at]) || at === said.length - 1
    at += Math.max(length, 1)
    end = at
  }
  return { end, isStrong }
}

/** "mai bine coapte" is a comparison. */
function isComparing(words: ItemWords, last: SpokenWord | undefined, next: SpokenWord | undefined): boolean {
  return last?.key === 'bine' && words.describingQualities.has(next?.key ?? '')
}

/**
 * Reads "nu" without a pause behind it. Before an item or an amount it corrects, as in "lapte nu iaurt"; "nu mai avem ouă"
 * begins an item; otherwise it describes the item before it ("nu prea gras", "nu de dulce").
 */
function refusalAt(
  words: ItemWords,
  said: readonly SpokenWord[],
  start: number,
  end: number,
): Written | undefined {
  const at = end - 1
  if (start === at && beforeRefusal.has(said[at - 1]?.key ?? '')) return undefined
  if (openingLength(said.slice(at)) > 1) return { text: 'nu', length: end - start }
  const behind = said.slice(end)
  const rest = behind.slice(openingLength(behind))
  const phrase = phraseOf(words, upToPause(rest))
  const amount = readMeasure(phrase.tokens, 0)
  if (!amount && !isThingWord(words, rest[0]?.key ?? '')) return undefined
  // "nu doi litri, trei"
  const isFollowed = amount && readMeasure(phrase.tokens, amount.next) !== undefined
  const isOver = amount && ['', 'si'].includes(wordAt(phrase.tokens, amount.next))
  if (isOver && said.slice(0, start).some(({ key }) => wishing.has(key))) {
    const unwanted = spokenWords(textFrom(phrase, 0, amount.next)).length
    return { text: '', length: end - start + behind.length - rest.length + unwanted }
  }
  const refused = isFollowed ? textFrom(phrase, 0, amount.next) : ''
  return {
    text: refused === '' ? written.rejecting : `${written.rejecting} ${refused},`,
    length: end - start + (isFollowed ? behind.length - rest.length + spokenWords(refused).length : 0),
  }
}

/** Returns the text of the words up to the first pause. */
function upToPause(said: readonly SpokenWord[]): string {
  const end = said.findIndex(hasPause)
  return textOf(end < 0 ? said : said.slice(0, end + 1)).replace(pauses, '')
}

function hasPause(word: SpokenWord | undefined): boolean {
  return pauses.test(word?.text ?? '')
}
