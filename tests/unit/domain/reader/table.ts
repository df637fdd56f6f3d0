import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ParsedItem } from '../../../../src/domain/text/parse.ts'

/** A row of a table: a text, and the meaning that a shopper gives it, in the notation of README.md. */
export interface Row {
  subject: string
  input: string
  expected: string
}

/** Reads a table of this folder. */
export function readTable(name: string): Row[] {
  const rows: Row[] = []
  let subject = ''
  for (const line of readFileSync(join(import.meta.dirname, name), 'utf8').split('\n')) {
    const at = line.lastIndexOf(' → ')
    if (at < 0 && line.startsWith('# ')) subject = line.slice(2)
    else if (at > 0)
      rows.push({
        subject,
        input: line.slice(0, at).replaceAll('\\n', '\n'),
        expected: line.slice(at + 3).trim(),
      })
  }
  return rows
}

/** Writes items in the notation of the tables. */
export function written(items: readonly ParsedItem[]): string {
  return items.map(writtenItem).join(' | ') || '-'
}

function writtenItem({ name, quantity, unit, ...details }: ParsedItem): string {
  const amount = unit === 'st' ? quantity : `${quantity} ${unit}`
  const braces = (['note', 'store', 'price'] as const)
    .filter((key) => details[key])
    .map((key) => ` {${key}: ${details[key]}}`)
  return name + (amount === '1' ? '' : ` = ${amount}`) + braces.join('')
}

/** Returns the rows that a reader gets wrong, each with its reading, and the share of the others. */
export function judge(rows: readonly Row[], read: (row: Row) => string): { wrong: string[]; share: number } {
  const wrong = rows
    .map((row) => ({ ...row, found: read(row) }))
    .filter(({ expected, found }) => found.toLowerCase() !== expected.toLowerCase())
    .map(({ input, expected, found }) => `${JSON.stringify(input)}: ${found}, not ${expected}`)
  return { wrong, share: 1 - wrong.length / rows.length }
}
