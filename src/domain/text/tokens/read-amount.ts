import {
  articles,
  dozens,
  fractions,
  hundreds,
  smallNumbers,
  teens,
  tens,
  thousands,
} from '../../words/spelled-numbers.ts'
import type { Token } from './text-tokens.ts'

/** A number read from the tokens before `next`. */
export interface Amount {
  /** The upper end of a range. */
  value: number
  /** The stored form: '1.5', or '2-3'. */
  quantity: string
  next: number
}

const fractionOf = new Map(Object.entries(fractions))
const dozenOf = new Map(Object.entries(dozens))
const smallNumberOf = new Map(Object.entries(smallNumbers))
const teenOf = new Map(Object.entries(teens))
const tenOf = new Map(Object.entries(tens))

type Reader = (tokens: readonly Token[], at: number) => Amount | undefined

/** Returns a quantity in stored form: a dot, no trailing zeros. */
export function quantityText(value: number): string {
  return String(Math.round(value * 1e6) / 1e6)
}

/**
 * Reads the number that starts at a token, the longest reading first; undefined if none starts there. Zero does not count.
 */
export function readAmount(tokens: readonly Token[], at: number): Amount | undefined {
  if (!mayStart(tokens[at])) return undefined
  for (const read of readers) {
    const found = read(tokens, at)
    if (found && found.value > 0) return found
  }
  return undefined
}

/** Reads one half or quarter said after a unit or number: "[și] jumătate", "[și] un sfert", "și 1/2". */
export function readFurtherPart(tokens: readonly Token[], at: number): Amount | undefined {
  const isJoined = wordAt(tokens, at) === 'si'
  const start = isJoined ? at + 1 : at
  const written = tokens[start]
  if (isJoined && written?.isFraction) return amount(written.value, start + 1)
  const part = readPart(tokens, start)
  return part && (isJoined || part.value === 0.5) ? part : undefined
}

/** The folded word at a place; '' outside the text and inside a kept name. */
export function wordAt(tokens: readonly Token[], at: number): string {
  const token = tokens[at]
  return token === undefined || token.kind === 'kept' ? '' : token.folded
}

export function isArticle(word: string): boolean {
  return articles.includes(word)
}

const firstWords: ReadonlySet<string> = new Set([
  ...articles,
  ...[fractionOf, dozenOf, smallNumberOf, teenOf, tenOf].flatMap((words) => [...words.keys()]),
])

/** Quick test: without it, no number starts at a token. "Două-trei" is one token. */
function mayStart(token: Token | undefined): boolean {
  if (token?.kind !== 'word') return token?.kind === 'number'
  return firstWords.has(token.folded) || token.folded.includes('-')
}

const readers: readonly Reader[] = [readRange, readDozens, readPart, readMixed, readPlain]

function amount(value: number, next: number): Amount {
  return { value, quantity: quantityText(value), next }
}

function range(from: number, to: number, next: number): Amount | undefined {
  return from > 0 && from < to
    ? { value: to, quantity: `${quantityText(from)}-${quantityText(to)}`, next }
    : undefined
}

/** "2-3", "2 - 3", "două-trei". */
function readRange(tokens: readonly Token[], at: number): Amount | undefined {
  const [from, dash, to] = tokens.slice(at, at + 3)
  if (from?.kind === 'number' && dash?.kind === 'dash' && dash.folded !== ':' && to?.kind === 'number') {
    return range(from.value, to.value, at + 3)
  }
  const [lower, upper, ...others] = wordAt(tokens, at)
    .split('-')
    .map((word) => smallNumberOf.get(word))
  return lower && upper && others.length === 0 ? range(lower, upper, at + 1) : undefined
}

/** "o duzină", "două duzini", "o jumătate de duzină". */
function readDozens(tokens: readonly Token[], at: number): Amount | undefined {
  const count = readPart(tokens, at) ?? readPlain(tokens, at) ?? amount(1, at)
  const wordIndex = count.next > at && wordAt(tokens, count.next) === 'de' ? count.next + 1 : count.next
  const dozen = dozenOf.get(wordAt(tokens, wordIndex))
  return dozen === undefined ? undefined : amount(count.value * dozen, wordIndex + 1)
}

