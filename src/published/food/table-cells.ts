import { cellEnd } from './food-columns.ts'

/** An admin's text that cannot be read; `sentence` is the reason, in Romanian. */
export class UnreadableText extends Error {
  readonly sentence: string

  constructor(sentence: string) {
    super(sentence)
    this.sentence = sentence
  }
}

export function cellsIn(line: string): string[] {
  return line.split(cellEnd).map((cell) => cell.trim())
}
