import { isMeasure } from '../../item/measures.ts'
import { storedUnit } from '../../item/units.ts'
import { hasLetterOrEmoji } from '../../lib/characters.ts'
import { isLonger, nameMaxLength } from '../../lib/check.ts'
import { wordSet } from '../../lib/word-set.ts'
import { type Amount, quantityText, readAmount, readFurtherPart, wordAt } from '../tokens/read-amount.ts'
import { type Token, tokenize } from '../tokens/text-tokens.ts'
import { isQuality, namesThing } from './known-things.ts'
import type { Phrase } from './parse-phrase.ts'

/** A quantity with its unit, if one is known, read from the tokens before `next`. */
export interface Measure extends Amount {
  unit: UnitAt | undefined
  /** Written with a multiplication sign, as in "x2" or "2x". */
  isMultiplier: boolean
}

export interface UnitAt {
  /** In stored spelling. */
  name: string
  /** Place of its token. */
  at: number
}

/** A greater number is a size and no number of packs ("330 x 6"). */
const mostPacks = 99

/**
 * Reads the quantity that starts at a token: "2", "1,5 kg", "25 de kile", "6x2 l", "2 l x 6", "x 2", "un kil jumate", "bax
 * 6x2 l".
 */
export function readMeasure(tokens: readonly Token[], at: number): Measure | undefined {
  const boxed = readBoxed(tokens, at)
  if (boxed) return boxed
  const hasSign = tokens[at]?.kind === 'times'
  if (hasSign && tokens[at + 1]?.kind !== 'number') return undefined
  const first = readAmount(tokens, hasSign ? at + 1 : at) ?? readImpliedOne(tokens, at)
  if (!first) return undefined
  return isTimesNumber(tokens, first.next)
    ? readPacksOfMeasure(tokens, first)
    : readCounted(tokens, first, hasSign)
}

/** Reads the quantity at a token like `readMeasure`; behind a number, an item that holds others is its unit: "2 saci". */
export function readHolding({ tokens, words }: Phrase, at: number): Measure | undefined {
  const measure = readMeasure(tokens, at)
  if (!measure || measure.unit || !words.holdingThings.has(wordAt(tokens, measure.next))) return measure
  const next = wordAt(tokens, measure.next + 1)
  if (next !== '' && !namesThing(words, next) && !isQuality(words, next)) return measure
  const unit = { name: wordAt(tokens, measure.next), at: measure.next }
  return { ...measure, unit, next: measure.next + 1 }
}

/** Units of which each holds a pack. */
const boxes: readonly string[] = ['bax', 'pachet', 'set', 'cutie']

/** "2 baxuri de 6 x 2 l", "bax 6x2l" */
function readBoxed(tokens: readonly Token[], at: number): Measure | undefined {
  const count = readAmount(tokens, at)
  const box = readUnit(tokens, count?.next ?? at)
  if (!box || !boxes.includes(box.name)) return undefined
  const start = ['de', 'a', 'cu'].includes(wordAt(tokens, box.at + 1)) ? box.at + 2 : box.at + 1
  const packs = readAmount(tokens, start)
  if (!packs || !isTimesNumber(tokens, packs.next)) return undefined
  const pack = packs.value <= mostPacks ? readPacksOfMeasure(tokens, packs) : undefined
  if (!pack || !count) return pack
  const [all, quantity] = [count.value * packs.value, pack.quantity.replace(/^\d+(?=x)/, '')]
  const isWhole = Number.isInteger(all) && quantity !== pack.quantity
  return isWhole ? { ...pack, value: count.value * pack.value, quantity: `${all}${quantity}` } : undefined
}

function readCounted(tokens: readonly Token[], first: Amount, hasSign: boolean): Measure | undefined {
  const hasSignAfter = tokens[first.next]?.kind === 'times'
  const unit = readUnit(tokens, hasSignAfter ? first.next + 1 : first.next)
  const next = unit ? unit.at + 1 : first.next + (hasSignAfter ? 1 : 0)
  const measure = { ...first, unit, next, isMultiplier: hasSign || hasSignAfter }
  if (!unit) return measure
  return (
    readPieces(tokens, measure) ??
    readMeasureOfPacks(tokens, measure) ??
    withHundreds(tokens, measure) ??
    withFurtherPart(tokens, measure)
  )
}

/** "kil jumate": the number one is implied. */
function readImpliedOne(tokens: readonly Token[], at: number): Amount | undefined {
  const unit = readUnit(tokens, at)
  const isMeant = unit?.at === at && isMeasure(unit.name) && readFurtherPart(tokens, at + 1)
  return isMeant ? { value: 1, quantity: '1', next: at } : undefined
}

/** "6x2 l": packs of one measure. Without a unit, the two numbers are a size ("8x4", "10 x 15"). */
function readPacksOfMeasure(tokens: readonly Token[], packs: Amount): Measure | undefined {
  const each = readAmount(tokens, packs.next + 1)
  const unit = each && readUnit(tokens, each.next)
  if (!each || !unit) return undefined
  const whole = withFurtherPart(tokens, { ...each, unit, next: unit.at + 1, isMultiplier: false })
  return product(packs, whole, unit, whole.next)
}

