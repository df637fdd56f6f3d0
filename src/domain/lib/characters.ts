import {
  type CodePointSpan,
  combiningMarks,
  digits,
  emoji,
  latinLetters,
  nameSigns,
  noText,
} from '../words/characters.ts'

// Spelled out as spans, because the server's engine compiles `\p{…}` and never matches it.
const marks = spanClass(combiningMarks)
const pictures = spanClass(emoji)
const signs = nameSigns.replace(/[-\]\\^]/g, '\\$&')

/** The Latin letters, for a character class of a regular expression with the `u` flag. */
export const letters = spanClass(latinLetters)

/** One or two marks on a letter are spelling; a mark alone, or a heap of them, covers the neighbouring rows. */
const nameText = new RegExp(
  `^(?:[${letters}][${marks}]{0,2}|[${spanClass(digits)}${signs}${pictures}])*$`,
  'u',
)
const letterOrEmoji = new RegExp(`[${letters}${pictures}]`, 'u')
const onlyEmoji = new RegExp(`^[${pictures}]+$`, 'u')
const onlyLetters = new RegExp(`^[${letters}]+$`, 'u')
const unitText = new RegExp(`^[${letters}. -]+$`, 'u')

/** What is lost or altered on its way through JSON, HTML or a database. */
export const unfit = new RegExp(`[${spanClass(noText)}]`, 'gu')

function spanClass(spans: readonly CodePointSpan[]): string {
  return spans.map(([first, last]) => `\\u{${first.toString(16)}}-\\u{${last.toString(16)}}`).join('')
}

/** Whether a name may hold these characters. */
export function isNameText(text: string): boolean {
  return nameText.test(text)
}

/** Whether a unit may hold these characters. */
export function isUnitText(text: string): boolean {
  return unitText.test(text)
}

export function hasLetterOrEmoji(text: string): boolean {
  return letterOrEmoji.test(text)
}

export function isOnlyEmoji(text: string): boolean {
  return onlyEmoji.test(text)
}

export function isOnlyLetters(text: string): boolean {
  return onlyLetters.test(text)
}
