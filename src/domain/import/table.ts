import { lastOf } from '../lib/last-of.ts'

/** Excel set to Romanian separates by semicolons, others by commas, what is copied from a spreadsheet by tabs. */
const separators = [';', ',', '\t'] as const

/**
 * The rows of a table (RFC 4180), whatever separates its cells.
 *
 * @param text with either kind of line's end, and with or without a byte order mark
 */
export function rowsOf(text: string): string[][] {
  const whole = text.replace(/^\ufeff/, '')
  const [head = ''] = whole.split(/\r?\n/, 1)
  const counts = separators.map((separator) => head.split(separator).length)
  const separator = separators[counts.indexOf(Math.max(...counts))] ?? ','
  const cell = new RegExp(`("(?:[^"]|"")*"|[^${separator}\\r\\n]*)(${separator}|\\r?\\n|$)`, 'gy')
  const rows: string[][] = [[]]
  for (const [all, content = '', end = ''] of whole.matchAll(cell)) {
    if (all === '') break
    lastOf(rows)?.push(content.startsWith('"') ? content.slice(1, -1).replaceAll('""', '"') : content)
    if (end !== separator) rows.push([])
  }
  return rows.map((row) => row.map((one) => one.trim())).filter((row) => row.some((one) => one !== ''))
}
