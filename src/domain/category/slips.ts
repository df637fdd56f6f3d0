import { type Forms, possibleForms } from '../item/word-forms.ts'

/** A shorter product has too many neighbours. */
const shortestProduct = 5
const shortestForm = 4

/**
 * Returns a function that finds the product that a word is a slip of: one letter missing, added, wrong or swapped with the
 * next, but not the first.
 *
 * @param keys products in listed form; those of several words are left out
 */
export function slipFinder(
  keys: readonly string[],
  { listed }: Pick<Forms, 'listed'>,
): (word: string) => string | undefined {
  const products = new Set(keys.filter((key) => !key.includes(' ')))
  const byRest = new Map<string, string[]>()
  for (const [form, key] of listed) {
    if (form.length < shortestProduct || key.length < shortestProduct || !products.has(key)) continue
    for (const rest of restsOf(form)) byRest.set(rest, [...(byRest.get(rest) ?? []), form])
  }
  return (word) => {
    if (word.length < shortestProduct) return undefined
    for (const form of [word, ...possibleForms(word)]) {
      if (form.length < shortestForm) continue
      const near = restsOf(form).flatMap((rest) => byRest.get(rest) ?? [])
      const found = near.find((product) => isSlip(form, product))
      if (found !== undefined) return listed.get(found)
    }
    return undefined
  }
}

/** Returns a word, and the word without each of its letters but the first. */
function restsOf(word: string): string[] {
  return [word, ...Array.from(word.slice(1), (_, at) => word.slice(0, at + 1) + word.slice(at + 2))]
}

/** True if one edit turns a word into the other. */
function isSlip(word: string, product: string): boolean {
  const start = commonStart(word, product)
  const [rest, meant] = [word.slice(start), product.slice(start)]
  return (
    start > 0 &&
    (rest.slice(1) === meant.slice(1) ||
      rest.slice(1) === meant ||
      rest === meant.slice(1) ||
      (rest.charAt(0) === meant.charAt(1) &&
        rest.charAt(1) === meant.charAt(0) &&
        rest.slice(2) === meant.slice(2)))
  )
}

function commonStart(one: string, other: string): number {
  let at = 0
  while (at < one.length && one.charAt(at) === other.charAt(at)) at++
  return at
}
