/** [ending, what may stand in its place in the plural], the first that fits. */
const endings: readonly (readonly [ending: RegExp, plurals: readonly string[]])[] = [
  [/ie$/, ['ii']],
  [/ea$/, ['ele']],
  [/oare$/, ['ori']],
  [/ă$/, ['e', 'i']],
  [/e$/, ['i']],
  [/u$/, ['uri', 'e']],
  [/d$/, ['zi', 'de', 'duri']],
  [/(?<=[^aeiouăâîyw])$/, ['i', 'e', 'uri']],
]

/** Shorter ones are sizes and the like: "ouă S". */
const shortestNoun = 3

/**
 * What the plural of a noun may be: Romanian nouns do not tell which of them it is, and a form that nobody says costs
 * nothing here, for the model does not hear it.
 */
export function pluralsOf(word: string): string[] {
  if (word.length < shortestNoun) return []
  const [ending, plurals = []] = endings.find(([pattern]) => pattern.test(word)) ?? []
  return ending ? plurals.map((plural) => word.replace(ending, plural)) : []
}
