import { quantityProblem } from '../lib/check.ts'
import { addDecimals, type Decimal, decimalText, readDecimal, shiftDecimal } from '../lib/decimal.ts'
import { fold } from '../lib/fold.ts'
import { type ItemFields, itemDefaults } from './fields.ts'
import { type CommonForms, commonForm } from './name-forms.ts'
import { storedUnit, unitKind } from './units.ts'

/** How much of a thing, in the form it is stored. */
export type ItemAmount = Pick<ItemFields, 'quantity' | 'unit'>

/** A unit that adds up with others: `power` of ten of the `small` one, and 1000 of that are the `large` one. */
interface Measure {
  small: string
  large: string
  power: number
}

const mass = { small: 'g', large: 'kg' }
const volume = { small: 'ml', large: 'l' }
const measures: ReadonlyMap<string, Measure> = new Map([
  ['kg', { ...mass, power: 3 }],
  ['g', { ...mass, power: 0 }],
  ['l', { ...volume, power: 3 }],
  ['cl', { ...volume, power: 1 }],
  ['ml', { ...volume, power: 0 }],
])
const largePower = 3

/** An amount as it is stored, however it was typed: '1,50' 'kile' is '1.5' 'kg'; no unit is 'st'. */
export function storedAmount(quantity: string, unit: string): ItemAmount {
  const dotted = quantity.trim().replace(/,/g, '.')
  const number = readDecimal(dotted)
  return {
    quantity: number ? decimalText(number) : dotted,
    unit: storedUnit(unit) ?? (unit.trim() || itemDefaults.unit),
  }
}

/**
 * Two amounts of one thing in one, exact to the last digit; undefined where they do not add up: units that differ
 * ('kg' and 'pachet'), a range ('2-3'), a sum too long to be stored.
 *
 * Masses and volumes are in kg and l from 1 up, else in g and ml. 'st' says nothing, so '1 st' takes the other's
 * amount; beside 'buc' it is a piece.
 *
 * @param forms by which "cofraj" and "cofraje" are one unit
 */
export function addAmounts(forms: CommonForms, a: ItemAmount, b: ItemAmount): ItemAmount | undefined {
  const sum = unspokenFor(a, b) ?? unspokenFor(b, a) ?? addSpoken(forms, a, b)
  return sum && !quantityProblem(sum.quantity) ? { quantity: sum.quantity, unit: sum.unit } : undefined
}

/** The other amount, where one says nothing. */
function unspokenFor(bare: ItemAmount, other: ItemAmount): ItemAmount | undefined {
  const isBare = bare.quantity === itemDefaults.quantity && bare.unit === itemDefaults.unit
  return isBare && !isPiece(other.unit) ? other : undefined
}

function addSpoken(forms: CommonForms, a: ItemAmount, b: ItemAmount): ItemAmount | undefined {
  const [first, second] = [readDecimal(a.quantity), readDecimal(b.quantity)]
  if (!first || !second) return undefined
  const measured = addMeasures(first, measures.get(a.unit), second, measures.get(b.unit))
  if (measured) return measured
  const unit = commonUnit(forms, a, b)
  const sum = addDecimals(first, second)
  return unit && sum ? { quantity: decimalText(sum), unit } : undefined
}

function addMeasures(a: Decimal, of: Measure | undefined, b: Decimal, other: Measure | undefined) {
  if (!of || of.small !== other?.small) return undefined
  const sum = addDecimals(shiftDecimal(a, of.power), shiftDecimal(b, other.power))
  if (!sum) return undefined
  const isLarge = sum.digits >= 10 ** (largePower + sum.places)
  return isLarge
    ? { quantity: decimalText(shiftDecimal(sum, -largePower)), unit: of.large }
    : { quantity: decimalText(sum), unit: of.small }
}

/** The unit of both; of a unit as typed, the form that goes with the greater number ("1 cofraj", "2 cofraje"). */
function commonUnit(forms: CommonForms, a: ItemAmount, b: ItemAmount): string | undefined {
  if (isPiece(a.unit) && isPiece(b.unit)) return a.unit === itemDefaults.unit ? b.unit : a.unit
  if (a.unit === b.unit) return a.unit
  const isSameWord = !unitKind(a.unit) && commonForm(forms, fold(a.unit)) === commonForm(forms, fold(b.unit))
  return isSameWord ? (Number(a.quantity) < Number(b.quantity) ? b.unit : a.unit) : undefined
}

function isPiece(unit: string): boolean {
  return unit === itemDefaults.unit || unitKind(unit) === 'piece'
}
