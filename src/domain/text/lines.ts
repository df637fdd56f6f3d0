import { mostLines } from '../lib/reading-limits.ts'
import { pastedLines } from './pasted-lines.ts'

export const lineBreak = /\r\n|[\n\r\u0085\u2028\u2029]/

/** Returns the first `mostLines` lines of a text, unchanged. */
export function firstLines(input: string): string[] {
  return input.split(lineBreak, mostLines)
}

/** Returns the first lines of a text that are not blank, as `pastedLines` does; each can be read by itself. */
export function linesOf(input: string): string[] {
  return pastedLines(firstLines(input)).filter((line) => line !== '')
}
