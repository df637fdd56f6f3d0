import { commonForm } from '../item/name-forms.ts'
import { fold } from '../lib/fold.ts'
import { type NameToken, nameTokens } from './name-tokens.ts'
import type { NameWords } from './name-words.ts'

/** A name by its words that say something. */
interface ReadName {
  words: NameWords
  tokens: readonly NameToken[]
}

/**
 * What two names have in common exactly when they are one product: the same words in the same order, whatever their
 * case, diacritics, number, gender and article, without the words that only join them ("de", "la", "cu" …).
 *
 * An opaque text, never shown. A joining word stays where it tells two things apart: "ardei de umplut" are not yet
 * "umpluți", "lapte cu cocos" is not "de cocos". "Fără" always stays.
 *
 * @param words what tells more than the rules do
 */
export function nameKey(words: NameWords, name: string): string {
  const read = { words, tokens: nameTokens(words, name) }
  const key = read.tokens.map((token, place) => formInName(read, token, place)).join(' ')
  return key === '' ? fold(name).trim() : withCommonPhrases(words, key)
}

function formInName(name: ReadName, token: NameToken, place: number): string {
  const form = isColor(name, token, place) ? 'ROSU' : commonForm(name.words.forms, token.text)
  return [...tellingLink(name, token, form), form].join(' ')
}

/** The link before a word, if it tells this thing from another. */
function tellingLink({ words, tokens }: ReadName, { text, links }: NameToken, form: string): string[] {
  const [first] = tokens
  if (links.length === 0 || !first) return []
  const head = commonForm(words.forms, first.text)
  if (words.supines.has(text) && !links.includes('cu') && !words.toolWords.has(head)) return ['de']
  const telling = words.tellingLinks.filter((row) => links.includes(row.link) && isBetween(row, head, form))
  return telling.map(({ link }) => link)
}

function isBetween({ heads, words }: NameWords['tellingLinks'][number], head: string, word: string): boolean {
  return heads.has(head) && (words.size === 0 || words.has(word))
}

/** Whether a "roșie" or "roșii" says which peppers or onions, and is no tomato. */
function isColor({ words, tokens }: ReadName, { text, links }: NameToken, place: number): boolean {
  const [head] = tokens
  if (place === 0 || links.length > 0 || !head) return false
  if (text !== 'rosii') return text === 'rosie'
  return !(place === 1 && words.tomatoHeads.has(commonForm(words.forms, head.text)))
}

function withCommonPhrases({ namePhrases }: NameWords, key: string): string {
  return namePhrases.reduce((text, [other, common]) => text.replace(other, common), ` ${key} `).trim()
}
