import { costForAmount, type ItemAmount } from '../../item/amount.ts'
import { isMeasure } from '../../item/measures.ts'
import { greatestOf, packOf } from '../../item/packs.ts'
import { storedUnit, unitKind } from '../../item/units.ts'
import type { ItemWords } from '../../vocabulary/vocabulary.ts'
import { readAmount, readFurtherPart, wordAt } from '../tokens/read-amount.ts'
import { type Token, tokenize } from '../tokens/text-tokens.ts'
import { isClearAmount, isThing } from './parse-measure.ts'

/** A price read from a text. */
export interface Price {
  bani: number
  /** The amount that the price is for, if it was given: "lei/kg", "lei/100 g". */
  per: ItemAmount | undefined
  /** The index of the token behind it. */
  next: number
}

/** A price, and the text without it. */
export interface SaidPrice {
  price: Price
  /** True if it is the price of each: it was said before the amount, behind a multiplication sign or behind "la". */
  isOfEach: boolean
  rest: string
}

const mostBani = 9_999_999

const anyMoney = /lei|leu|ron|ban/i
const joined = /(\d)(?=(?:lei|leu|ron|bani?)(?![a-zăâîșț]))/gi
const slash = /(lei|leu|ron|bani?) *\/ */gi
const lei: ReadonlySet<string> = new Set(['lei', 'leu', 'ron'])
const bani: ReadonlySet<string> = new Set(['bani', 'ban'])
const signsAtEnd = /[-–—:=, ]+$/
const timesAtEnd = /\d ?[x×*]$/i
const signsBehind = /[.,;!?]+$/
const thousands = /^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/
const plain = /^\d{1,7}(?:[.,]\d{1,2})?$/
/** Words and signs between an item and its price. */
const links: ReadonlySet<string> = new Set([
  'la',
  'cu',
  'a',
  'cate',
  'cite',
  'de',
  'pret',
  'costa',
  '-',
  '–',
  '—',
  ':',
])
/** Of these, the ones before the price of each. */
const ofEach = /^(?:la|a|c[âa]te|cite) /i
/** Words that turn a price into a limit, which then identifies the item: "vin sub 30 lei". */
const limits: ReadonlySet<string> = new Set(
  'sub peste maxim maximum max minim minimum min pana intre cam circa aproximativ aprox'.split(' '),
)

/** Words behind the bani of a spoken price that are not counted by them. */
const behindPrices = /^(?:si|la|pe|din|de la|fiecare|bucata|sticla|doza|cutia|punga|\w+ul) /

/** Quick test: without a money word, a text has no price. */
export function mayHavePrice(text: string): boolean {
  return anyMoney.test(text)
}

/** Sets the money words of a text apart, so that each is a token of its own: "7lei/kg" is "7 lei / kg". */
export function spacedMoney(text: string): string {
  return anyMoney.test(text) ? text.replace(joined, '$1 ').replace(slash, '$1 / ') : text
}

/** Reads the price that starts at a token. Zero, a range, and more than 9 999 999 bani are no price. */
function readPrice(tokens: readonly Token[], at: number): Price | undefined {
  const number = readNumber(tokens, at)
  if (!number) return undefined
  const sum = readLei(tokens, number) ?? readBani(tokens, number)
  return sum && isPrice(sum.bani) ? withUnit(tokens, sum) : undefined
}

export function startsPrice(tokens: readonly Token[], at: number): boolean {
  return readPrice(tokens, at) !== undefined
}

/** Returns the price if a text contains nothing else: "7,49 lei", "la 5 lei/kg", "(5 lei)". */
export function priceOf(text: string): Price | undefined {
  if (!anyMoney.test(text)) return undefined
  const tokens = tokenize(spacedMoney(text.replace(/^\((.*)\)$/, '$1')))
  const price = readPrice(tokens, links.has(tokens[0]?.folded ?? '') ? 1 : 0)
  return price?.next === tokens.length ? price : undefined
}

/** Returns the price behind an item, or between it and its amount: "lapte 7,49 lei", "roșii la 8 lei 2 kg". */
export function priceBehind(words: ItemWords, text: string): SaidPrice | undefined {
  if (!anyMoney.test(text)) return undefined
  const spaced = spacedMoney(
    text.replace(/ \(([^()]*)\)$/, (all, said) => (priceOf(said) ? ` ${said}` : all)),
  )
  const [found] = pricesIn(words, spaced)
  if (!found) return undefined
  const { price, start, end } = found
  const name = spaced.slice(0, start).replace(signsAtEnd, '')
  const after = spaced.slice(end).trim()
  const isBehind = isThing(name) && (after === '' || isClearAmount(after))
  const isOfEach = after !== '' || timesAtEnd.test(name) || ofEach.test(spaced.slice(start, end))
  return isBehind ? { price, isOfEach, rest: `${name} ${after}`.trim() } : undefined
}