/** "6 sticle de 2 l": pieces of one measure each. */
function readPieces(tokens: readonly Token[], count: Measure): Measure | undefined {
  if (!count.unit || isMeasure(count.unit.name) || !['de', 'a'].includes(wordAt(tokens, count.next)))
    return undefined
  const each = readAmount(tokens, count.next + 1)
  const unit = each && readUnit(tokens, each.next)
  const isOne = unit && isMeasure(unit.name) && wordAt(tokens, unit.at) !== 'de'
  if (!each || !isOne || isTimesNumber(tokens, each.next)) return undefined
  // "o sticlă de 2 l" is 2 l.
  const whole = withFurtherPart(tokens, { ...each, unit, next: unit.at + 1, isMultiplier: false })
  return count.quantity === '1' ? whole : product(count, whole, unit, whole.next)
}

/** "2 l x 6": packs of one measure, in the other order. */
function readMeasureOfPacks(tokens: readonly Token[], each: Measure): Measure | undefined {
  if (!each.unit || !isMeasure(each.unit.name) || !isTimesNumber(tokens, each.next)) return undefined
  const packs = readAmount(tokens, each.next + 1)
  return packs && !readUnit(tokens, packs.next) ? product(packs, each, each.unit, packs.next) : undefined
}

function product(packs: Amount, each: Amount, unit: UnitAt, next: number): Measure | undefined {
  if (!Number.isInteger(packs.value) || packs.value > mostPacks) return undefined
  const value = packs.value * each.value
  const isPack = isMeasure(unit.name) && !each.quantity.includes('-')
  const quantity = isPack ? `${packs.quantity}x${each.quantity}` : quantityText(value)
  return { value, quantity, unit, next, isMultiplier: false }
}

/** "un kil jumate", "2 litri și jumătate", "un kil și un sfert". */
function withFurtherPart(tokens: readonly Token[], measure: Measure): Measure {
  const further = Number.isInteger(measure.value) ? readFurtherPart(tokens, measure.next) : undefined
  if (!further) return measure
  const value = measure.value + further.value
  return { ...measure, value, quantity: quantityText(value), next: further.next }
}

/** Words before an amount whose number is a kind: "făină 1 kg 650". */
const kindsInHundreds = wordSet('faina faini fainuri')

/** "1 kg 200", "un kil două sute": grams or ml at the end of a text, or before "de". */
function withHundreds(tokens: readonly Token[], { value, unit, next }: Measure): Measure | undefined {
  if (!unit || !['kg', 'l'].includes(unit.name) || !Number.isInteger(value)) return undefined
  const further = readAmount(tokens, next)
  const isHundreds = further && further.value >= 100 && further.value < 1000 && further.value % 50 === 0
  const isEnd = further && (tokens[further.next] === undefined || wordAt(tokens, further.next) === 'de')
  const isFirst = readAmount(tokens, 0)?.next === next - 1
  if (
    !isHundreds ||
    !isEnd ||
    (tokens[further.next] && !isFirst) ||
    tokens.some(({ folded }) => kindsInHundreds.has(folded))
  )
    return undefined
  const sum = value + further.value / 1000
  return { value: sum, quantity: quantityText(sum), unit, next: further.next, isMultiplier: false }
}

/** Reads a known unit, with "de" before it if Romanian requires it ("25 de kile", "o jumătate de kil"). */
function readUnit(tokens: readonly Token[], next: number): UnitAt | undefined {
  const at = wordAt(tokens, next) === 'de' ? next + 1 : next
  const name = tokens[at]?.kind === 'word' ? storedUnit(wordAt(tokens, at)) : undefined
  return name === undefined ? undefined : { name, at }
}

function isTimesNumber(tokens: readonly Token[], at: number): boolean {
  if (wordAt(tokens, at) === 'ori') return readAmount(tokens, at + 1) !== undefined
  return tokens[at]?.kind === 'times' && tokens[at + 1]?.kind === 'number'
}

/** True if a text is only an amount: "2 kg". A text longer than the longest name never counts as an amount. */
export function isAmount(text: string): boolean {
  if (isLonger(text, nameMaxLength)) return false
  const tokens = tokenize(text)
  return readMeasure(tokens, 0)?.next === tokens.length
}

/** True if a text is an amount with a unit or a multiplication sign: "2 kg", "x2"; not "50". */
export function isClearAmount(text: string): boolean {
  const tokens = tokenize(text)
  const measure = readMeasure(tokens, 0)
  return measure?.next === tokens.length && (measure.unit !== undefined || measure.isMultiplier)
}

/** True if a text can be an item's name, with or without an amount: "2 kg roșii", but not "2 kg". */
export function isThing(text: string): boolean {
  return hasLetterOrEmoji(text) && !isAmount(text)
}
