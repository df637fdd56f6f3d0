import { readCleanFields } from '../../../domain/import/clean-fields.ts'
import type { GivenFields, ImportedThing } from '../../../domain/import/imported.ts'
import { type ItemFields, itemDefaults } from '../../../domain/item/fields.ts'
import type { NameProblem } from '../../../domain/lib/check.ts'
import type { WantedItem } from '../../../domain/merge/plan-adding.ts'
import type { SinceBought } from '../../../domain/recipe/at-home.ts'
import { scaledQuantity } from '../../../domain/recipe/scale.ts'
import { isCourtesy } from '../../../domain/text/courtesy.ts'
import { itemTexts, type ParsedItem, readItems } from '../../../domain/text/parse.ts'
import type { Vocabulary } from '../../../domain/vocabulary/vocabulary.ts'

/** One part of a pasted text, as it will be added. */
export interface PasteRow {
  /** Unique within a preview. */
  id: number
  /** As pasted, or as corrected. */
  text: string
  read: ReadPart
  /**
   * Left out if false: initially messages between people, items that are at home, and items that were ticked in their
   * source.
   */
  isWanted: boolean
  /** Days since its purchase, if it is probably still at home. */
  sinceDays?: number
  /** Ticked in its source. */
  wasTicked?: true
}

/** A line of a text, or an item from another program's file. */
export type PasteLine = string | ImportedThing

export type ReadPart =
  | { kind: 'item'; item: ParsedItem & Pick<Partial<ItemFields>, 'category'> }
  | { kind: 'refused'; problem: NameProblem }

/** Data for reading a pasted text. */
export interface ReadBy {
  vocabulary: Vocabulary
  /** The list's own stores. */
  ownStores: readonly string[]
  /** Items that need not be bought; undefined if that is not checked. */
  sinceBought?: SinceBought
}

/** @param nextId the first row's id; the ids of the others follow it */
export function readRows(by: ReadBy, lines: readonly PasteLine[], nextId: number): PasteRow[] {
  const read = lines.flatMap((line) => (typeof line === 'string' ? readText(by, line) : readThing(by, line)))
  return read.map((row, place) => ({ ...row, id: nextId + place }))
}

type ReadRow = Omit<PasteRow, 'id'>

function readText(by: ReadBy, line: string): ReadRow[] {
  return itemTexts(by.vocabulary, line, by.ownStores).flatMap((text) => {
    const read = readPart(by, text)
    return read ? [{ text, read, isWanted: !isCourtesy(text), ...atHome(by, read) }] : []
  })
}

/** An item with a separate name is one row; any other is read like typed text, and gets the other fields of its source. */
function readThing(by: ReadBy, { text, fields: given, isTicked }: ImportedThing): ReadRow[] {
  const fields = readCleanFields(given)
  const rows = fields.name === undefined ? readText(by, text) : [namedRow({ ...fields, name: fields.name })]
  const whole = rows.length === 1 ? rows.map((row) => withFields(row, fields)) : rows
  return isTicked ? whole.map((row) => ({ ...row, isWanted: false, wasTicked: true })) : whole
}

function withFields(row: ReadRow, fields: GivenFields): ReadRow {
  return row.read.kind === 'refused'
    ? row
    : { ...row, read: { kind: 'item', item: { ...row.read.item, ...fields } } }
}

function namedRow(fields: GivenFields & Pick<ItemFields, 'name'>): ReadRow {
  const { quantity, unit } = itemDefaults
  return {
    text: fields.name,
    read: { kind: 'item', item: { quantity, unit, ...fields } },
    isWanted: true,
  }
}

function atHome({ sinceBought }: ReadBy, read: ReadPart): Pick<PasteRow, 'isWanted' | 'sinceDays'> | object {
  const sinceDays = read.kind === 'item' ? sinceBought?.(read.item.name) : undefined
  return sinceDays === undefined ? {} : { sinceDays, isWanted: false }
}

function readPart({ vocabulary, ownStores }: ReadBy, text: string): ReadPart | undefined {
  const { items, refused } = readItems(vocabulary, text, ownStores)
  if (items[0]) return { kind: 'item', item: items[0] }
  return refused[0] && { kind: 'refused', problem: refused[0].problem }
}

/**
 * Reads the corrected text of a row again; a text without items leaves the row unchanged.
 *
 * @param nextId the id of the second item in it, if there are more; the ids of the others follow it
 */
export function correctRow(by: ReadBy, row: PasteRow, text: string, nextId: number): PasteRow[] {
  const rows = readText(by, text)
  if (rows.length === 0) return [row]
  return rows.map((read, place) => ({
    ...read,
    id: place === 0 ? row.id : nextId + place - 1,
    isWanted: true,
  }))
}

export function wantedItems(rows: readonly PasteRow[]): WantedItem[] {
  return rows.flatMap(({ isWanted, read }) => (isWanted && read.kind === 'item' ? [read.item] : []))
}

/** Included texts that are no valid items. */
export function refusedTexts(rows: readonly PasteRow[]): string[] {
  return rows.flatMap(({ isWanted, read, text }) => (isWanted && read.kind === 'refused' ? [text] : []))
}

/** The rows of a recipe for another number of people. Items without an amount stay unchanged. */
export function scaledRows(rows: readonly PasteRow[], factor: number): readonly PasteRow[] {
  if (factor === 1) return rows
  return rows.map((row) => {
    if (row.read.kind === 'refused' || !hasAmount.test(row.text)) return row
    const { item } = row.read
    const quantity = scaledQuantity(item.quantity, factor)
    return { ...row, read: { kind: 'item', item: { ...item, quantity } } }
  })
}

const hasAmount = /[\d½¼¾⅓⅔⅛]|^(?:un|o|doi|două|trei|patru|cinci|șase|jumătate|sfert)\b/iu
