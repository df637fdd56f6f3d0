/** A decimal number exactly: 1.25 is 125 with two places. */
export interface Decimal {
  digits: number
  places: number
}

const shape = /^(\d+)(?:\.(\d+))?$/

/** Reads '1.25'; undefined for a range and for more digits than a number keeps exactly. */
export function readDecimal(text: string): Decimal | undefined {
  const [, whole, fraction = ''] = shape.exec(text) ?? []
  return whole === undefined ? undefined : exactly(Number(whole + fraction), fraction.length)
}

/** Undefined where the sum has more digits than a number keeps exactly. */
export function addDecimals(a: Decimal, b: Decimal): Decimal | undefined {
  const places = Math.max(a.places, b.places)
  const [first, second] = [digitsAt(a, places), digitsAt(b, places)]
  return exactly(first + second, places)
}

/** The number times ten to a power, which may be negative: the point moves. */
export function shiftDecimal({ digits, places }: Decimal, power: number): Decimal {
  return places >= power
    ? { digits, places: places - power }
    : { digits: digits * 10 ** (power - places), places: 0 }
}

/** With a dot and no trailing zeros. */
export function decimalText({ digits, places }: Decimal): string {
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
