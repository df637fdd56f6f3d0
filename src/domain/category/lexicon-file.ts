import { type CategoryKey, categoryKeys } from '../item/fields.ts'
import { contentWords, type Forms, findForm } from '../item/word-forms.ts'
import type { CategoryOverride, LexiconFile } from './category-lexicon.ts'

const food = [
  'fructe',
  'legume',
  'lactate',
  'carne',
  'peste',
  'cereale',
  'paine',
  'bauturi',
  'conserve',
  'condimente',
  'dulciuri',
] as const

/** The first override that applies decides. */
const categoryOverrides: readonly CategoryOverride[] = [
  {
    words: ['câine/câini', 'pisică/pisici', 'pisoi', 'papagal', 'whiskas', 'pedigree', 'felix', 'purina'],
    category: 'altele',
    over: [...food, 'congelate', 'igiena', 'curatenie'],
  },
  {
    words: ['bebeluș', 'bebe', 'nan', 'aptamil', 'hipp', 'humana', 'milupa', 'pampers', 'huggies'],
    category: 'altele',
    over: [...food, 'congelate', 'igiena'],
  },
  { words: ['alpro'], category: 'lactate', over: ['cereale', 'bauturi', 'fructe'] },
  { words: ['auto'], category: 'altele', over: ['igiena', 'curatenie'] },
  { words: ['congelat', 'frozen'], category: 'congelate', over: food },
  {
    words: ['conservă', 'murat', 'propriu', 'bonduelle'],
    category: 'conserve',
    over: ['fructe', 'legume', 'carne', 'peste', 'cereale'],
  },
  { words: ['borcan'], category: 'conserve', over: ['legume', 'peste', 'cereale'] },
  { words: ['sirop', 'compot'], category: 'conserve', over: ['fructe'] },
  { words: ['înghețată'], category: 'congelate', over: ['fructe', 'lactate', 'dulciuri'] },
  { words: ['rufe'], category: 'curatenie', over: [...food, 'igiena'] },
  {
    words: ['păr', 'corp', 'mâini', 'unghii', 'buze', 'demachiant'],
    category: 'igiena',
    over: [...food, 'curatenie'],
  },
]

/** The words and phrases of one category, separated by commas or lines, with a blank line between groups. */
export interface CategoryWords {
  /**
   * `măr/mere` gives every form of a word; a word alone has its other forms by rule. A phrase stands here
   * only where its first known word would say otherwise: "unt de arahide", not "unt de masă".
   */
  words: string
  /** Words that count only if no word is known: brands of several categories, and purposes. */
  hints: string
}

export type CategoryTable = Readonly<Record<CategoryKey, CategoryWords>>

/** The data of a lexicon, made from a table of words. */
export function lexiconFile(table: CategoryTable): LexiconFile {
  const all = categoryKeys.flatMap((category) => [
    ...termsOf(table[category].words),
    ...termsOf(table[category].hints),
  ])
  const overriding = categoryOverrides.flatMap(({ words }) => words)
  const forms = collectForms([...all, ...overriding].map(spellingsOf))
  const keyOf = keyFinder(forms)
  const keysOf = (part: keyof CategoryWords) =>
    byCategory((category) => termsOf(table[category][part]).map(keyOf).join())
  return {
    words: keysOf('words'),
    hints: keysOf('hints'),
    overrides: categoryOverrides.map((row) => ({ ...row, words: row.words.map(keyOf) })),
    forms: formGroups(forms).join(),
  }
}

/** Each term of a table with its key: its first spelling, every word in the form it is listed under. */
export function termKeys(table: CategoryTable): { term: string; key: string; category: CategoryKey }[] {
  const { words, hints } = lexiconFile(table)
  return categoryKeys.flatMap((category) => {
    const terms = [...termsOf(table[category].words), ...termsOf(table[category].hints)]
    const keys = [words[category], hints[category]]
      .filter((list) => list !== '')
      .flatMap((list) => list.split(','))
    return terms.map((term, place) => ({ term, key: keys[place] ?? '', category }))
  })
}

/** The single terms of a comma-separated list of words or hints. */
export function termsOf(list: string): string[] {
  return list
    .split(/[,\n]/)
    .map((term) => term.trim())
    .filter((term) => term !== '')
}

function keyFinder(forms: Forms): (term: string) => string {
  return (term) => {
    const [first = []]: Spellings = spellingsOf(term)
    return first.map((word) => findForm(word, forms) ?? word).join(' ')
  }
}

/** The words with several forms, under the form that they are listed under. */
function formGroups({ listed, regular }: Forms): string[] {
  const groups = new Map<string, string[]>()
  for (const [form, common] of listed) {
    if (form !== common) groups.set(common, [...(groups.get(common) ?? [common]), form])
    else if (!regular.has(form) && !groups.has(form)) groups.set(form, [form])
  }
  return [...groups.values()].map((forms) => forms.join('/'))
}

function byCategory<Value>(value: (category: CategoryKey) => Value): Record<CategoryKey, Value> {
  return Object.fromEntries(categoryKeys.map((category) => [category, value(category)])) as Record<
    CategoryKey,
    Value
  >
}

/** Irregular forms of words that stand only inside phrases. */
const irregularForms: readonly string[] = [
  'negru/neagră/negre/negri',
  'verde/verzi/verdele',
  'proaspăt/proaspătă/proaspete/proaspeți',
  'roșu/roșul',
]

/** The ways a term is written, each as its content words: "măr/mere" is [["mar"], ["mere"]]. */
type Spellings = readonly (readonly string[])[]

/** Splits a term of the data into its spellings. */
function spellingsOf(term: string): Spellings {
  return term.split('/').map(contentWords)
}

/** Lists the words of terms; the words of a phrase get their other forms by rule too. */
function collectForms(terms: readonly Spellings[]): Forms {
  const listed = new Map<string, string>()
  const regular = new Set<string>()
  const list = (words: readonly string[]) => {
    for (const word of words) listed.set(word, words[0] ?? word)
    if (words.length === 1) for (const word of words) regular.add(word)
  }
  for (const spellings of [...terms, ...irregularForms.map(spellingsOf)]) {
    if (spellings.length > 1 || spellings[0]?.length === 1) list(spellings.flat())
  }
  for (const word of terms.flat(2)) {
    if (findForm(word, { listed, regular }) === undefined) list([word])
  }
  return { listed, regular }
}