/** "[o] jumătate", "[un] sfert", "trei sferturi", "o ½". */
function readPart(tokens: readonly Token[], at: number): Amount | undefined {
  const hasArticle = isArticle(wordAt(tokens, at))
  const counted = hasArticle ? { value: 1, next: at + 1 } : readPlain(tokens, at)
  const { value, next } = counted ?? { value: 1, next: at }
  const written = tokens[next]
  if (hasArticle && written?.isFraction) return amount(written.value, next + 1)
  const part = fractionOf.get(wordAt(tokens, next))
  return part === undefined || value * part >= 1 ? undefined : amount(value * part, next + 1)
}

/** "1 1/2", "2 și jumătate". */
function readMixed(tokens: readonly Token[], at: number): Amount | undefined {
  const whole = readPlain(tokens, at)
  if (!whole || !Number.isInteger(whole.value)) return undefined
  const written = tokens[whole.next]
  if (written?.isFraction) return amount(whole.value + written.value, whole.next + 1)
  const further = readFurtherPart(tokens, whole.next)
  return further && amount(whole.value + further.value, further.next)
}

function readPlain(tokens: readonly Token[], at: number): Amount | undefined {
  const written = tokens[at]
  if (written?.kind !== 'number') return readWords(tokens, at)
  const isInThousands = Number.isInteger(written.value) && thousands.includes(wordAt(tokens, at + 1))
  return isInThousands ? amount(written.value * 1_000, at + 2) : amount(written.value, at + 1)
}

/** Number words up to 999,999: "un", "două", "douăzeci și cinci", "o mie două sute", "douăzeci de mii". */
function readWords(tokens: readonly Token[], at: number): Amount | undefined {
  const over = readScaled(tokens, at, { of: thousands, scale: 1_000, readCount: readBelowThousand })
  const rest = readBelowThousand(tokens, over?.next ?? at)
  return joined(over, rest) ?? (isArticle(wordAt(tokens, at)) ? amount(1, at + 1) : undefined)
}

function readBelowThousand(tokens: readonly Token[], at: number): Amount | undefined {
  const over = readScaled(tokens, at, { of: hundreds, scale: 100, readCount: readDigitWord })
  return joined(over, readBelowHundred(tokens, over?.next ?? at))
}

interface Scale {
  /** Words of the scale. */
  of: readonly string[]
  scale: number
  readCount: Reader
}

/** "trei sute", "o mie", "douăzeci de mii": a count and the word of its scale. */
function readScaled(
  tokens: readonly Token[],
  at: number,
  { of, scale, readCount }: Scale,
): Amount | undefined {
  const count = isArticle(wordAt(tokens, at)) ? amount(1, at + 1) : undefined
  for (const { value, next } of [count, readCount(tokens, at)].filter((one) => one !== undefined)) {
    const place = wordAt(tokens, next) === 'de' ? next + 1 : next
    if (of.includes(wordAt(tokens, place))) return amount(value * scale, place + 1)
  }
  return undefined
}

function readDigitWord(tokens: readonly Token[], at: number): Amount | undefined {
  const value = smallNumberOf.get(wordAt(tokens, at))
  return value === undefined ? undefined : amount(value, at + 1)
}

function joined(over: Amount | undefined, rest: Amount | undefined): Amount | undefined {
  return over && rest ? amount(over.value + rest.value, rest.next) : (over ?? rest)
}

function readBelowHundred(tokens: readonly Token[], at: number): Amount | undefined {
  const word = wordAt(tokens, at)
  const ten = tenOf.get(word)
  if (ten === undefined) {
    const value = smallNumberOf.get(word) ?? teenOf.get(word)
    return value === undefined ? undefined : amount(value, at + 1)
  }
  const unit = wordAt(tokens, at + 1) === 'si' ? smallNumberOf.get(wordAt(tokens, at + 2)) : undefined
  return unit === undefined ? amount(ten, at + 1) : amount(ten + unit, at + 3)
}
