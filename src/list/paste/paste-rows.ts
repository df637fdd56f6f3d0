import type { ImportRow } from '../../domain/import/import-rows.ts'
import type { ImportedThing } from '../../domain/import/imported.ts'
import { type ReadRecord, readRecord } from '../../domain/import/item-of.ts'
import { itemDefaults } from '../../domain/item/fields.ts'
import type { WantedItem } from '../../domain/merge/plan-adding.ts'
import type { SinceBought } from '../../domain/recipe/at-home.ts'
import { scaledQuantity } from '../../domain/recipe/scale.ts'
import { isMessage, itemTexts, readItems } from '../../domain/text/parse.ts'
import type { Vocabulary } from '../../domain/vocabulary/vocabulary.ts'

/** One part of a pasted text, as it will be added. */
export interface PasteRow {
  /** Unique within a preview. */
  id: number
  /** As pasted, or as corrected. */
  text: string
  read: ReadRecord
  /**
   * Left out if false: initially messages between people, items that are at home, and items that were ticked in their
   * source.
   */
  isWanted: boolean
  /** Days since its purchase, if it is probably still at home. */
  sinceDays?: number
  /** Ticked in its source. */
  wasTicked?: true
  /** The record that it is, of another program's file; its text is read as one item. */
  record?: ImportedThing
}

/** Data for reading a pasted text. */
export interface ReadBy {
  vocabulary: Vocabulary
  /** The list's own stores. */
  ownStores: readonly string[]
  /** Items that need not be bought; undefined if that is not checked. */
  sinceBought?: SinceBought
  /** True for a recipe, where preparations follow the ingredient. */
  areIngredients?: boolean
}

/** @param nextId the first row's id; the ids of the others follow it */
export function readRows(by: ReadBy, lines: readonly ImportRow[], nextId: number): PasteRow[] {
  const read = lines.flatMap((line) =>
    typeof line === 'string' ? readText(by, line) : [readThing(by, line)],
  )
  return read.map((row, place) => ({ ...row, id: nextId + place }))
}

type ReadRow = Omit<PasteRow, 'id'>

function readText(by: ReadBy, line: string): ReadRow[] {
  const texts = itemTexts(by.vocabulary, line, by.ownStores)
  return texts.flatMap((text) => {
    const read = readPart(by, text)
    const isMeant = !isMessage(by.vocabulary, texts.length === 1 ? line : text, by.ownStores)
    return read ? [{ text, read, isWanted: isMeant, ...atHome(by, read) }] : []
  })
}

/** A record is one row. */
function readThing(by: ReadBy, record: ImportedThing): ReadRow {
  const read = readRecord(by.vocabulary, by.ownStores, record, by.areIngredients ?? false)
  return {
    ...{ text: record.text, read, record, isWanted: true, ...atHome(by, read) },
    ...(record.isTicked && { isWanted: false, wasTicked: true as const }),
  }
}

function atHome(
  { sinceBought }: ReadBy,
  read: ReadRecord,
): Pick<PasteRow, 'isWanted' | 'sinceDays'> | object {
  const sinceDays = read.kind === 'item' ? sinceBought?.(read.item.name) : undefined
  return sinceDays === undefined ? {} : { sinceDays, isWanted: false }
}

function readPart({ vocabulary, ownStores }: ReadBy, text: string): ReadRecord | undefined {
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
  const rows = row.record ? [readThing(by, { ...row.record, text })] : readText(by, text)
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
    if (row.read.kind === 'refused' || !hasAmount(row)) return row
    const { item } = row.read
    const quantity = scaledQuantity(item.quantity, factor)
    return { ...row, read: { kind: 'item', item: { ...item, quantity } } }
  })
}

const one = /^(?:1|un|o)(?![\d,.])/i

/** True for an amount that was written: "1 ou" and not "făină 650". */
function hasAmount({ text, read, record }: PasteRow): boolean {
  if (read.kind === 'refused') return false
  const { quantity, unit } = read.item
  const isDefault = quantity === itemDefaults.quantity && unit === itemDefaults.unit
  return !isDefault || one.test(text.trim()) || (record?.amount ?? record?.fields.quantity) !== undefined
}
