import { cleanText } from '../lib/check.ts'
import { mostLines } from '../lib/reading-limits.ts'

export const lineBreak = /\r\n|[\n\r\u0085\u2028\u2029]/

/** The first lines of a text, as they stand in it: `mostLines` of them. */
export function firstLines(input: string): string[] {
  return input.split(lineBreak, mostLines)
}

/** The first lines of a text that say anything; each can be read by itself. */
export function linesOf(input: string): string[] {
  return firstLines(input).filter((line) => cleanText(line) !== '')
}
