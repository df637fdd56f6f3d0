import type { NameProblem } from '../../../domain/lib/check.ts'
import { isCourtesy } from '../../../domain/spoken/courtesy.ts'
import { itemTexts, type ParsedItem, parseItems } from '../../../domain/text/parse.ts'
import type { Vocabulary } from '../../../domain/vocabulary/vocabulary.ts'

/** One part of a pasted text, as it will be added. */
export interface PasteRow {
  /** Unique within a preview. */
  id: number
  /** As pasted, or as corrected since. */
  text: string
  read: ReadPart
  /** Left out when false, as what people say to each other is at first. */
  isWanted: boolean
}

export type ReadPart = { kind: 'item'; item: ParsedItem } | { kind: 'refused'; problem: NameProblem }

/** By what a pasted text is read. */
export interface ReadBy {
  vocabulary: Vocabulary
  /** The list's own stores. */
  ownStores: readonly string[]
}

/** @param nextId the first row's id; the others count on from it */
export function readRows(by: ReadBy, lines: readonly string[], nextId: number): PasteRow[] {
  return itemTexts(by.vocabulary, lines.join('\n'), by.ownStores).flatMap((text, index) => {
    const read = readPart(by, text)
    return read ? [{ id: nextId + index, text, read, isWanted: !isCourtesy(text) }] : []
  })
}

function readPart({ vocabulary, ownStores }: ReadBy, text: string): ReadPart | undefined {
  const { items, refused } = parseItems(vocabulary, text, ownStores)
  if (items[0]) return { kind: 'item', item: items[0] }
  return refused[0] && { kind: 'refused', problem: refused[0].problem }
}

/**
 * What is changed in a row is read anew; text that says nothing leaves it as it was.
 *
 * @param nextId the id of the second thing in it, if there are more; the others count on from it
 */
export function correctRow(by: ReadBy, row: PasteRow, text: string, nextId: number): PasteRow[] {
  const rows = readRows(by, [text], nextId - 1)
  if (rows.length === 0) return [row]
  return rows.map((read, place) => ({ ...read, id: place === 0 ? row.id : read.id, isWanted: true }))
}

export function wantedItems(rows: readonly PasteRow[]): ParsedItem[] {
  return rows.flatMap(({ isWanted, read }) => (isWanted && read.kind === 'item' ? [read.item] : []))
}

/** Text that no item can be made of, and that nobody has left out. */
export function refusedTexts(rows: readonly PasteRow[]): string[] {
  return rows.flatMap(({ isWanted, read, text }) => (isWanted && read.kind === 'refused' ? [text] : []))
}
