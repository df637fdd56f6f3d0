import { cleanText, isLonger, nameMaxLength, nameProblem } from '../lib/check.ts'
import { fold } from '../lib/fold.ts'
import type { ItemWords } from '../vocabulary/vocabulary.ts'
import { writtenPairs } from '../words/asking.ts'
import { splitAtAnd } from './entry/and-between.ts'
import { withAmountsApart } from './entry/around-amounts.ts'
import { inUnitOf, splitAtAmounts } from './entry/parse-and.ts'
import { type Entry, isSaidOf } from './entry/parse-entry.ts'
import { readMeasure } from './entry/parse-measure.ts'
import { describes, joinedNotes, noteInBrackets, withoutNoteWord } from './entry/parse-note.ts'
import { phraseOf } from './entry/parse-phrase.ts'
import { type FindStore, leadingStore, storeOfHeading } from './entry/parse-store.ts'
import { splitTyped, startsWithThing } from './entry/runs.ts'
import { isAskingAlone, withoutAsking } from './lines/asking.ts'
import { senderOf } from './lines/chat-lines.ts'
import { withoutHeading } from './lines/line-heading.ts'
import { isHeading, splitLine, withoutBullets } from './lines/text-parts.ts'

/** Most parts read as details of one item, more than anybody writes: its amount, price, store and description. */
const mostSaid = 8

/** A line of a text, with the store of the heading above it, and the sender of its message in a chat. */
export interface ReadLine {
  line: string
  store: string | undefined
  sender?: string | undefined
}

/** Returns the lines that contain items, cleaned; headings and blank lines end the store of a heading. */
export function readLines(find: FindStore, given: readonly string[]): ReadLine[] {
  const lines: ReadLine[] = []
  let store: string | undefined
  for (const written of given.map(cleanText)) {
    const { sender, text: line } = senderOf(written) ?? { sender: undefined, text: written }
    if (line === '' || isHeading(line)) store = storeOfHeading(find, line)
    else lines.push({ line, store, sender })
  }
  return lines
}

/**
 * Returns the items of a line, one after the other. @param most number of items after which the rest is not read, nor more
 * than twice as many parts, so that a line of details alone costs little
 */
export function entriesOf(
  words: ItemWords,
  find: FindStore,
  { line, store: held, sender }: ReadLine,
  most: number,
): Entry[] {
  const bare = bareLine(line)
  const led = leadingStore(find, bare)
  const entries: Entry[] = []
  let read = 0
  const said = led?.rest ?? bare
  // "iei și tu pâine, lapte?" is no question.
  const text =
    said.endsWith('?') && ![said, ''].includes(withoutAsking(said)) ? said.slice(0, -1).trimEnd() : said
  for (const part of splitLine(text)) {
    if (read++ >= 2 * most + mostSaid) break
    // "ouă, te rog": a line that only asks is shown as it is.
    if (part !== text && isAskingAlone(part)) continue
    addPart(words, find, entries, { part, held: led?.store ?? held })
    // The next part may describe the last one.
    if (entries.length > most) break
  }
  return entries.slice(0, most).map((entry) => (sender === undefined ? entry : withSender(entry, sender)))
}

/** Notes the sender of a message on what is to buy. */
function withSender(entry: Entry, sender: string): Entry {
  const note = `cerut de ${sender}`
  return { ...entry, note: joinedNotes([entry.note, note]), source: `${entry.source} (notă: ${note})` }
}

/** Returns a line without its bullet and without a heading before its items. */
export function bareLine(line: string): string {
  return withoutHeading(withoutBullets(line))
}

/** Returns an entry as a text of its own, which is read as the same entry. */
export function textOf({ source, store }: Entry): string {
  return store === undefined ? source : `de la ${store}: ${source}`
}

function addPart(
  words: ItemWords,
  find: FindStore,
  entries: Entry[],
  { part, held }: { part: string; held: string | undefined },
): void {
  const { text, note } = noteInBrackets(part) ?? { text: part, note: undefined }
  const apart = withAmountsApart(words, withoutAsking(text) || text)
  const led = entries.length > 0 ? leadingStore(find, apart) : undefined
  const said = led?.rest ?? apart
  const [last] = entries.slice(-1)
  const pieces = nameProblem(said)
    ? [said]
    : splitAtAmounts(words, (last && inUnitOfLast(words, last, said)) ?? said)
        .flatMap((piece) => splitAtThings(words, piece))
        .flatMap((piece) => splitTyped(words, piece))
  pieces.forEach((piece, at) => {
    const isLast = at === pieces.length - 1
    const source = isLast && note !== undefined ? `${piece} ${part.slice(text.length).trim()}` : piece
    const described =
      at === 0 && last && note === undefined ? withPiece(words, find, last, piece, led?.store) : undefined
    if (described) entries[entries.length - 1] = described
    else
      entries.push({
        ...{ source, text: piece, saidOfIt: 0 },
        note: isLast ? note : undefined,
        store: led?.store ?? held,
      })
  })
}

function inUnitOfLast(words: ItemWords, { text }: Entry, said: string): string | undefined {
  return isLonger(text, nameMaxLength) ? undefined : inUnitOf(words, text, said)
}

/**
 * Returns an entry with the details of the next part; undefined if that part is an item of its own.
 *
 * @param store at the beginning of the part
 */
function withPiece(
  words: ItemWords,
  find: FindStore,
  entry: Entry,
  piece: string,
  store = entry.store,
): Entry | undefined {
  const saidOfIt = entry.saidOfIt + 1
  if (saidOfIt > mostSaid || nameProblem(entry.text)) return undefined
  const source = `${entry.source}, ${piece}`
  if (!nameProblem(piece) && isSaidOf(words, find, entry.text, piece))
    return { ...entry, source, text: `${entry.text} ${piece}`, store, saidOfIt }
  const note = describes(words, piece) ? joinedNotes([entry.note, withoutNoteWord(piece)]) : undefined
  return note === undefined ? undefined : { ...entry, source, note, store, saidOfIt }
}

const pairs: ReadonlySet<string> = new Set(writtenPairs.split(', '))

const and = / [sș]i /i

/** Splits a typed part at every "și" between known items without an amount behind it, except a pair that is written as one item. */
function splitAtThings(words: ItemWords, text: string): string[] {
  if (!and.test(text)) return [text]
  const pieces = splitAtAnd(words, text)
  const phrases = pieces.map((piece) => phraseOf(words, piece))
  const isCounted = phrases.some(({ tokens }, at) => at > 0 && readMeasure(tokens, 0) !== undefined)
  const isList = pieces.length > 1 && !isCounted && phrases.every(startsWithThing)
  return isList && !isPair(text) ? pieces : [text]
}

function isPair(text: string): boolean {
  const folded = fold(text)
  return [...pairs].some((pair) => ` ${folded} `.includes(` ${pair} `))
}
