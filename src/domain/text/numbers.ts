import { articles, dozens, fractions, scales, smallNumbers, teens, tens } from '../words/numbers.ts'
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
const scaleOf = new Map(Object.entries(scales))

type Reader = (tokens: readonly Token[], at: number) => Amount | undefined

/** Returns a quantity in stored form: a dot, no trailing zeros. */
export function quantityText(value: number): string {
  return String(Math.round(value * 1e6) / 1e6)
}

/**
 * Reads the number that starts at a token, the longest reading first; undefined if none starts there. Zero does not count.
 */
export function readAmount(tokens: readonly Token[], at: number): Amount | undefined {
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
  if (written?.kind === 'number') return amount(written.value, at + 1)
  return readWords(tokens, at)
}

/** Number words up to a thousand: "un", "două", "douăsprezece", "douăzeci și cinci", "trei sute cincizeci". */
function readWords(tokens: readonly Token[], at: number): Amount | undefined {
  const hundreds = readHundreds(tokens, at)
  const rest = readBelowHundred(tokens, hundreds?.next ?? at)
  if (hundreds && rest) return amount(hundreds.value + rest.value, rest.next)
  if (hundreds ?? rest) return hundreds ?? rest
  return isArticle(wordAt(tokens, at)) ? amount(1, at + 1) : undefined
}

function readHundreds(tokens: readonly Token[], at: number): Amount | undefined {
  const count = isArticle(wordAt(tokens, at)) ? 1 : smallNumberOf.get(wordAt(tokens, at))
  const scale = scaleOf.get(wordAt(tokens, at + 1))
  return count === undefined || scale === undefined ? undefined : amount(count * scale, at + 2)
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
