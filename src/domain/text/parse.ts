import { type NameProblem, nameProblem } from '../lib/check.ts'
import { itemsPerList } from '../lib/reading-limits.ts'
import type { ItemWords } from '../vocabulary/vocabulary.ts'
import { barePriceOf, type Entry, readEntry } from './entry/parse-entry.ts'
import type { ParsedItem } from './entry/parse-phrase.ts'
import { mayHavePrice } from './entry/parse-price.ts'
import { type FindStore, storeFinder } from './entry/parse-store.ts'
import { type PriceReadings, priceReadings } from './entry/price-readings.ts'
import { senderOf } from './lines/chat-lines.ts'
import { firstLines } from './lines/first-lines.ts'
import { pastedLines } from './lines/pasted-lines.ts'
import { bareLine, readLines } from './lines/read-lines.ts'
import { isStatement } from './lines/statements.ts'
import { isTalk } from './lines/talk.ts'
import { withoutBullets } from './lines/text-parts.ts'
import { entriesOf, textOf } from './parse-entries.ts'

export type { ParsedItem } from './entry/parse-phrase.ts'

/** A part of the input that is refused. */
export interface RefusedText {
  /** The typed text, cleaned and without its bullet. */
  text: string
  problem: NameProblem
}

/**
 * Reads typed or pasted text: several lines, several items in a line, each with its quantity and unit, its note, store and
 * price.
 *
 * Never throws. A part that breaks the rules of names is refused on its own; blank lines, headings, and lines that only talk
 * or ask are left out. It reads no more items than a list can hold, and no more than `mostLines` lines.
 *
 * @param words tables of words; without them, only the shape of the text decides
 * @param ownStores the list's own stores, found in addition to the known ones
 * @param most the number of parts after which the rest is not read
 */
export function parseItems(
  words: ItemWords,
  input: string,
  ownStores: readonly string[] = [],
  most = itemsPerList,
): ReadText {
  const find = storeFinder(words, ownStores)
  return readTexts(words, find, readEntries(words, find, input, { most, isWithoutTalk: true }))
}

/** Reads a text like `parseItems`, but takes talk for items as well: for a text that is being typed, or a shown row. */
export function readItems(words: ItemWords, input: string, ownStores: readonly string[] = []): ReadText {
  const find = storeFinder(words, ownStores)
  return readTexts(words, find, readEntries(words, find, input))
}

/**
 * Returns the items of a text whose price is read as that of the whole amount although the text does not say so, each with
 * both readings.
 */
export function openPrices(
  words: ItemWords,
  input: string,
  ownStores: readonly string[] = [],
): { item: ParsedItem; readings: PriceReadings }[] {
  if (!mayHavePrice(input)) return []
  const find = storeFinder(words, ownStores)
  return readEntries(words, find, input, { isWithoutTalk: true }).flatMap((entry) => {
    if (nameProblem(entry.text)) return []
    const [item, said] = [readEntry(words, find, entry), barePriceOf(words, find, entry)]
    const readings = said === undefined ? undefined : priceReadings(item, said)
    return readings ? [{ item, readings }] : []
  })
}

interface ReadText {
  items: ParsedItem[]
  refused: RefusedText[]
}

function readTexts(words: ItemWords, find: FindStore, entries: readonly Entry[]): ReadText {
  const items: ParsedItem[] = []
  const refused: RefusedText[] = []
  for (const entry of entries) {
    if (isBlank(words, entry.text)) continue
    const problem = nameProblem(entry.text) && nameProblem(entry.source)
    if (problem) refused.push({ text: entry.source, problem })
    else items.push(readEntry(words, find, entry))
  }
  return { items, refused }
}

const signsAndDigits = /^[-\s\d½¼¾×€!?.,:;…()[\]{}"'„”«»*_~+=#%&@/\\|°·•–—]*$/

/** True if a text has signs and digits alone, such as "…" or "12", and is no name like "4711". */
function isBlank({ numberedNames }: ItemWords, text: string): boolean {
  return signsAndDigits.test(text) && !numberedNames.has(text)
}

/** Returns the parts of the text, as many as a list can hold, each of which is read by itself as one item or refused. */
export function itemTexts(words: ItemWords, input: string, ownStores: readonly string[] = []): string[] {
  return readEntries(words, storeFinder(words, ownStores), input).map(textOf)
}

interface Reading {
  most?: number
  /** Leaves out the lines that only talk, ask or tell something. */
  isWithoutTalk?: boolean
}

function readEntries(
  words: ItemWords,
  find: FindStore,
  input: string,
  { most = itemsPerList, isWithoutTalk = false }: Reading = {},
): Entry[] {
  const entries: Entry[] = []
  const lines = readLines(find, pastedLines(firstLines(input)))
  for (const line of lines) {
    const bare = bareLine(line.line)
    if (isWithoutTalk && (isTalk(bare, find) || (lines.length > 1 && isTelling(line.line, find)))) continue
    entries.push(...entriesOf(words, find, line, most - entries.length))
    if (entries.length >= most) break
  }
  return entries
}

/** True for a line of one part that names nothing to buy; of several parts, each is looked at, and a bullet begins an item. */
function isTelling(line: string, find: FindStore): boolean {
  return !/[,;]/.test(line) && withoutBullets(line) === line && isStatement(line, find)
}

/** True if a line of a pasted text names nothing to buy: talk, a question, or a message that tells something. */
export function isMessage(words: ItemWords, line: string, ownStores: readonly string[] = []): boolean {
  const text = senderOf(line)?.text ?? line
  const find = storeFinder(words, ownStores)
  return isTalk(bareLine(text), find) || isTelling(text, find)
}
