import { mostLines } from '../../lib/reading-limits.ts'
import type { ItemWords } from '../../vocabulary/vocabulary.ts'
import { type FindStore, leadingStore, storeFinder } from '../entry/parse-store.ts'
import { writtenMessage } from './chat-lines.ts'
import { firstLines, lineBreak } from './first-lines.ts'
import { bareLine, type ReadLine, readLines } from './read-lines.ts'

/**
 * Returns the first lines of a text that contain items, so that each can be read by itself: below the heading "Lidl:",
 * "lapte" is "de la Lidl: lapte".
 *
 * @param ownStores the list's own stores
 */
export function linesWithStores(
  words: ItemWords,
  input: string,
  ownStores: readonly string[] = [],
): string[] {
  const find = storeFinder(words, ownStores)
  return readLines(find, firstLines(input)).map((read) => {
    const line =
      read.store === undefined || ownStoreOf(find, read)
        ? read.line
        : `de la ${read.store}: ${bareLine(read.line)}`
    return read.sender === undefined ? line : writtenMessage(read.sender, line)
  })
}

/** Returns the store that the last line of a text names for all its items, or the store of the heading above it. */
export function storeOfLastLine(
  words: ItemWords,
  input: string,
  ownStores: readonly string[] = [],
): string | undefined {
  const find = storeFinder(words, ownStores)
  const read = readLines(find, input.split(lineBreak).slice(-mostLines)).pop()
  return read && (ownStoreOf(find, read) ?? read.store)
}

function ownStoreOf(find: FindStore, { line }: ReadLine): string | undefined {
  return leadingStore(find, bareLine(line))?.store
}
