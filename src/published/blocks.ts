/** Lines of a text that belong together, each without the white space around it (also a carriage return). */
export interface Block {
  /** The number of the first line in the text, from 1. */
  row: number
  lines: string[]
}

/** The lines of a text that are not empty, each as a block. */
export function rowsIn(text: string): Block[] {
  return text
    .split('\n')
    .map((line, index) => ({ row: index + 1, lines: [line.trim()] }))
    .filter(({ lines }) => lines[0] !== '')
}

/** The lines of a text that are not empty. */
export function linesIn(text: string): string[] {
  return rowsIn(text).flatMap(({ lines }) => lines)
}

/** The blocks between empty lines. */
export function blocksIn(text: string): Block[] {
  const blocks: Block[] = []
  for (const row of rowsIn(text)) {
    const last = blocks[blocks.length - 1]
    if (last && last.row + last.lines.length === row.row) last.lines.push(...row.lines)
    else blocks.push(row)
  }
  return blocks
}

/** Joins lines that a writer has wrapped. */
export function joined(lines: readonly string[]): string {
  return lines.join(' ')
}
