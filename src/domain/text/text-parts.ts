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
}

export function withoutBullets(line: string): string {
  return line.replace(bullets, '')
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
export function isHeading(line: string): boolean {
  return /:[*_]*$/.test(line) && !isForbidden(line)
}

/** The entries of one cleaned line. A comma in a note, "(notă: …)", separates nothing. */
export function splitLine(line: string): string[] {
  const parts: string[] = []
  let start = 0
  let at = 0
  while (at <= line.length) {
    const end = noteEnd(line, at)
    if (end === at && (at === line.length || isSeparator(line, at))) {
      parts.push(withoutBullets(line.slice(start, at).trim()))
      start = at + 1
    }
    at = Math.max(end, at + 1)
  }
  return parts.filter((part) => part !== '')
}

const noteStart = /^\(not[ăa] ?:/i
const anyNote = /\(not[ăa] ?:/i
/** With room for more than a note can hold, in code units. */
const longestNote = 600
const noteClose = /\)(?= *(?:[,;]|$))/g

/**
 * The place behind a note in brackets that begins at a place; the place itself if none does. A note ends at the first
 * bracket behind which an entry may end and all other brackets match, so that it may hold brackets and smileys.
 */
function noteEnd(line: string, at: number): number {
  if (line.charAt(at) !== '(' || !noteStart.test(line.slice(at))) return at
  const said = line.slice(at, at + longestNote)
  const ends = [...said.matchAll(noteClose)].map(({ index }) => at + index + 1)
  return ends.find((end) => areBracketsEven(upToNote(line.slice(end)))) ?? ends[ends.length - 1] ?? at
}

/** Each note is weighed against what stands before the next one, so that a long line takes no longer for each of them. */
function upToNote(text: string): string {
  const next = text.search(anyNote)
  return next < 0 ? text : text.slice(0, next)
}

function areBracketsEven(text: string): boolean {
  let open = 0
  for (const sign of text) {
    if (sign === '(') open++
    if (sign === ')') open--
    if (open < 0) return false
  }
  return open === 0
}

function isSeparator(line: string, at: number): boolean {
  const sign = line.charAt(at)
  return sign === ';' || (sign === ',' && !isBetweenDigits(line, at))
}

function isBetweenDigits(line: string, at: number): boolean {
  return digit.test(line.charAt(at - 1)) && digit.test(line.charAt(at + 1))
}
