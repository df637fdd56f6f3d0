import { quantityProblem } from '../lib/check.ts'

import { fold } from '../lib/fold.ts'
import { type ItemFields, itemDefaults } from './fields.ts'
import { type CommonForms, commonForm } from './name-forms.ts'
import { packOf, withPackSign } from './packs.ts'
import { storedUnit, unitKind } from './units.ts'

/** An exact decimal number: 1.25 is 125 with two places. */
interface Decimal {
  digits: number
  places: number
}

const shape = /^(\d+)(?:\.(\d+))?$/

/** Reads '1.25'; undefined for a range and for more digits than a number holds exactly. */
function readDecimal(text: string): Decimal | undefined {
  const [, whole, fraction = ''] = shape.exec(text) ?? []
  return whole === undefined ? undefined : exactly(Number(whole + fraction), fraction.length)
}

/** Reads '1.25', and of a pack '6x2' the whole, 12; undefined as for `readDecimal`. */
function readWhole(text: string): Decimal | undefined {
  const pack = packOf(text)
  const each = readDecimal(pack?.each ?? text)
  return pack && each ? exactly(pack.count * each.digits, each.places) : each
}

/** Undefined if the sum has more digits than a number holds exactly. */
function addDecimals(a: Decimal, b: Decimal): Decimal | undefined {
  const places = Math.max(a.places, b.places)
  const [first, second] = [digitsAt(a, places), digitsAt(b, places)]
  return exactly(first + second, places)
}

/** Multiplies a number by a power of ten, which may be negative, by moving the decimal point. */
function shiftDecimal({ digits, places }: Decimal, power: number): Decimal {
  return places >= power
    ? { digits, places: places - power }
    : { digits: digits * 10 ** (power - places), places: 0 }
}

/** With a dot and no trailing zeros. */
function decimalText({ digits, places }: Decimal): string {
  const text = String(digits).padStart(places + 1, '0')
  const whole = text.slice(0, text.length - places)
  const fraction = text.slice(text.length - places).replace(/0+$/, '')
  return fraction === '' ? whole : `${whole}.${fraction}`
}

function digitsAt(decimal: Decimal, places: number): number {
  return decimal.digits * 10 ** (places - decimal.places)
}

function exactly(digits: number, places: number): Decimal | undefined {
  return Number.isSafeInteger(digits) ? { digits, places } : undefined
}

/** An amount in stored form. */
export type ItemAmount = Pick<ItemFields, 'quantity' | 'unit'>

/**
 * A unit that adds up with others: it is 10 to the `power` of the `small` unit, and the `large` unit is 1000 small ones.
 */
export interface AddedMeasure {
  small: string
  large: string
  power: number
}

const mass = { small: 'g', large: 'kg' }
const volume = { small: 'ml', large: 'l' }
/** The units that add up, by their stored spelling. */
export const measures: ReadonlyMap<string, AddedMeasure> = new Map([
  ['kg', { ...mass, power: 3 }],
  ['g', { ...mass, power: 0 }],
  ['l', { ...volume, power: 3 }],
  ['cl', { ...volume, power: 1 }],
  ['ml', { ...volume, power: 0 }],
])
const largePower = 3

/** A typed amount in stored form: '1,50' 'kile' is '1.5' 'kg'; no unit is 'st'. */
export function storedAmount(quantity: string, unit: string): ItemAmount {
  const dotted = withPackSign(quantity.trim().replace(/,/g, '.'))
  const number = readDecimal(dotted)
  return {
    quantity: number ? decimalText(number) : dotted,
    unit: storedUnit(unit) ?? (unit.trim() || itemDefaults.unit),
  }
}

/**
 * Returns the exact sum of two amounts; undefined if they do not add up: different units ('kg' and 'pachet'), a range
 * ('2-3'), or a sum that is too long to be stored.
 *
 * Packs of equal pieces count together ('6x2' and '6x2' are '12x2'); a pack does not add up with another amount.
 *
 * Masses and volumes are in kg and l from 1 up, and in g and ml below. '1 st' means that no amount was given, so the sum is
 * the other amount; together with 'buc' it is one piece.
 *
 * @param forms forms of words, so that "cofraj" and "cofraje" are one unit
 */
export function addAmounts(forms: CommonForms, a: ItemAmount, b: ItemAmount): ItemAmount | undefined {
  const sum = unspokenFor(a, b) ?? unspokenFor(b, a) ?? addSpoken(forms, a, b)
  return sum && !quantityProblem(sum.quantity) ? { quantity: sum.quantity, unit: sum.unit } : undefined
}