/** A price within a text, with the word that links it to its item. */
export interface PriceAt {
  price: Price
  /** Its place in the text. */
  start: number
  end: number
}

/**
 * Returns the prices in a text. A limit ("sub 30 lei") is no price, nor is the value of an item ("cartelă de 10 lei").
 *
 * @param text with its money words set apart (`spacedMoney`)
 * @param read reads the price that starts at a token
 */
export function pricesIn(words: ItemWords, text: string, read = readPrice): PriceAt[] {
  const tokens = tokenize(text)
  const found: PriceAt[] = []
  for (let at = 0; at < tokens.length; at++) {
    const price = read(tokens, at)
    if (!price) continue
    const start = linkStart(tokens, at)
    const isWorth = tokens[start]?.folded === 'de' && words.thingsOfValue.has(tokens[0]?.folded ?? '')
    const [first, last] = [tokens[start], tokens[price.next - 1]]
    if (first && last && !isWorth && !isLimit(text, tokens, start - 1)) {
      found.push({ price, start: first.start, end: last.end })
    }
    at = price.next - 1
  }
  return found
}

/** Returns the place of the link before a price, which may be two words: "a câte 5 lei". */
function linkStart(tokens: readonly Token[], at: number): number {
  const [first, second] = [tokens[at - 2]?.folded ?? '', tokens[at - 1]?.folded ?? '']
  if (at === 0 || !links.has(second)) return at
  return ['cate', 'cite'].includes(second) && ['a', 'la', 'cu'].includes(first) ? at - 2 : at - 1
}

/** "sub", "până în"; not the fish in "ulei de peste". */
function isLimit(text: string, tokens: readonly Token[], at: number): boolean {
  const { start = 0, end = 0 } = tokens[at] ?? {}
  const folded = keyAt(tokens, at)
  const before = tokens[at - 1]?.folded
  if (folded === 'in') return before === 'pana'
  if (folded === 'peste') return at > 0 && before !== 'de' && text.slice(start, end).toLowerCase() === folded
  return limits.has(folded)
}

/**
 * Returns an item's amount with its price: per piece for a counted amount, in total for a measured one. A price behind an
 * amount is that of all, unless it names a unit or is marked as the price of each. A price per unit is converted to the whole
 * amount, and that of a piece of a pack to the whole pack; without an amount, one unit is assumed. Rounded half up.
 *
 * @returns undefined if the unit of the price does not match that of the amount ("3 roșii 8 lei/kg")
 */
export function pricedAmount(
  amount: ItemAmount,
  hasAmount: boolean,
  { bani: said, per }: Price,
  isOfEach = false,
): (ItemAmount & { price: string }) | undefined {
  const { quantity, unit } = amount
  if (!per && hasAmount && !isOfEach && !isMeasure(unit))
    return { quantity, unit, price: shareOf(said, quantity) }
  const pack = packOf(quantity)
  if (pack && (isOfEach || (per && unitKind(per.unit) !== 'measure')))
    return { quantity, unit, price: String(Math.min(mostBani, pack.count * said)) }
  if (!per || (unitKind(per.unit) === 'piece' && !isMeasure(unit)))
    return { quantity, unit, price: String(said) }
  if (!hasAmount) return { ...per, price: String(said) }
  if (!isMeasure(per.unit)) return per.unit === unit ? { quantity, unit, price: String(said) } : undefined
  const cost = costForAmount(said, per, amount)
  return cost !== undefined && isPrice(cost) ? { quantity, unit, price: String(cost) } : undefined
}

/** Returns the price of one piece; of a range, the upper end is counted. */
function shareOf(bani: number, quantity: string): string {
  return String(Math.min(mostBani, Math.max(1, Math.round(bani / greatestOf(quantity)))))
}

/**
 * Reads a price as people say it: "șapte cu patruzeci și nouă de lei", "șapte virgulă patruzeci și nouă de lei", "șapte lei
 * patruzeci și nouă". Behind "cu" only the bani that prices usually end in are read, because "zece cu" may be a count.
 */
export function readSpokenPrice(tokens: readonly Token[], at: number): Price | undefined {
  const price = readPrice(tokens, at)
  const whole = readAmount(tokens, at)
  if (price && !price.per && price.bani % 100 === 0) return withBareBani(tokens, price)
  const link = whole && wordAt(tokens, whole.next)
  if (!whole || !link || !['cu', 'virgula'].includes(link)) return price
  const part = readPrice(tokens, whole.next + 1)
  const hundredths = (part?.bani ?? 0) / 100
  const isSaid = link === 'virgula' ? hundredths >= 10 && hundredths < 100 : isUsualEnding(hundredths)
  return part && isSaid ? { ...part, bani: whole.value * 100 + hundredths } : price
}

