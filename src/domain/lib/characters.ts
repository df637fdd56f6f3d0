/** An inclusive span of Unicode code points. */
type CodePointSpan = readonly [first: number, last: number]

/** Latin letters of any language, as precomposed by NFC, without `×` and `÷`, which stand between them. */
const latinLetters: readonly CodePointSpan[] = [
  [0x41, 0x5a],
  [0x61, 0x7a],
  [0xaa, 0xaa],
  [0xba, 0xba],
  [0xc0, 0xd6],
  [0xd8, 0xf6],
  [0xf8, 0x2af],
  [0x1e00, 0x1eff],
  [0x2c60, 0x2c7f],
  [0xa722, 0xa787],
  [0xa78b, 0xa7ff],
  [0xfb00, 0xfb06],
]

/** Marks that some languages put on a letter without a precomposed form. */
const combiningMarks: readonly CodePointSpan[] = [[0x300, 0x36f]]

const digits: readonly CodePointSpan[] = [[0x30, 0x39]]

/** All other characters that a name may contain. */
const nameSigns = '_ -.,!?()/&%' + '\'’:;+"„”«»°*#@€×…–—½¼¾'

/** The Emoji property of Unicode 16, pictographs of later versions included; variation selectors, keycaps. */
const emoji: readonly CodePointSpan[] = [
  [0xa9, 0xa9],
  [0xae, 0xae],
  [0x203c, 0x203c],
  [0x2049, 0x2049],
  [0x20e3, 0x20e3],
  [0x2122, 0x2122],
  [0x2139, 0x2139],
  [0x2194, 0x2199],
  [0x21a9, 0x21aa],
  [0x231a, 0x231b],
  [0x2328, 0x2328],
  [0x23cf, 0x23cf],
  [0x23e9, 0x23f3],
  [0x23f8, 0x23fa],
  [0x24c2, 0x24c2],
  [0x25aa, 0x25ab],
  [0x25b6, 0x25b6],
  [0x25c0, 0x25c0],
  [0x25fb, 0x25fe],
  [0x2600, 0x27bf],
  [0x2934, 0x2935],
  [0x2b05, 0x2b07],
  [0x2b1b, 0x2b1c],
  [0x2b50, 0x2b50],
  [0x2b55, 0x2b55],
  [0x3030, 0x3030],
  [0x303d, 0x303d],
  [0x3297, 0x3297],
  [0x3299, 0x3299],
  [0xfe0e, 0xfe0f],
  [0x1f004, 0x1f004],
  [0x1f0cf, 0x1f0cf],
  [0x1f170, 0x1f19a],
  [0x1f1e6, 0x1f1ff],
  [0x1f201, 0x1f202],
  [0x1f21a, 0x1f21a],
  [0x1f22f, 0x1f22f],
  [0x1f232, 0x1f23a],
  [0x1f250, 0x1f251],
  [0x1f300, 0x1faff],
]

/** Control characters that are no white space, halves of a surrogate pair, and the ends of a plane. */
const noText: readonly CodePointSpan[] = [
  [0x0, 0x8],
  [0xe, 0x1f],
  [0x7f, 0x84],
  [0x86, 0x9f],
  [0xd800, 0xdfff],
  [0xfffe, 0xffff],
]

// Spelled out as spans, because the server's engine compiles `\p{…}` and never matches it.
const marks = spanClass(combiningMarks)
const pictures = spanClass(emoji)
const signs = nameSigns.replace(/[-\]\\^]/g, '\\$&')

/** The Latin letters, for a character class of a regular expression with the `u` flag. */
export const letters = spanClass(latinLetters)

/** One or two marks on a letter are spelling; a mark alone, or many on one letter, would cover the neighbouring rows. */
const nameText = new RegExp(
  `^(?:[${letters}][${marks}]{0,2}|[${spanClass(digits)}${signs}${pictures}])*$`,
  'u',
)
const letterOrEmoji = new RegExp(`[${letters}${pictures}]`, 'u')
const onlyEmoji = new RegExp(`^[${pictures}]+$`, 'u')

/** Characters that are lost or altered on their way through JSON, HTML or a database. */
export const unfit = new RegExp(`[${spanClass(noText)}]`, 'gu')

function spanClass(spans: readonly CodePointSpan[]): string {
  return spans.map(([first, last]) => `\\u{${first.toString(16)}}-\\u{${last.toString(16)}}`).join('')
}

/** True if a name may contain these characters. */
export function isNameText(text: string): boolean {
  return nameText.test(text)
}

export function hasLetterOrEmoji(text: string): boolean {
  return letterOrEmoji.test(text)
}

export function isOnlyEmoji(text: string): boolean {
  return onlyEmoji.test(text)
}