/**
 * Returns the cost of an amount in bani, rounded half up. Of a range, the upper end is counted.
 *
 * @param bani the cost of `per`
 * @returns undefined if the units do not convert into each other, or if the cost is too large for an exact result
 */
export function costForAmount(bani: number, per: ItemAmount, amount: ItemAmount): number | undefined {
  const [each, all] = [measures.get(per.unit), measures.get(amount.unit)]
  const [one, whole] = [readDecimal(per.quantity), readWhole(amount.quantity.replace(/^.*-/, ''))]
  if (!one || !whole || !each || each.small !== all?.small) return undefined
  const [divisor, factor] = [shiftDecimal(one, each.power), shiftDecimal(whole, all.power)]
  const places = Math.max(divisor.places, factor.places)
  const [under, over] = [digitsAt(divisor, places), 2 * bani * digitsAt(factor, places)]
  return Number.isSafeInteger(over + under) ? Math.floor((over + under) / (2 * under)) : undefined
}

/** Returns the other amount if the first one was not given. */
function unspokenFor(bare: ItemAmount, other: ItemAmount): ItemAmount | undefined {
  const isBare = bare.quantity === itemDefaults.quantity && bare.unit === itemDefaults.unit
  return isBare && !isPiece(other.unit) ? other : undefined
}

/** '6x2' l and '6x2' l are '12x2' l; packs of different pieces do not add up. */
function addPacks(a: ItemAmount, b: ItemAmount): ItemAmount | undefined {
  const [first, second] = [packOf(a.quantity), packOf(b.quantity)]
  const [of, other] = [measures.get(a.unit), measures.get(b.unit)]
  if (!first || !second || !of || of.small !== other?.small) return undefined
  const [each, others] = [readDecimal(first.each), readDecimal(second.each)]
  const isSame = each && others && isEqual(shiftDecimal(each, of.power), shiftDecimal(others, other.power))
  if (!isSame) return undefined
  const [spelled, unit] = of.power >= other.power ? [first.each, a.unit] : [second.each, b.unit]
  return { quantity: `${first.count + second.count}x${spelled}`, unit }
}

function isEqual(a: Decimal, b: Decimal): boolean {
  const places = Math.max(a.places, b.places)
  return digitsAt(a, places) === digitsAt(b, places)
}

function addSpoken(forms: CommonForms, a: ItemAmount, b: ItemAmount): ItemAmount | undefined {
  const packs = addPacks(a, b)
  if (packs) return packs
  const [first, second] = [readDecimal(a.quantity), readDecimal(b.quantity)]
  if (!first || !second) return undefined
  const measured = addMeasures(first, measures.get(a.unit), second, measures.get(b.unit))
  if (measured) return measured
  const unit = commonUnit(forms, a, b)
  const sum = addDecimals(first, second)
  return unit && sum ? { quantity: decimalText(sum), unit } : undefined
}

function addMeasures(a: Decimal, of: AddedMeasure | undefined, b: Decimal, other: AddedMeasure | undefined) {
  if (!of || of.small !== other?.small) return undefined
  const sum = addDecimals(shiftDecimal(a, of.power), shiftDecimal(b, other.power))
  if (!sum) return undefined
  const isLarge = sum.digits >= 10 ** (largePower + sum.places)
  return isLarge
    ? { quantity: decimalText(shiftDecimal(sum, -largePower)), unit: of.large }
    : { quantity: decimalText(sum), unit: of.small }
}

/** Returns the common unit; for a unit as typed, the form that belongs to the greater number ("1 cofraj", "2 cofraje"). */
function commonUnit(forms: CommonForms, a: ItemAmount, b: ItemAmount): string | undefined {
  if (isPiece(a.unit) && isPiece(b.unit)) return a.unit === itemDefaults.unit ? b.unit : a.unit
  if (a.unit === b.unit) return a.unit
  const isSameWord = !unitKind(a.unit) && commonForm(forms, fold(a.unit)) === commonForm(forms, fold(b.unit))
  return isSameWord ? (Number(a.quantity) < Number(b.quantity) ? b.unit : a.unit) : undefined
}

function isPiece(unit: string): boolean {
  return unit === itemDefaults.unit || unitKind(unit) === 'piece'
}
