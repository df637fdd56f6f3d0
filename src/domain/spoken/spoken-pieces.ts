import type { ItemAmount } from '../item/amount.ts'
import { longestText } from '../lib/reading-limits.ts'
import { splitAtAnd } from '../text/entry/and-between.ts'
import { namesThing } from '../text/entry/known-things.ts'
import { readMeasure } from '../text/entry/parse-measure.ts'
import { describes } from '../text/entry/parse-note.ts'
import { phraseOf, textFrom } from '../text/entry/parse-phrase.ts'
import { type Price, priceOf } from '../text/entry/parse-price.ts'
import { type FindStore, leadingStore, storeOf } from '../text/entry/parse-store.ts'
import { splitRun } from '../text/entry/runs.ts'
import { wordAt } from '../text/tokens/read-amount.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import { type Correction, correctionOf } from './spoken-corrections.ts'
import { withoutFillers } from './spoken-fillers.ts'
import { leadingNote, splitNote, withoutNote } from './spoken-notes.ts'
import { type SpokenSentence, spokenSentences } from './spoken-parts.ts'
import { eachOf, storeOfAll } from './spoken-shared.ts'

/** A piece of a text, with one item or amount, or with details of the item before it. */
export type Piece =
  /** `store` was said at the beginning of its line or part. */
  | { kind: 'thing'; text: string; store: string | undefined }
  | { kind: 'note'; text: string }
  | { kind: 'price'; price: Price; text: string }
  /** The store of the item before it, or of all items of the sentence that have none. */
  | { kind: 'store'; store: string; isOfAll?: true }
  /** The amount of each item before it, or of each behind it up to the next such piece. */
  | { kind: 'each'; amount: ItemAmount | undefined; isAhead: boolean }
  | { kind: 'sentence' }
  /** The next piece replaces the one before; in a rejection it may be the unwanted item ("nu lapte, smântână"). */
  | { kind: 'correction'; isRejection: boolean }
  /** A cancelled item; `note` is the description of the last item that it is read as if no such item was said before. */
  | { kind: 'takenBack'; text: string; note: string | undefined }

export function piecesOf(words: Vocabulary, find: FindStore, input: string): Piece[] {
  const pieces: Piece[] = []
  let held: string | undefined
  for (const sentence of spokenSentences(words, beginningOf(input))) {
    held = storeOfSentence(find, sentence) ?? (sentence.isNewLine ? undefined : held)
    pieces.push({ kind: 'sentence' })
    const parts =
      held === undefined ? sentence.parts : sentence.parts.flatMap((part) => splitAtStores(find, part))
    parts.forEach((part, at) => {
      const isHeldAlone = at === 0 && sentence.parts.length > 1 && storeOf(find, withoutFillers(part))
      if (!isHeldAlone) addPart(words, find, pieces, { part, held })
    })
  }
  return pieces
}

