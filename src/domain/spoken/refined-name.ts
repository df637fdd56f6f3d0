import { qualities } from '../text/entry/and-between.ts'
import { type SpokenWord, spokenWords, textOf } from '../text/tokens/spoken-words.ts'

/** Words that begin the kind of an item; those of one line can replace each other. Folded. */
const kindLinks = [['de'], ['cu', 'fara'], ['din'], ['pentru', 'pt'], ['marimea', 'numarul']]

/**
 * Replaces the kind in a name: "carne de porc" and "de vită" is "carne de vită", "pâine albă" and "neagră" is "pâine
 * neagră". Undefined if the name has no such kind.
 */
export function refinedName(name: string, kind: string): string | undefined {
  const [named, said] = [spokenWords(name), spokenWords(kind)]
  const start = placeOfLink(named, said) ?? placeOfQualities(named, said)
  return start === undefined ? undefined : textOf([...named.slice(0, start), ...said])
}

function placeOfLink(named: readonly SpokenWord[], [first]: readonly SpokenWord[]): number | undefined {
  const links = kindLinks.find((line) => line.includes(first?.key ?? '')) ?? []
  for (let at = named.length - 1; at > 0; at--) {
    if (links.includes(named[at]?.key ?? '')) return at
  }
  return undefined
}

/** Returns the place at which the qualities at the end of a name begin, if the new kind is a quality. */
function placeOfQualities(named: readonly SpokenWord[], [first]: readonly SpokenWord[]): number | undefined {
  if (!isQuality(first)) return undefined
  let start = named.length
  while (start > 1 && isQuality(named[start - 1])) start--
  return start === named.length ? undefined : start
}

function isQuality(word: SpokenWord | undefined): boolean {
  return qualities.has(word?.key ?? '')
}
