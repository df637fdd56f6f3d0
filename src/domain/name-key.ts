import { fold } from './fold.ts'
import { commonForm, entriesOf } from './name-forms.ts'
import { type NameToken, nameTokens } from './name-tokens.ts'
import { once } from './once.ts'
import { wordSet } from './word-set.ts'
import { namePhrases } from './words/name-forms.ts'
import { supines, tellingLinks, tomatoHeads, toolWords } from './words/name-words.ts'

interface LinkForms {
  link: string
  heads: ReadonlySet<string>
  words: ReadonlySet<string>
}

/** What the tables of words say, in common forms. */
const known = once(() => ({
  supines: new Set([...wordSet(supines)].map(fold)),
  tools: commonForms(toolWords),
  ofTomatoes: commonForms(tomatoHeads),
  links: tellingLinks.map(
    ({ link, heads, words }): LinkForms => ({
      link,
      heads: commonForms(heads),
      words: commonForms(words),
    }),
  ),
  phrases: entriesOf(namePhrases).flatMap(([first = '', ...others]) =>
    others.map((other) => [spaced(other), spaced(first)] as const),
  ),
}))

/**
 * What two names have in common exactly when they are one product: the same words in the same order, whatever their
 * case, diacritics, number, gender and article, without the words that only join them ("de", "la", "cu" …).
 *
 * An opaque text, never shown. A joining word stays where it tells two things apart: "ardei de umplut" are not yet
 * "umpluți", "lapte cu cocos" is not "de cocos". "Fără" always stays.
 */
export function nameKey(name: string): string {
  const tokens = nameTokens(name)
  const key = tokens.map((token, place) => formInName(token, tokens, place)).join(' ')
  return key === '' ? fold(name).trim() : withCommonPhrases(key)
}

function formInName(token: NameToken, tokens: readonly NameToken[], place: number): string {
  const form = isColor(token, tokens, place) ? 'ROSU' : commonForm(token.text)
  return [...tellingLink(token, form, tokens[0]), form].join(' ')
}

/** The link before a word, if it tells this thing from another. */
function tellingLink({ text, links: joined }: NameToken, form: string, first?: NameToken): string[] {
  if (joined.length === 0 || !first) return []
  const head = commonForm(first.text)
  if (known().supines.has(text) && !joined.includes('cu') && !known().tools.has(head)) return ['de']
  const telling = known().links.filter((row) => joined.includes(row.link) && isBetween(row, head, form))
  return telling.map(({ link }) => link)
}

function isBetween({ heads, words }: LinkForms, head: string, word: string): boolean {
  return heads.has(head) && (words.size === 0 || words.has(word))
}

/** Whether a "roșie" or "roșii" says which peppers or onions, and is no tomato. */
function isColor({ text, links: joined }: NameToken, tokens: readonly NameToken[], place: number): boolean {
  const [head] = tokens
  if (place === 0 || joined.length > 0 || !head) return false
  return (
    text === 'rosie' || (text === 'rosii' && !(place === 1 && known().ofTomatoes.has(commonForm(head.text))))
  )
}

function withCommonPhrases(key: string): string {
  return known()
    .phrases.reduce((text, [from, to]) => text.replace(from, to), ` ${key} `)
    .trim()
}

function commonForms(words: string): ReadonlySet<string> {
  return new Set(
    words
      .split(' ')
      .filter((word) => word !== '')
      .map((word) => commonForm(fold(word))),
  )
}

function spaced(phrase: string): string {
  return ` ${phrase
    .split(' ')
    .map((word) => commonForm(fold(word)))
    .join(' ')} `
}
