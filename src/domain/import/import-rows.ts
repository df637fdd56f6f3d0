import type { ItemFields } from '../item/fields.ts'
import { itemsPerList } from '../lib/reading-limits.ts'
import type { ParsedItem } from '../text/entry/parse-phrase.ts'
import { linesWithStores } from '../text/lines/line-stores.ts'
import { pastedLines } from '../text/lines/pasted-lines.ts'
import { parseItems } from '../text/parse.ts'
import type { ItemWords } from '../vocabulary/vocabulary.ts'
import type { Imported, ImportedThing } from './imported.ts'
import { readRecord } from './item-of.ts'

/** A record, which is one item, or a line that is read like typed text. */
export type ImportRow = string | ImportedThing

/**
 * Returns what is to be read of an import: its records, or the lines of a text, each with the store of the heading above it.
 *
 * @param ownStores the list's own stores
 */
export function rowsOfImport(
  words: ItemWords,
  { lines, things }: Imported,
  ownStores: readonly string[],
): readonly ImportRow[] {
  return lines ? linesWithStores(words, pastedLines(lines).join('\n'), ownStores) : things
}

type ImportedItem = ParsedItem & Pick<Partial<ItemFields>, 'category'> & { done?: true }

/** Returns the items of an import, as many as a list can hold, and the number of its lines and records that are none. */
export function itemsOfImport(
  words: ItemWords,
  imported: Imported,
): { items: ImportedItem[]; unread: number } {
  const items: ImportedItem[] = []
  let unread = imported.unread?.length ?? 0
  for (const row of rowsOfImport(words, imported, [])) {
    if (items.length >= itemsPerList) break
    if (typeof row === 'string') {
      const read = parseItems(words, row)
      items.push(...read.items)
      unread += read.refused.length
      continue
    }
    const read = readRecord(words, [], row, imported.format === 'recipe')
    if (read.kind === 'item') items.push({ ...read.item, ...(row.isTicked && { done: true }) })
    else unread++
  }
  return { items, unread }
}
