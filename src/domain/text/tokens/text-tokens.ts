import { storedUnit } from '../../item/units.ts'
import { letters } from '../../lib/characters.ts'
import { fold } from '../../lib/fold.ts'

const fractionSigns: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 }

/**
 * - `number`: written in digits or fraction signs, as "2", "1,5", "1/2", "1½".
 * - `times`: x, × or *.
 * - `dash`: a dash or colon that stands between a name and its quantity, or inside a range.
 * - `kept`: part of a name whatever it looks like, as the 7 of "7 Days".
 * - `word`: everything else.
 */
export type TokenKind = 'number' | 'times' | 'dash' | 'kept' | 'word'

export interface Token {
  kind: TokenKind
  folded: string
  /** Its place in the part; names are cut from the part, with their own spacing. */
  start: number
  end: number
  /** The value of a number; 0 for other kinds. */
  value: number
  /** Written as a fraction below one, so it may stand after a whole number ("1 1/2"). */
  isFraction: boolean
}

const amount = '\\d+/\\d+|\\d+(?:[.,]\\d+)?|\\d*[½¼¾]'
const dash = '[-–—:]'
const times = '[xX×*]'
const numberAmongOthers = new RegExp(
  `^(${dash})?(${times})?(${amount})(?:(${dash}|${times})(${amount}))?(${times}|[${letters}]+\\.?)?$`,
  'u',
)
const anyNumber = /[\d½¼¾]/
const onlyDash = new RegExp(`^${dash}$`)
const onlyTimes = new RegExp(`^${times}$`)
const fraction = /^(\d)\/([23458])$/
// A longer number is a bar code or a telephone; a leading zero makes a name ("000", "007").
const plainNumber = /^(?:0|[1-9]\d{0,5})(?:[.,]\d{1,6})?$/

/**
 * Splits a part into words, and quantities that are written together into their pieces ("500g", "6x2l", "x2", "10ouă").
 *
 * @param isThing true for a folded word that a number may be written together with
 */
export function tokenize(part: string, isThing: (word: string) => boolean = () => false): Token[] {
  const tokens: Token[] = []
  let start = 0
  for (const word of part.split(' ')) {
    tokens.push(...tokensOf(word, start, isThing))
    start += word.length + 1
  }
  return tokens
}

function tokensOf(word: string, start: number, isThing: (word: string) => boolean): Token[] {
  const pieces = anyNumber.test(word) ? numberPieces(word, isThing) : [word]
  const tokens: Token[] = []
  let at = start
  for (const piece of pieces) {
    tokens.push(token(piece, at))
    at += piece.length
  }
  return tokens
}

/** "500g" is a number and its unit; "10W", "B12", "3in1" and "70/30" stay one word. */
function numberPieces(word: string, isThing: (word: string) => boolean): string[] {
  const found = numberAmongOthers.exec(word)
  if (!found) return [word]
  const [, sign, before, first, between, second, after] = found
  if (after !== undefined && !onlyTimes.test(after) && !storedUnit(after) && !isThing(fold(after)))
    return [word]
  if ([first, second].some((number) => number !== undefined && numberValue(number) === undefined))
    return [word]
  return [sign, before, first, between, second, after].filter((piece) => piece !== undefined)
}

function token(text: string, start: number): Token {
  const value = anyNumber.test(text) ? numberValue(text) : undefined
  return {
    kind: value === undefined ? wordKind(text) : 'number',
    folded: fold(text),
    start,
    end: start + text.length,
    value: value ?? 0,
    isFraction: value !== undefined && value < 1 && /[/½¼¾]/.test(text),
  }
}

function wordKind(text: string): TokenKind {
  if (onlyDash.test(text)) return 'dash'
  return onlyTimes.test(text) ? 'times' : 'word'
}

function numberValue(text: string): number | undefined {
  const parts = fraction.exec(text)
  if (parts) return properFraction(Number(parts[1]), Number(parts[2]))
  const sign = fractionSigns[text.slice(-1)]
  if (sign !== undefined) return sign + Number(text.slice(0, -1))
  return plainNumber.test(text) ? Number(text.replace(',', '.')) : undefined
}

/** "3/4"; not "4/3" or "0/2", which are no amounts. Thirds are rounded to 0.333. */
function properFraction(over: number, under: number): number | undefined {
  return over > 0 && over < under ? Math.round((over / under) * 1000) / 1000 : undefined
}