/** "șapte lei patruzeci și nouă", "șapte lei cincizeci kilul", if the second number counts nothing else. */
function withBareBani(tokens: readonly Token[], price: Price): Price {
  const part = readAmount(tokens, price.next)
  if (!part || !Number.isInteger(part.value) || part.value < 10 || part.value >= 100) return price
  const sum = { bani: price.bani + part.value, next: part.next }
  const behind = `${keyAt(tokens, part.next)} ${keyAt(tokens, part.next + 1)} `
  const isCounting = tokens[part.next] !== undefined && !behindPrices.test(behind)
  return isCounting || !isPrice(sum.bani) ? price : withUnit(tokens, sum)
}

function isUsualEnding(hundredths: number): boolean {
  return hundredths >= 20 && hundredths < 100 && (hundredths === 50 || [5, 9].includes(hundredths % 10))
}

function isPrice(sum: number): boolean {
  return sum > 0 && sum <= mostBani
}

interface Sum {
  bani: number
  next: number
}

/** A number in hundredths. */
interface Hundredths {
  value: number
  next: number
}

function readNumber(tokens: readonly Token[], at: number): Hundredths | undefined {
  const token = tokens[at]
  if (token && /\d/.test(token.folded)) return readDigits(tokens, at, token.folded)
  const amount = readAmount(tokens, at)
  const value = amount && Math.round(amount.value * 100)
  return amount && value && !amount.quantity.includes('-') ? { value, next: amount.next } : undefined
}

function readDigits(tokens: readonly Token[], at: number, text: string): Hundredths | undefined {
  const before = tokens[at - 1]
  // "5-6 lei" is a range, "2 499 lei" may be thousands.
  if (before?.kind === 'dash' && tokens[at - 2]?.kind === 'number') return undefined
  if (before?.kind === 'number' && /^\d{3}$/.test(text)) return undefined
  const isLong = thousands.test(text)
  if (!isLong && !plain.test(text)) return undefined
  const dotted = (isLong ? text.replace(/\./g, '') : text).replace(',', '.')
  return { value: Math.round(Number(dotted) * 100), next: at + 1 }
}

/** "7,49 lei", "20 de lei", "7 lei și 49 de bani", "7 lei și jumătate". */
function readLei(tokens: readonly Token[], number: Hundredths): Sum | undefined {
  const at = behindDe(tokens, number.next)
  if (!lei.has(keyAt(tokens, at))) return undefined
  const next = at + 1
  const further = readNumber(tokens, keyAt(tokens, next) === 'si' ? next + 1 : next)
  const small = further && readBani(tokens, further)
  if (small && small.bani < 100) return { bani: number.value + small.bani, next: small.next }
  const part = readFurtherPart(tokens, next)
  return part?.value === 0.5 ? { bani: number.value + 50, next: part.next } : { bani: number.value, next }
}

function readBani(tokens: readonly Token[], { value, next }: Hundredths): Sum | undefined {
  const at = behindDe(tokens, next)
  return value % 100 === 0 && bani.has(keyAt(tokens, at)) ? { bani: value / 100, next: at + 1 } : undefined
}

/** "/kg", "/100 g", "pe kil", "la kil", "kilul", "bucata", "fiecare" */
function withUnit(tokens: readonly Token[], { bani: said, next }: Sum): Price {
  const isLinked = ['/', 'pe', 'la'].includes(keyAt(tokens, next))
  const at = isLinked ? next + 1 : next
  const count = isLinked && tokens[at]?.kind === 'number' ? tokens[at]?.value : undefined
  const unitAt = count ? at + 1 : at
  const unit = unitOf(keyAt(tokens, unitAt))
  if (unit === undefined) return { bani: said, per: undefined, next }
  return { bani: said, per: { quantity: String(count ?? 1), unit }, next: unitAt + 1 }
}

/** Returns the unit of a word: "kilul" is a kg, "litrul" an l, and "fiecare" a piece. */
function unitOf(word: string): string | undefined {
  if (word === 'fiecare') return 'buc'
  return storedUnit(word) ?? storedUnit(word.replace(/ul$/, ''))
}

function behindDe(tokens: readonly Token[], at: number): number {
  return keyAt(tokens, at) === 'de' ? at + 1 : at
}

/** Returns the folded word at a place, without the signs behind it. */
function keyAt(tokens: readonly Token[], at: number): string {
  return (tokens[at]?.folded ?? '').replace(signsBehind, '')
}
