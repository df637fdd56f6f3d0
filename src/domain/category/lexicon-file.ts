import { type CategoryKey, categoryKeys } from '../item/fields.ts'
import { collectForms, type Forms, formFinder, type Spellings, spellingsOf } from '../item/word-forms.ts'
import type { LexiconFile } from './category-lexicon.ts'
import { categoryOverrides } from './category-overrides.ts'

/** What one category is known by: words and phrases, by comma or line, a blank line between groups. */
export interface CategoryWords {
  /**
   * `măr/mere` gives every form of a word; a word alone has its other forms by rule. A phrase stands here
   * only where its first known word would say otherwise: "unt de arahide", not "unt de masă".
   */
  words: string
  /** Known only where no word is: brands of several categories, and what a thing is for. */
  hints: string
}

export type CategoryTable = Readonly<Record<CategoryKey, CategoryWords>>

/** A table of words as a lexicon is made from it. */
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
  const formOf = formFinder(forms)
  return (term) => {
    const [first = []]: Spellings = spellingsOf(term)
    return first.map(formOf).join(' ')
  }
}

/** What is not listed as itself alone, under what it is listed as. */
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
