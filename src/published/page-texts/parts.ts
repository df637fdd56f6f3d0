import type { TextKind } from './page-text.ts'

/** Lines of a text that belong together. */
export interface Part {
  /** Which line of the text they begin at, from 1. */
  row: number
  lines: string[]
}

/** What a text consists of: its lines, or what stands between its empty lines. */
export function partsOf(kind: TextKind, text: string): Part[] {
  return kind === 'line' || kind === 'phrases' ? rowsOf(text) : blocksOf(text)
}

/** Lines that were broken only to be seen whole. */
export function joined(lines: readonly string[]): string {
  return lines.join(' ')
}

/** The lines that have anything in them, without the white space around it: a carriage return is such. */
function rowsOf(text: string): Part[] {
  return text
    .split('\n')
    .map((line, index) => ({ row: index + 1, lines: [line.trim()] }))
    .filter(({ lines }) => lines[0] !== '')
}

function blocksOf(text: string): Part[] {
  const blocks: Part[] = []
  for (const part of rowsOf(text)) {
    const last = blocks[blocks.length - 1]
    if (last && last.row + last.lines.length === part.row) last.lines.push(...part.lines)
    else blocks.push(part)
  }
  return blocks
}
