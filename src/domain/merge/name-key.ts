import { commonForm } from '../item/name-forms.ts'
import { letters } from '../lib/characters.ts'
import { fold } from '../lib/fold.ts'
import { modernSpelling } from '../lib/modern-spelling.ts'
import { longestText } from '../lib/reading-limits.ts'
import type { NameWords } from '../vocabulary/vocabulary.ts'

/** A name by its content words. */
interface ReadName {
  words: NameWords
  tokens: readonly NameToken[]
}

/**
 * Returns a key that two names share exactly if they are one product: the same words in the same order, regardless of case,
 * diacritics, number, gender and article, without the words that only join them ("de", "la", "cu" …).
 *
 * The key is opaque and never shown. A joining word stays if it distinguishes two things: "ardei de umplut" are not yet
 * "umpluți", "lapte cu cocos" is not "de cocos". "Fără" always stays. Text beyond `longestText` is not read.
 *
 * @param words tables; words that they do not list follow the rules
 */
export function nameKey(words: NameWords, given: string): string {
  const name = given.slice(0, longestText)
  const read = { words, tokens: nameTokens(words, name) }
  const key = read.tokens.map((token, place) => formInName(read, token, place)).join(' ')
  return key === '' ? fold(name).trim() : withCommonPhrases(words, key)
}

function formInName(name: ReadName, token: NameToken, place: number): string {
  const form = isColor(name, token, place) ? 'ROSU' : commonForm(name.words.forms, token.text)
  return [...distinctiveLink(name, token, form), form].join(' ')
}

/** Returns the link before a word if it distinguishes this product from another. */
function distinctiveLink({ words, tokens }: ReadName, { text, links }: NameToken, form: string): string[] {
  const [first] = tokens
  if (links.length === 0 || !first) return []
  const head = commonForm(words.forms, first.text)
  if (words.supines.has(text) && !links.includes('cu') && !words.toolWords.has(head)) return ['de']
  const distinctive = words.distinctiveLinks.filter(
    (row) => links.includes(row.link) && isBetween(row, head, form),
  )
  return distinctive.map(({ link }) => link)
}

function isBetween(
  { heads, words }: NameWords['distinctiveLinks'][number],
  head: string,
  word: string,
): boolean {
  return heads.has(head) && (words.size === 0 || words.has(word))
}

/** True if "roșie" or "roșii" is the colour of peppers or onions, and no tomato. */
function isColor({ words, tokens }: ReadName, { text, links }: NameToken, place: number): boolean {
  const [head] = tokens
  if (place === 0 || links.length > 0 || !head) return false
  if (text !== 'rosii') return text === 'rosie'
  return !(place === 1 && words.tomatoHeads.has(commonForm(words.forms, head.text)))
}

function withCommonPhrases({ namePhrases }: NameWords, key: string): string {
  return namePhrases.reduce((text, [other, common]) => text.replace(other, common), ` ${key} `).trim()
}

/** A content word of a name: folded; a number has a dot. */
interface NameToken {
  text: string
  /** The joining words right before it. */
  links: readonly string[]
}

const words = new RegExp(`[${letters}]+|\\d+(?:[.,]\\d+)?(?:\\+(?![${letters}\\d]))?|[½¼¾]`, 'gu')

const foreignLetters: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l' }

/** Returns the content words of a name in their order; none if it has only signs and emoji. */
function nameTokens({ joiningWords, prefixes }: NameWords, name: string): NameToken[] {
  const texts = plainText(name).match(words) ?? []
  const tokens: NameToken[] = []
  let links: string[] = []
  let prefix = ''
  for (const [place, text] of texts.entries()) {
    if (joiningWords.has(text) && !isFlax(texts, place)) links.push(text)
    else if (prefixes.has(text)) prefix += text
    else {
      tokens.push({ text: prefix + plainNumber(text), links })
      links = []
      prefix = ''
    }
  }
  return prefix ? [...tokens, { text: prefix, links }] : tokens
}

/** True if "in" is no joining word but the word for flax, as in "semințe de in". */
function isFlax(texts: readonly string[], place: number): boolean {
  return texts[place] === 'in' && (place === texts.length - 1 || texts[place - 1] === 'de')
}

/** Folds a name, and replaces the old Romanian spelling ("pîine") and foreign letters with today's letters. */
function plainText(name: string): string {
  return fold(modernSpelling(name))
    .replace(/['’]/g, '')
    .replace(/[ßæœøđł]/g, (letter) => foreignLetters[letter] ?? letter)
    .replace(/-(?=(?:uri|urile|urilor|ul|ului|le)\b)/g, '')
}

function plainNumber(text: string): string {
  return text.replace(',', '.').replace(/\.(\d?)0+$/, (_, digit: string) => (digit > '0' ? `.${digit}` : ''))
}
