import { cleanText } from '../lib/check.ts'

export const lineBreak = /[\n\r\u0085\u2028\u2029]/

/** The lines of a text that say anything; each can be read by itself. */
export function linesOf(input: string): string[] {
  return input.split(lineBreak).filter((line) => cleanText(line) !== '')
}
