import { cleanText, nameProblem } from '../lib/check.ts'
import type { ItemWords } from '../vocabulary/vocabulary.ts'
import { lineBreak } from './lines.ts'
import { splitAtAmounts } from './parse-and.ts'
import { describes, joinedNotes, noteInBrackets, withoutNoteWord } from './parse-note.ts'
import { priceOf } from './parse-price.ts'
import { type FindStore, leadingStore, storeOf, storeOfHeading } from './parse-store.ts'
import { isHeading, splitLine, withoutBullets } from './text-parts.ts'
import { isToldAmount } from './text-words.ts'

/** What a text says of one thing. */
export interface Entry {
  /** As typed, without a store that was said before it. */
  source: string
  /** The thing with its amount, price and store, without what was said about it behind a comma. */
  text: string
  note: string | undefined
  /** The store that its line, or the heading above it, says. */
  store: string | undefined
}

/** A line of a text, with the store of the heading above it. */
export interface ReadLine {
  line: string
  store: string | undefined
}

/** The lines of a text that say things, cleaned; headings and blank lines end the store of a heading. */
export function readLines(find: FindStore, input: string): ReadLine[] {
  const lines: ReadLine[] = []
  let store: string | undefined
  for (const line of input.replace(/\r\n/g, '\n').split(lineBreak).map(cleanText)) {
    if (line === '' || isHeading(line)) store = storeOfHeading(find, line)
    else lines.push({ line, store })
  }
  return lines
}

/** The things that a line says, one after the other. */
export function entriesOf(words: ItemWords, find: FindStore, { line, store: held }: ReadLine): Entry[] {
  const led = leadingStore(find, withoutBullets(line))
  const entries: Entry[] = []
  for (const part of splitLine(led?.rest ?? line)) {
    addPart(words, find, entries, { part, held: led?.store ?? held })
  }
  return entries
}

/** An entry as a text of its own, which reads as the same. */
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
  const led = entries.length > 0 ? leadingStore(find, text) : undefined
  const store = led?.store ?? held
  const pieces = nameProblem(text) ? [text] : splitAtAmounts(words, led?.rest ?? text)
  pieces.forEach((piece, at) => {
    const isLast = at === pieces.length - 1
    const source = isLast && note !== undefined ? `${piece} ${part.slice(text.length).trim()}` : piece
    const last = entries[entries.length - 1]
    const described = at === 0 && last && note === undefined ? withPiece(words, find, last, piece) : undefined
    if (described) entries[entries.length - 1] = described
    else entries.push({ source, text: piece, note: isLast ? note : undefined, store })
  })
}

/** An entry with what the next part says about it; undefined if that part is a thing of its own. */
function withPiece(words: ItemWords, find: FindStore, entry: Entry, piece: string): Entry | undefined {
  if (nameProblem(entry.text)) return undefined
  const source = `${entry.source}, ${piece}`
  const isAmount = isToldAmount(piece) && !/\d/.test(entry.text)
  if (isAmount || priceOf(piece) || storeOf(find, piece))
    return { ...entry, source, text: `${entry.text} ${piece}` }
  const note = describes(words, piece) ? joinedNotes([entry.note, withoutNoteWord(piece)]) : undefined
  return note === undefined ? undefined : { ...entry, source, note }
}
