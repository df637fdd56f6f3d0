/** [ending, replacement]; endings are folded, and the first match is replaced. */
type Ending = readonly [ending: string, replacement: string]

/** Minimum number of letters that a rule leaves of a word, so that "unt", "suc" and "pui" are their own stems. */
const shortestStem = 3

/** Removes the article: "untului", "merele", "cartofilor", "cafeaua". */
const articles: readonly Ending[] = [
  ['ului', ''],
  ['elor', 'e'],
  ['ilor', 'i'],
  // "Solubile" is a plural of -bil.
  ['bile', 'bil'],
  ['ile', 'i'],
  ['elele', 'e'],
  ['ele', 'e'],
  ['aua', 'a'],
  ['eii', 'ei'],
  ['zii', 'zi'],
  ['stii', 'sti'],
  ['ul', ''],
]

/** The singular of "băuturi", "fripturi" and "facturi" ends in -ură; that of "iaurturi" and the others does not. */
const plurals: readonly Ending[] = [
  ...['a', 'i', 'u', 'p', 'c', 'l'].map((before): Ending => [`${before}turi`, `${before}tur`]),
  ['uri', ''],
]

/** Removes number and gender; the rest is common to all forms. */
const inflections: readonly Ending[] = [
  ['eie', 'el'],
  ['ee', 'el'],
  ['ei', 'el'],
  ...['r', 'l', 'n', 'u', 'i', 'a'].map((before): Ending => [`${before}zi`, `${before}d`]),
  ...['ie', 'ii', 'iu', 'ia', 'ea', 'eu', 'a', 'e', 'i', 'u'].map((ending): Ending => [ending, '']),
]

/** "Neagră" and "negru", "șampoane" and "șampon", "italieni" and "italian", "românească" and "românești". */
const changes: readonly (readonly [from: RegExp, to: string])[] = [
  [/ea/g, 'e'],
  [/oa/g, 'o'],
  [/ien$/, 'ian'],
  [/sc$/, 'st'],
]

/**
 * Returns the common stem of all forms of a folded Romanian noun or adjective: "castravete", "castraveți" and "castraveții"
 * have one stem. It need not be a word, and is never shown.
 */
export function wordStem(word: string): string {
  const root = [articles, plurals, inflections].reduce(withoutEnding, word)
  return changes.reduce((text, [from, to]) => text.replace(from, to), root)
}

function withoutEnding(word: string, endings: readonly Ending[]): string {
  for (const [ending, replacement] of endings) {
    if (!word.endsWith(ending)) continue
    const root = word.slice(0, word.length - ending.length) + replacement
    if (root.length >= shortestStem) return root
  }
  return word
}
