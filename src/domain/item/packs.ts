const shape = /^(\d+)x(\d+(?:\.\d+)?)$/

/** A quantity such as '6x2': a number of equal pieces, each of one measure. */
interface PackAmount {
  count: number
  /** The amount of one piece, in stored form. */
  each: string
}

/** Returns the pack of a stored quantity; undefined for a number and a range. */
export function packOf(quantity: string): PackAmount | undefined {
  const [, count, each] = shape.exec(quantity) ?? []
  return count === undefined || each === undefined ? undefined : { count: Number(count), each }
}

/** Returns the number that a stored quantity counts to: the upper end of a range, and all pieces of a pack together. */
export function greatestOf(quantity: string): number {
  const pack = packOf(quantity)
  return pack ? pack.count * Number(pack.each) : Number(quantity.split('-').pop())
}

/** Returns a typed quantity in the stored form of a pack: '6 × 2' and '6*2' are '6x2'; any other text is itself. */
export function withPackSign(typed: string): string {
  return typed.replace(/^(\d+) ?[x×*X] ?(?=\d)/, '$1x')
}
