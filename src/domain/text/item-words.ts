import { wordSet } from '../lib/word-set.ts'

/** The tables of words/compounds.ts and words/kept-names.ts that are sets of words. */
const setNames = [
  'materials',
  'soldMaterials',
  'purposes',
  'productHeads',
  'sheets',
  'containerParts',
  'adjectives',
  'prepositions',
  'announcingWords',
  'linkingWords',
  'describingWords',
  'countedInHundreds',
] as const

type SetName = (typeof setNames)[number]

/** What the tables say of words that tell amount, unit and name of an item apart. */
export interface ItemTables extends Readonly<Record<SetName, string>> {
  productPhrases: readonly string[]
  keptNames: readonly string[]
}

/** The same, to be looked up. */
export interface ItemWords extends Readonly<Record<SetName, ReadonlySet<string>>> {
  productPhrases: ReadonlySet<string>
  /** Names that hold a number, each as its words, by their first word. */
  keptNames: ReadonlyMap<string, readonly string[][]>
}

/** @param tables one that is missing says nothing */
export function readItemWords(tables: Partial<ItemTables>): ItemWords {
  const sets = setNames.map((name) => [name, wordSet(tables[name] ?? '')] as const)
  return {
    ...(Object.fromEntries(sets) as Record<SetName, ReadonlySet<string>>),
    productPhrases: new Set(tables.productPhrases),
    keptNames: groupByFirstWord(tables.keptNames ?? []),
  }
}

function groupByFirstWord(names: readonly string[]): ReadonlyMap<string, string[][]> {
  const groups = new Map<string, string[][]>()
  for (const words of names.map((name) => name.split(' '))) {
    const [first = ''] = words
    groups.set(first, [...(groups.get(first) ?? []), words])
  }
  return groups
}