/** "lapte de la Lidl pâine": behind a store at the beginning of a sentence, each store leads its things. */
function splitAtStores(find: FindStore, part: string): string[] {
  const parts: string[] = []
  let open = ''
  for (const text of part.split(/ (?=(?:[șs]i )?de la )/i)) {
    const led = leadingStore(find, text.replace(/^[șs]i /i, ''))
    const isNew = led !== undefined && led.rest !== ''
    if (isNew && open !== '') parts.push(open)
    open = isNew ? text : `${open} ${text}`.trim()
  }
  return [...parts, open]
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
  const correction = correctionOf(part)
  if (correction) {
    addCorrection(words, find, pieces, { correction, held })
    return
  }
  const each = eachOf(words, part)
  if (each) {
    pieces.push({ kind: 'each', amount: each.amount, isAhead: each.rest !== '' })
    if (each.rest === '') return
    addPart(words, find, pieces, { part: each.rest, held })
    pieces.push({ kind: 'each', amount: undefined, isAhead: false })
    return
  }
  const ofAll = storeOfAll(find, part)
  if (ofAll) {
    pieces.push({ kind: 'store', store: ofAll, isOfAll: true })
    return
  }
  const bare = withoutFillers(part)
  const alone = storeOf(find, bare)
  if (alone) {
    pieces.push({ kind: 'store', store: alone })
    return
  }
  const wanted = withoutGoal(words, bare)
  if (wanted !== bare) {
    addPart(words, find, pieces, { part: wanted, held })
    return
  }
  const isNote = bare !== '' && hasThing(pieces) && isSaidOfLast(words, part)
  const led = isNote ? undefined : leadingStore(find, bare)
  if (led && hasThing(pieces) && (startsWithAnd(led.rest) || isSaidOfLast(words, led.rest))) {
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

/** Returns the whole words at the beginning of a text; of a single longer word, its beginning. */
function beginningOf(input: string): string {
  const end = input.length > longestText ? input.lastIndexOf(' ', longestText) : input.length
  return input.slice(0, end > 0 ? end : longestText)
}

function hasThing(pieces: readonly Piece[]): boolean {
  return pieces.some(({ kind }) => kind !== 'sentence')
}

/** "la ouă încă zece" is "ouă zece", and "două la iaurt" "două iaurt": the item that more is added to. */
function withoutGoal(words: Vocabulary, text: string): string {
  const phrase = phraseOf(words, text)
  const { tokens } = phrase
  const at = wordAt(tokens, 0) === 'la' ? 0 : (readMeasure(tokens, 0)?.next ?? 0)
  const isGoal = wordAt(tokens, at) === 'la' && namesThing(words, wordAt(tokens, at + 1))
  if (!isGoal) return text
  const said = `${textFrom(phrase, 0, at)} ${textFrom(phrase, at + 1)}`.trim()
  return said.replace(/ (?:mai|[iî]nc[aă])(?= )/gi, '')
}

/** "lapte, de la Lidl și unt": the store belongs to the item before it. */
function startsWithAnd(text: string): boolean {
  return /^[șs]i /i.test(text)
}

/** "ba nu iaurt", "nu lapte", "ba nu fără lapte", "nu mai vreau lapte" */
function addCorrection(
  words: Vocabulary,
  find: FindStore,
  pieces: Piece[],
  { correction, held }: { correction: Correction; held: string | undefined },
): void {
  const rest = withoutFillers(correction.rest)
  const taken = correction.kind === 'takingBack' ? rest : withoutWord(rest)
  if (correction.kind !== 'takingBack')
    pieces.push({ kind: 'correction', isRejection: isRejection(words, correction) })
  if (taken === undefined) {
    for (const part of splitAtOwnAmount(words, rest)) addPart(words, find, pieces, { part, held })
  } else {
    const [text = '', ...others] = splitAtAnd(words, taken).flatMap((piece) => splitRun(words, piece))
    const note = correction.kind === 'takingBack' ? undefined : `${rest.slice(0, -taken.length)}${text}`
    pieces.push({ kind: 'takenBack', text, note })
    for (const other of others) addThings(words, find, pieces, { text: withoutFillers(other), store: held })
  }
}

/** In "trei kile ceapă un kil" the first amount corrects the item said before, because the next one has its own. */
function splitAtOwnAmount(words: Vocabulary, text: string): string[] {
  const phrase = phraseOf(words, text)
  const { tokens } = phrase
  const amount = readMeasure(tokens, 0)
  const isNextMeasured = tokens.some((_, at) => {
    const own = amount && at > amount.next ? readMeasure(tokens, at) : undefined
    return own?.unit !== undefined && own.next === tokens.length
  })
  return amount && isNextMeasured && wordAt(tokens, amount.next) !== 'de'
    ? [textFrom(phrase, 0, amount.next), textFrom(phrase, amount.next)]
    : [text]
}

/** "fără lapte" is "lapte"; undefined for a text with another beginning. */
function withoutWord(text: string): string | undefined {
  return /^f[ăa]r[ăa] \S/i.test(text) ? text.replace(/^\S+ /, '') : undefined
}

/** True if the words behind "nu" may be the unwanted item: "nu lapte smântână", but not "nu lapte și pâine". */
function isRejection(words: Vocabulary, { kind, rest }: Correction): boolean {
  const [first = ''] = splitAtAnd(words, rest)
  return kind === 'rejecting' && (first === rest || splitRun(words, first).length > 1)
}

/** "lapte, cel cu capac verde", "cartofi, notă pentru piure" */
function isSaidOfLast(words: Vocabulary, part: string): boolean {
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
  splitRun(words, text).forEach((said, at) => {
    const note = at === 0 ? undefined : leadingNote(words, find, said)
    if (note) pieces.push({ kind: 'note', text: note.note })
    addThing(words, find, pieces, { text: withoutFillers(note ? note.rest : said), store })
  })
}

function addThing(
  words: Vocabulary,
  find: FindStore,
  pieces: Piece[],
  { text: piece, store }: { text: string; store: string | undefined },
): void {
  if (piece === '') return
  const alone = storeOf(find, piece)
  if (alone) {
    pieces.push({ kind: 'store', store: alone })
    return
  }
  const price = priceOf(piece)
  const led = leadingStore(find, piece)
  const { thing, note, rest } = splitNote(words, find, led?.rest ?? piece)
  if (price) pieces.push({ kind: 'price', price, text: piece })
  else pieces.push({ kind: 'thing', text: thing, store: led?.store ?? store })
  if (note !== undefined) pieces.push({ kind: 'note', text: note })
  if (rest !== '') addPart(words, find, pieces, { part: rest, held: store })
}
