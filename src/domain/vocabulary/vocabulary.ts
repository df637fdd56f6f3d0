import type { CategoryKey } from '../item/fields.ts'
import type { CommonForms } from '../item/name-forms.ts'
import { commonForm, entriesOf, readForms } from '../item/name-forms.ts'
import { fold } from '../lib/fold.ts'
import { wordSet } from '../lib/word-set.ts'
import { readStores, type StoreNames } from './store-finder.ts'

/** The tables of words as they are written; a browser fetches them as data. */
export interface VocabularyTables extends ItemTables, NameTables {}

/**
 * The tables, ready for lookup, by which items are read and compared. Rules take it as their first argument;
 * with-all-words.ts has the same rules with all words.
 */
export interface Vocabulary extends ItemWords, NameWords {}

/** Returns the category of a word that names a product or a brand; undefined for any other word. */
export type CategoryOfWord = (word: string) => CategoryKey | undefined

/**
 * Takes some milliseconds, so callers do it once.
 *
 * @param tables a missing table counts as empty: without any, amounts and units are still read, and the forms of words still
 *   follow the rules
 */
export function readVocabulary(
  tables: Partial<VocabularyTables>,
  categoryOfWord: CategoryOfWord = () => undefined,
): Vocabulary {
  return { ...readItemWords(tables), ...readNameWords(tables), categoryOfWord }
}

/** Tables of words/compounds.ts, numbered-names.ts, descriptions.ts, known-things.ts and stores.ts that are sets of words. */
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
  'pointingWords',
  'describingOpenings',
  'describingQualities',
  'degreeWords',
  'thingsOfValue',
  'plainThings',
  'takingThings',
  'separateThings',
  'redThings',
  'kindWords',
  'holdingThings',
  'wholeHeads',
] as const

type SetName = (typeof setNames)[number]

/** Tables of words that distinguish the amount, the unit and the name of an item. */
interface ItemTables extends Readonly<Record<SetName, string>> {
  productPhrases: readonly string[]
  joinedThings: readonly string[]
  numberedNames: readonly string[]
  describingPhrases: readonly string[]
  otherPhrases: readonly string[]
  storeNames: string
}

/** The tables of an item's words, ready for lookup. */
export interface ItemWords extends Readonly<Record<SetName, ReadonlySet<string>>> {
  productPhrases: ReadonlySet<string>
  joinedThings: ReadonlySet<string>
  /** Names that contain a number, as lists of words, by their first word. */
  numberedNames: ReadonlyMap<string, readonly string[][]>
  describingPhrases: ReadonlySet<string>
  otherPhrases: ReadonlySet<string>
  stores: StoreNames
  categoryOfWord: CategoryOfWord
}

function readItemWords(tables: Partial<ItemTables>): Omit<ItemWords, 'categoryOfWord'> {
  const sets = setNames.map((name) => [name, wordSet(tables[name] ?? '')] as const)
  return {
    ...(Object.fromEntries(sets) as Record<SetName, ReadonlySet<string>>),
    productPhrases: new Set(tables.productPhrases),
    joinedThings: new Set(tables.joinedThings),
    numberedNames: groupByFirstWord(tables.numberedNames ?? []),
    describingPhrases: new Set(tables.describingPhrases),
    otherPhrases: new Set(tables.otherPhrases),
    stores: readStores(entriesOf(tables.storeNames ?? '')),
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

/** Tables of words that have several forms, or that distinguish two things. */
interface NameTables {
  nameForms: string
  namePhrases: string
  joiningWords: string
  prefixes: string
  supines: string
  toolWords: string
  tomatoHeads: string
  distinctiveLinks: readonly { link: string; heads: string; words: string }[]
  pluralThings: string
  singularThings: string
}

interface LinkForms {
  link: string
  heads: ReadonlySet<string>
  words: ReadonlySet<string>
}

/** The tables of names, ready for lookup. */
export interface NameWords {
  forms: CommonForms
  joiningWords: ReadonlySet<string>
  prefixes: ReadonlySet<string>
  /** Folded. */
  supines: ReadonlySet<string>
  /** In common forms, like the next two. */
  toolWords: ReadonlySet<string>
  tomatoHeads: ReadonlySet<string>
  distinctiveLinks: readonly LinkForms[]
  /** Another way to write a name of several words, and the common one; a space around each. */
  namePhrases: readonly (readonly [other: string, common: string])[]
  /** Folded. */
  pluralThings: ReadonlySet<string>
  singularThings: ReadonlySet<string>
}

function readNameWords(tables: Partial<NameTables>): NameWords {
  const forms = readForms(tables.nameForms ?? '')
  const common = (words = '') => commonForms(forms, words)
  return {
    forms,
    joiningWords: wordSet(tables.joiningWords ?? ''),
    prefixes: wordSet(tables.prefixes ?? ''),
    supines: wordSet(fold(tables.supines ?? '')),
    toolWords: new Set(common(tables.toolWords)),
    tomatoHeads: new Set(common(tables.tomatoHeads)),
    distinctiveLinks: (tables.distinctiveLinks ?? []).map(({ link, heads, words }) => ({
      link,
      heads: new Set(common(heads)),
      words: new Set(common(words)),
    })),
    namePhrases: entriesOf(tables.namePhrases ?? '').flatMap(([first = '', ...others]) =>
      others.map((other) => [spaced(common(other)), spaced(common(first))] as const),
    ),
    pluralThings: wordSet(tables.pluralThings ?? ''),
    singularThings: wordSet(tables.singularThings ?? ''),
  }
}

function commonForms(forms: CommonForms, words: string): string[] {
  return [...wordSet(fold(words))].map((word) => commonForm(forms, word))
}

function spaced(words: readonly string[]): string {
  return ` ${words.join(' ')} `
}
