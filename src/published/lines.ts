/** Lines of a text that belong together, without the white space around each: a carriage return is such. */
export interface Block {
  /** Which line of the text they begin at, from 1. */
  row: number
  lines: string[]
}

/** The lines of a text that hold something, each alone. */
export function rowsIn(text: string): Block[] {
  return text
    .split('\n')
    .map((line, index) => ({ row: index + 1, lines: [line.trim()] }))
    .filter(({ lines }) => lines[0] !== '')
}

/** The lines of a text that hold something. */
export function linesIn(text: string): string[] {
  return rowsIn(text).flatMap(({ lines }) => lines)
}

/** What empty lines part. */
export function blocksIn(text: string): Block[] {
  const blocks: Block[] = []
  for (const row of rowsIn(text)) {
    const last = blocks[blocks.length - 1]
    if (last && last.row + last.lines.length === row.row) last.lines.push(...row.lines)
    else blocks.push(row)
  }
  return blocks
}

/** Lines that were broken only to be seen whole. */
export function joined(lines: readonly string[]): string {
  return lines.join(' ')
}
