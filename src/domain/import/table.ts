import { mostLines } from '../lib/reading-limits.ts'

/** In one row; a row with more ends what is read. */
const mostCells = 100

/** Excel set to Romanian separates by semicolons, others by commas, what is copied from a spreadsheet by tabs. */
const separators = [';', ',', '\t'] as const

/**
 * The first rows of a table (RFC 4180), `mostLines` of them, whatever separates its cells.
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
    if (all === '' || rows.length > mostLines) break
    rows.at(-1)?.push(content.startsWith('"') ? content.slice(1, -1).replaceAll('""', '"') : content)
    if (end !== separator) rows.push([])
    else if ((rows.at(-1)?.length ?? 0) > mostCells) break
  }
  return rows.map((row) => row.map((one) => one.trim())).filter((row) => row.some((one) => one !== ''))
}
