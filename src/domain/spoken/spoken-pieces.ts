import { wordSet } from '../lib/word-set.ts'
import { describes, withoutNoteWord } from '../text/parse-note.ts'
import { type Price, priceOf } from '../text/parse-price.ts'
import { type FindStore, leadingStore, storeOf } from '../text/parse-store.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import { splitAtAnd } from './spoken-and.ts'
import { correctionLength } from './spoken-corrections.ts'
import { withoutFillers } from './spoken-fillers.ts'
import { type SpokenSentence, spokenSentences } from './spoken-parts.ts'
import { splitRun } from './spoken-runs.ts'
import { type SpokenWord, spokenWords, textOf } from './spoken-words.ts'

const limits = wordSet('sub maxim maximum minim minimum')

/** A piece of a text, with one thing or amount, or with what is said about the thing before it. */
export type Piece =
  /** `store` was said at the beginning of its line or part. */
  | { kind: 'thing'; text: string; store: string | undefined }
  | { kind: 'note'; text: string }
  | { kind: 'price'; price: Price; text: string }
  | { kind: 'store'; store: string }

export function piecesOf(words: Vocabulary, find: FindStore, input: string): Piece[] {
  const pieces: Piece[] = []
  let held: string | undefined
  for (const sentence of spokenSentences(words, input)) {
    held = storeOfSentence(find, sentence) ?? (sentence.isNewLine ? undefined : held)
    sentence.parts.forEach((part, at) => {
      const isHeldAlone = at === 0 && sentence.parts.length > 1 && storeOf(find, withoutFillers(part))
      if (!isHeldAlone) addPart(words, find, pieces, { part, held })
    })
  }
  return pieces
}

/** The store that a sentence begins with; it holds for the rest of the line. */
function storeOfSentence(find: FindStore, { parts }: SpokenSentence): string | undefined {
  const first = withoutFillers(parts[0] ?? '')
  return leadingStore(find, first)?.store ?? (parts.length > 1 ? storeOf(find, first) : undefined)
}

function addPart(
  words: Vocabulary,
  find: FindStore,
  pieces: Piece[],
  { part, held }: { part: string; held: string | undefined },
): void {
  const bare = withoutFillers(part)
  const alone = storeOf(find, bare)
  if (alone) {
    pieces.push({ kind: 'store', store: alone })
    return
  }
  const isNote = bare !== '' && pieces.length > 0 && isSaidOfLast(words, part)
  const led = isNote ? undefined : leadingStore(find, bare)
  if (led && pieces.length > 0 && isSaidOfLast(words, led.rest)) {
    pieces.push({ kind: 'store', store: led.store })
    addPart(words, find, pieces, { part: led.rest, held })
    return
  }
  const store = led?.store ?? held
  const apart = splitAtAnd(words, isNote ? part : (led?.rest ?? bare)).map(withoutSameLink)
  apart.forEach((text, at) => {
    if (isNote && at === 0) pieces.push({ kind: 'note', text: withoutNote(text) })
    else addThings(words, find, pieces, { text: withoutFillers(text), store })
  })
}

/** "lapte, cel cu capac verde", "cartofi, notă pentru piure" */
function isSaidOfLast(words: Vocabulary, part: string): boolean {
  if (correctionLength(spokenWords(part)) > 0) return false
  return withoutNote(part) !== part || describes(words, part)
}

/** "am nevoie de detergent și de bureți" */
function withoutSameLink(piece: string, place: number): string {
  return place === 0 ? piece : piece.replace(/^de /, '')
}

function addThings(
  words: Vocabulary,
  find: FindStore,
  pieces: Piece[],
  { text, store }: { text: string; store: string | undefined },
): void {
  for (const piece of splitRun(words, text).map(withoutFillers)) {
    if (piece === '') continue
    const price = priceOf(piece)
    const led = leadingStore(find, piece)
    const { thing, note } = splitNote(words, led?.rest ?? piece)
    if (price) pieces.push({ kind: 'price', price, text: piece })
    else pieces.push({ kind: 'thing', text: thing, store: led?.store ?? store })
    if (note !== undefined) pieces.push({ kind: 'note', text: note })
  }
}

/** "lapte cel cu capac verde", "lapte notă pentru piure": what points or wishes needs no comma when it is said. */
function splitNote(words: Vocabulary, text: string): { thing: string; note: string | undefined } {
  const said = spokenWords(text)
  for (let at = 1; at < said.length; at++) {
    const rest = textOf(said.slice(at))
    const note = withoutNote(rest)
    if (note !== rest || (isStrong(words, said.slice(at)) && describes(words, rest))) {
      const end = note !== rest && at > 1 && said[at - 1]?.key === 'cu' ? at - 1 : at
      return { thing: textOf(said.slice(0, end)), note }
    }
  }
  return { thing: text, note: undefined }
}

/** "cel cu capac", "din ăla mic", "să nu fie tari", "dar nu verzi"; not "sub", which may belong to a name. */
function isStrong({ pointingWords, describingPhrases }: Vocabulary, said: readonly SpokenWord[]): boolean {
  const [first = '', second = '', third = ''] = said.map(({ key }) => key)
  return (
    pointingWords.has(first) ||
    (first === 'din' && pointingWords.has(second)) ||
    (first === 'dar' && ['nu', 'sa'].includes(second)) ||
    (!limits.has(first) &&
      [first, `${first} ${second}`, `${first} ${second} ${third}`].some((phrase) =>
        describingPhrases.has(phrase),
      ))
  )
}

/** "notă pentru piure" is said without a colon. */
function withoutNote(text: string): string {
  return withoutNoteWord(text.replace(/^not[ăa] (?=\S)/i, 'notă: '))
}
