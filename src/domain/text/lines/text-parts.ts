import { letters } from '../../lib/characters.ts'
import { cleanText, isForbidden } from '../../lib/check.ts'
import { firstLines, lineBreak } from './first-lines.ts'

const digit = /^[0-9]$/

/**
 * Signs before an entry of a pasted list: bullets, arrows, tick boxes, numbering ("1.", "1/ ", "(1)", "a)" and "I. ", but not
 * "1.5"), keycaps.
 */
const bullets = new RegExp(
  `^(?:(?:[-*•·∙‣⁃◦▪▫■□●○◻◽⬜▢–—☐☑☒✅✓✔✗✘❌❎🔲🔳►▶▸→➡👉>]\\ufe0f?|\\+ |\\[ ?(?:[xXvV✓✔]|\\d{1,3})? ?\\]|\\((?:[xXvV✓✔ ]|\\d{1,3})\\) |\\d{1,3} ?(?:\\.?\\)|\\/ |\\.(?!\\d))|[a-hA-H]\\) |[IVX]{1,4}\\. |x (?=[${letters}])|\\d\\ufe0f?\\u20e3) *)+`,
  'u',
)

/**
 * The entries of typed or pasted text, cleaned: one for each line, and within a line one between commas or semicolons.
 * Headings, bullets and blank entries are left out.
 */
export function splitParts(input: string): string[] {
  return firstLines(input)
    .map(cleanText)
    .filter((line) => !isHeading(line))
    .flatMap((line) => [...splitLine(line)])
}

export function withoutBullets(line: string): string {
  return line.replace(bullets, '')
}

/** Returns the place at which the part being typed begins: behind the last comma, semicolon or line break that separates. */
export function lastPartStart(input: string): number {
  for (let at = input.length - 1; at >= 0; at--) {
    if (lineBreak.test(input.charAt(at)) || isSeparator(input, at)) return at + 1
  }
  return 0
}

/**
 * True if a line is a heading, such as "Legume:" or "**Legume:**"; "javascript:" is none, because it must be refused with a
 * message.
 */
export function isHeading(line: string): boolean {
  return /:[*_]*$/.test(line) && !isForbidden(line)
}

/** Yields the entries of one cleaned line. A comma in brackets, "(notă: …)" or "(calde, nu reci)", does not separate. */
export function* splitLine(line: string): Generator<string> {
  const even = anyNote.test(line) ? evenPlaces(line) : undefined
  let start = 0
  let at = 0
  while (at <= line.length) {
    const end = bracketEnd(line, at, even)
    if (end === at && (at === line.length || isSeparator(line, at))) {
      const part = start === at ? '' : withoutBullets(line.slice(start, at).trim())
      if (part !== '') yield part
      start = at + 1
    }
    at = Math.max(end, at + 1)
  }
}

const noteStart = /\(not[ăa] ?:/iy
const anyNote = /\(not[ăa] ?:/i
/** More than a note can contain, in code units. */
const longestNote = 600
const noteClose = /\)(?= *(?:[,;]|$))/g

/**
 * Returns the place behind a note in brackets that begins at a place; the place itself if there is none. A note ends at the
 * first bracket behind which an entry may end and all other brackets match, so that it may contain brackets and smileys.
 */
function noteEnd(line: string, at: number, even: Uint8Array): number {
  if (!startsNote(line, at)) return at
  let end = at
  for (const { index } of line.slice(at, at + longestNote).matchAll(noteClose)) {
    end = at + index + 1
    if (even[end] === 1) break
  }
  return end
}

const bracket = new RegExp(`^\\([${letters}][^()]*\\)(?= *(?:[,;\\d]|$))`, 'u')
/** More than a description in brackets contains. */
const longestBracket = 100

/** Returns the place behind a note or bracket behind which an entry may end; the place itself if there is none. */
function bracketEnd(line: string, at: number, even: Uint8Array | undefined): number {
  const note = even ? noteEnd(line, at, even) : at
  if (note > at) return note
  if (line.charAt(at) !== '(' || line.charAt(at - 1) !== ' ') return at
  const found = bracket.exec(line.slice(at, at + longestBracket))
  return found ? at + found[0].length : at
}

function startsNote(line: string, at: number): boolean {
  if (line.charAt(at) !== '(') return false
  noteStart.lastIndex = at
  return noteStart.test(line)
}

/**
 * For each place of a line, 1 if the brackets match from there to the next note or the end. They are counted from the end,
 * once for all notes of the line.
 */
function evenPlaces(line: string): Uint8Array {
  const even = new Uint8Array(line.length + 1)
  let [open, lowest] = [0, 0]
  for (let at = line.length; at >= 0; at--) {
    const sign = line.charAt(at)
    const step = Number(sign === '(') - Number(sign === ')')
    if (startsNote(line, at)) [open, lowest] = [0, 0]
    else [open, lowest] = [open + step, Math.min(0, lowest + step)]
    even[at] = Number(open === 0 && lowest === 0)
  }
  return even
}

function isSeparator(line: string, at: number): boolean {
  const sign = line.charAt(at)
  return sign === ';' || (sign === ',' && !isBetweenDigits(line, at))
}

function isBetweenDigits(line: string, at: number): boolean {
  return digit.test(line.charAt(at - 1)) && digit.test(line.charAt(at + 1))
}
