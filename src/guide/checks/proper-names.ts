/** Feasts within names of dishes, by word. */
export const feastNames = ['Buna', 'Crăciun', 'Nicolae', 'Paște', 'Revelion', 'Vestire'] as const

/** Other words that keep their capital within the name of a food or dish. */
const otherNames = ['Bruxelles', 'Caesar', 'Cluj', 'Dunăre', 'UHT'] as const

const properNames: ReadonlySet<string> = new Set([...feastNames, ...otherNames])

/** The first word within a name that has a capital without being a proper name. */
export function misplacedCapital(name: string): string | undefined {
  const [, ...later] = name.match(/\p{L}+/gu) ?? []
  return later.find((word) => /^\p{Lu}/u.test(word) && !properNames.has(word))
}
