import type { CategoryKey } from '../../domain/item/fields.ts'
import type { Item } from '../../domain/item/item.ts'
import { formatQuantity, unitLabel } from '../../domain/item/shown-amount.ts'
import { leiText } from '../../domain/money/lei-text.ts'
import { categoryLabels } from '../../i18n/category-labels.ts'
import { csvTexts } from './texts.ts'

/** A spreadsheet takes a text that begins so for a formula; behind apostrophes, so that they are read back as well. */
const formula = /^'*[=+\-@\t\r]/
const needsQuotes = /[;"\r\n]/

interface ListOfRows {
  name: string
  items: readonly Item[]
}

/** Lists as one table; for several lists, the first column is the name of the list. */
export function listsAsCsv(lists: readonly ListOfRows[], categoryOf: (item: Item) => CategoryKey): string {
  const [only, ...others] = lists
  if (only && others.length === 0) return listAsCsv(only.items, categoryOf)
  return table(
    [csvTexts.list, ...csvTexts.columns],
    lists.flatMap(({ name, items }) => items.map((item) => [name, ...cellsOf(item, categoryOf)])),
  )
}

/**
 * A list as a table (RFC 4180) with semicolons, decimal commas and a byte order mark, as a spreadsheet set to Romanian opens it.
 */
export function listAsCsv(items: readonly Item[], categoryOf: (item: Item) => CategoryKey): string {
  return table(
    csvTexts.columns,
    items.map((item) => cellsOf(item, categoryOf)),
  )
}

function cellsOf(item: Item, categoryOf: (item: Item) => CategoryKey): string[] {
  return [
    item.name,
    formatQuantity(item.quantity),
    unitLabel(item.unit),
    categoryLabels[categoryOf(item)],
    item.store,
    item.note,
    leiText(item.price),
    item.completed ? csvTexts.yes : '',
  ]
}

function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  return `\ufeff${[columns, ...rows].map((row) => `${row.map(cell).join(';')}\r\n`).join('')}`
}

function cell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
