import type { Findable } from './things.ts'

/** Shorter texts have too many neighbours. */
const shortest = 4

/** The texts that were meant if two letters were swapped, or if the last one is wrong. */
interface Meant {
  swapped: readonly string[]
  shortened: string
}

/** Returns the meant texts of a typed one; undefined for a short text and for several words. */
function meantBy(typed: string): Meant | undefined {
  if (typed.length < shortest || typed.includes(' ')) return undefined
  // The first letter is right.
  const swapped = Array.from(typed.slice(2), (_, at) =>
    [typed.slice(0, at + 1), typed[at + 2], typed[at + 1], typed.slice(at + 3)].join(''),
  )
  return { swapped: swapped.filter((text) => text !== typed), shortened: typed.slice(0, -1) }
}

/**
 * Returns the products of which a word begins with the typed text but for one slip: "muse" is "muesli" with swapped letters,
 * and, if nothing else is found, "sire" is "sirop" with another last letter.
 *
 * @param typed folded, with one space between its words
 */
export function slippedAmong<Product extends Findable>(
  products: readonly Product[],
  typed: string,
  isNothingFound: boolean,
): Product[] {
  const meant = meantBy(typed)
  if (!meant) return []
  const texts = isNothingFound ? [...meant.swapped, meant.shortened] : meant.swapped
  return texts.flatMap((text) =>
    products.filter(({ forms }) => forms.some(({ spelling }) => begins(spelling, text))),
  )
}

function begins(spelling: string, text: string): boolean {
  return spelling.startsWith(text) || spelling.includes(` ${text}`)
}
