import type { CategoryKey } from '../../../domain/item/fields.ts'
import type { Item } from '../../../domain/item/item.ts'
import { formatQuantity, unitLabel } from '../../../domain/item/shown-amount.ts'
import { leiText } from '../../../domain/money/lei-text.ts'
import { categoryLabels } from '../../../i18n/categories.ts'
import { csvTexts } from '../../../i18n/list/csv.ts'

/** A spreadsheet takes a text that begins so for a formula. */
const formula = /^[=+\-@\t\r]/
const needsQuotes = /[;"\r\n]/

/**
 * A list as a table (RFC 4180) with semicolons, decimal commas and a byte order mark, as a spreadsheet set to Romanian opens it.
 */
export function listAsCsv(items: readonly Item[], categoryOf: (item: Item) => CategoryKey): string {
  const rows = items.map((item) => [
    item.name,
    formatQuantity(item.quantity),
    unitLabel(item.unit),
    categoryLabels[categoryOf(item)],
    item.store,
    item.note,
    leiText(item.price),
    item.completed ? csvTexts.yes : '',
  ])
  return `\ufeff${[csvTexts.columns, ...rows].map((row) => `${row.map(cell).join(';')}\r\n`).join('')}`
}

function cell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
