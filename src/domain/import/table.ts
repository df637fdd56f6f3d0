import { lastOf } from '../lib/last-of.ts'
import { mostLines } from '../lib/reading-limits.ts'

/** Most cells in one row; reading ends at a row with more. */
const mostCells = 100

/**
 * Excel in Romanian separates by semicolons, other programs by commas; cells copied from a spreadsheet are separated by
 * tabs, and Markdown separates by vertical bars.
 */
export const separators = [';', ',', '\t', '|'] as const

/**
 * The first rows of a table (RFC 4180), `mostLines` of them, whatever separates its cells. A cell is in quotes where the
 * closing one ends it; any other quote is a character of the cell, as in `"Zuzu" iaurt`.
 *
 * @param text with any kind of line's end, and with or without a byte order mark
 */
export function rowsOf(text: string, separator = separatorOf(text)): string[][] {
  const whole = text.replace(/^\ufeff?[\r\n]*/, '')
  const bar = separator === '|' ? '\\|' : separator
  const inQuotes = ` *"([^"]*(?:""[^"]*)*)" *(?=[${bar}\\r\\n]|$)`
  // A separator in the quoted words that a cell begins with belongs to them.
  const afterQuotes = ` *"[^"\\r\\n]*[^"${bar}\\r\\n]"[^${bar}\\r\\n]*`
  const plain = `[^${bar}\\r\\n]*`
  const cell = new RegExp(`(?:${inQuotes}|(${afterQuotes}|${plain}))(${bar}|[\\r\\n]+|$)`, 'gy')
  const rows: string[][] = [[]]
  for (const [, quoted, other = '', end = ''] of whole.matchAll(cell)) {
    if (rows.length > mostLines) break
    lastOf(rows)?.push(quoted?.replaceAll('""', '"') ?? other)
    if (end === '') break
    if (end !== separator) rows.push([])
    else if ((lastOf(rows)?.length ?? 0) > mostCells) break
  }
  return rows.map((row) => row.map((one) => one.trim())).filter((row) => row.some((one) => one !== ''))
}

/** The separator that the first row has most of, outside quotes. */
function separatorOf(text: string): string {
  const [head = ''] = /^[^\r\n]*/.exec(text.replace(/^\ufeff?[\r\n]*/, '')) ?? []
  const names = head.replace(/"[^"]*"/g, '')
  const counts = separators.map((separator) => names.split(separator).length)
  return separators[counts.indexOf(Math.max(...counts))] ?? ','
}
