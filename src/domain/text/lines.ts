import { cleanText } from '../lib/check.ts'
import { mostLines } from '../lib/reading-limits.ts'

export const lineBreak = /\r\n|[\n\r\u0085\u2028\u2029]/

/** Returns the first `mostLines` lines of a text, unchanged. */
export function firstLines(input: string): string[] {
  return input.split(lineBreak, mostLines)
}

/** Returns the first lines of a text that are not blank; each can be read by itself. */
export function linesOf(input: string): string[] {
  return firstLines(input).filter((line) => cleanText(line) !== '')
}
