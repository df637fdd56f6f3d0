import { fold } from '../lib/fold.ts'
import { wordStem } from '../lib/word-stem.ts'
import { withoutArticle } from './word-forms.ts'

/** Each folded form in the table of forms, with its common spelling. */
export type CommonForms = ReadonlyMap<string, string>

/**
 * The common spelling of all forms of a folded word: the one in the table of forms, in capitals, or otherwise the stem
 * that the rules find. Capitals prevent that a stem equals a spelling of the table.
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

/** @param table in the format of words/name-forms.ts */
export function readForms(table: string): CommonForms {
  const entries = entriesOf(table).map((forms) => forms.map(fold))
  const forms = entries.flatMap(([first = '', ...others]) =>
    [first, ...others].map((form) => [form, first.toUpperCase()] as const),
  )
  const singles = forms.map(([form, common]) => [withoutDoubles(form), common] as const)
  return new Map([...singles, ...forms])
}

/** "Mozzarella", "mozarella" and "mozarela" are spellings of one word; sizes ("XXL") and short words keep their doubles. */
function withoutDoubles(word: string): string {
  return word.length < 5 ? word : word.replace(/([b-df-hj-np-tv-z])\1/g, '$1')
}
