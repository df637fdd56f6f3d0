const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const digitBits = 6
const byteBits = 8

/** Encodes bytes as text that needs no escaping in an address (RFC 4648, section 5), without `=` at the end. */
export function toBase64url(bytes: readonly number[]): string {
  return regrouped(bytes, byteBits, digitBits, true)
    .map((digit) => digits[digit])
    .join('')
}

/** Decodes a text of `toBase64url`; undefined for any other text. */
export function fromBase64url(text: string): number[] | undefined {
  const values = Array.from(text, (letter) => digits.indexOf(letter))
  if (values.includes(-1)) return undefined
  const bytes = regrouped(values, digitBits, byteBits, false)
  return toBase64url(bytes) === text ? bytes : undefined
}

/**
 * Regroups the bits of numbers of one width into numbers of another width. If `isWhole`, left-over bits fill one more
 * number; otherwise they are dropped.
 */
function regrouped(from: readonly number[], width: number, toWidth: number, isWhole: boolean): number[] {
  const found: number[] = []
  let [bits, count] = [0, 0]
  for (const value of from) {
    bits = (bits << width) | value
    count += width
    while (count >= toWidth) {
      count -= toWidth
      found.push(bits >> count)
      bits &= (1 << count) - 1
    }
  }
  if (isWhole && count > 0) found.push(bits << (toWidth - count))
  return found
}
