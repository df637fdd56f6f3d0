import { fold } from '../lib/fold.ts'
import { wordStem } from '../lib/word-stem.ts'
import { withoutArticle } from './word-forms.ts'

/** Every form that the table of forms has, folded, with the one spelling for it. */
export type CommonForms = ReadonlyMap<string, string>

/**
 * One spelling for all forms of a folded word: in capitals that of the table of forms, else the stem that the rules
 * find. So a word of the table never meets one of the rules.
 */
export function commonForm(forms: CommonForms, word: string): string {
  const single = withoutDoubles(word)
  const candidates = [word, single, ...withoutArticle(single)]
  const known = candidates.find((form) => forms.has(form))
  return (known && forms.get(known)) ?? wordStem(single)
}

/** The entries of a table written as one text, each as its variants. */
export function entriesOf(table: string): string[][] {
  return table
    .trim()
    .split(/, |\n+/)
    .filter((entry) => entry !== '')
    .map((entry) => entry.split('/'))
}

/** @param table written as words/name-forms.ts is */
export function readForms(table: string): CommonForms {
  const entries = entriesOf(table).map((forms) => forms.map(fold))
  const forms = entries.flatMap(([first = '', ...others]) =>
    [first, ...others].map((form) => [form, first.toUpperCase()] as const),
  )
  const singles = forms.map(([form, common]) => [withoutDoubles(form), common] as const)
  return new Map([...singles, ...forms])
}

/** "Mozzarella", "mozarella" and "mozarela" are typed for one another; sizes ("XXL") and short words are not. */
function withoutDoubles(word: string): string {
  return word.length < 5 ? word : word.replace(/([b-df-hj-np-tv-z])\1/g, '$1')
}
