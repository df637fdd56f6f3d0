import { mostLines } from '../../lib/reading-limits.ts'

export const lineBreak = /\r\n|[\n\r\u0085\u2028\u2029]/

/** Returns the first `mostLines` lines of a text, unchanged. */
export function firstLines(input: string): string[] {
  return input.split(lineBreak, mostLines)
}

/** True if more than one line of a text is not blank. */
export function hasSeveralLines(input: string): boolean {
  return firstLines(input).filter((line) => line.trim() !== '').length > 1
}
