import { cellEnd } from './columns.ts'

/** A text of an admin that cannot be told; the sentence says why, in Romanian. */
export class UnreadableText extends Error {
  readonly sentence: string

  constructor(sentence: string) {
    super(sentence)
    this.sentence = sentence
  }
}

/** The lines of a text that hold something. */
export function linesIn(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** What empty lines part. */
export function blocksIn(text: string): string[] {
  return text.split(/\n[ \t]*\n\s*/).filter((block) => block.trim() !== '')
}

export function cellsIn(line: string): string[] {
  return line.split(cellEnd).map((cell) => cell.trim())
}
