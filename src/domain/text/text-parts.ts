import { cleanText, isForbidden } from '../lib/check.ts'
import { lineBreak } from './lines.ts'

const digit = /^[0-9]$/

/** Signs before an entry of a pasted list: bullets, tick boxes, numbering ("1." but not "1.5"), keycaps. */
const bullets =
  /^(?:(?:[-*•·∙‣⁃◦▪▫■□●○◻◽⬜▢–—☐☑☒✅✓✔]\ufe0f?|\+ |\[ ?[xX✓✔]? ?\]|\d{1,3} ?(?:\.?\)|\.(?!\d))|\d\ufe0f?\u20e3) *)+/

/**
 * The entries of typed or pasted text, cleaned: one for each line, and within a line one between commas or semicolons.
 * Headings, bullets and blank entries are left out.
 */
export function splitParts(input: string): string[] {
  return input
    .split(lineBreak)
    .map(cleanText)
    .filter((line) => !isHeading(line))
    .flatMap(splitLine)
    .map((part) => part.replace(bullets, ''))
    .filter((part) => part !== '')
}

/** Where the part that is being typed begins: behind the last comma, semicolon or line break that separates. */
export function lastPartStart(input: string): number {
  for (let at = input.length - 1; at >= 0; at--) {
    if (lineBreak.test(input.charAt(at)) || isSeparator(input, at)) return at + 1
  }
  return 0
}

/**
 * Whether a line is a heading, as "Legume:" or "**Legume:**" is; "javascript:" is none, because it must be refused with a
 * message.
 */
function isHeading(line: string): boolean {
  return /:[*_]*$/.test(line) && !isForbidden(line)
}

function splitLine(line: string): string[] {
  const parts: string[] = []
  let start = 0
  for (let at = 0; at <= line.length; at++) {
    if (at < line.length && !isSeparator(line, at)) continue
    parts.push(line.slice(start, at).trim())
    start = at + 1
  }
  return parts
}

function isSeparator(line: string, at: number): boolean {
  const sign = line.charAt(at)
  return sign === ';' || (sign === ',' && !isBetweenDigits(line, at))
}

function isBetweenDigits(line: string, at: number): boolean {
  return digit.test(line.charAt(at - 1)) && digit.test(line.charAt(at + 1))
}
