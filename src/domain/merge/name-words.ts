import { type CommonForms, commonForm, entriesOf, readForms } from '../item/name-forms.ts'
import { fold } from '../lib/fold.ts'
import { wordSet } from '../lib/word-set.ts'
import type { TellingLink } from '../words/name-words.ts'

/** What the tables say of words that are the same in another form, or tell two things apart. */
export interface NameTables {
  nameForms: string
  namePhrases: string
  joiningWords: string
  prefixes: string
  supines: string
  toolWords: string
  tomatoHeads: string
  tellingLinks: readonly TellingLink[]
  pluralThings: string
  singularThings: string
}

interface LinkForms {
  link: string
  heads: ReadonlySet<string>
  words: ReadonlySet<string>
}

/** The same, to be looked up. */
export interface NameWords {
  forms: CommonForms
  joiningWords: ReadonlySet<string>
  prefixes: ReadonlySet<string>
  /** Folded. */
  supines: ReadonlySet<string>
  /** In common forms, as are all below. */
  toolWords: ReadonlySet<string>
  tomatoHeads: ReadonlySet<string>
  tellingLinks: readonly LinkForms[]
  /** Another way to write a name of several words, and the common one; a space around each. */
  namePhrases: readonly (readonly [other: string, common: string])[]
  /** Folded. */
  pluralThings: ReadonlySet<string>
  singularThings: ReadonlySet<string>
}

/** @param tables one that is missing says nothing */
export function readNameWords(tables: Partial<NameTables>): NameWords {
  const forms = readForms(tables.nameForms ?? '')
  const common = (words = '') => commonForms(forms, words)
  return {
    forms,
    joiningWords: wordSet(tables.joiningWords ?? ''),
    prefixes: wordSet(tables.prefixes ?? ''),
    supines: wordSet(fold(tables.supines ?? '')),
    toolWords: new Set(common(tables.toolWords)),
    tomatoHeads: new Set(common(tables.tomatoHeads)),
    tellingLinks: (tables.tellingLinks ?? []).map(({ link, heads, words }) => ({
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
