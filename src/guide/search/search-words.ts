import { searchTerms } from '../../domain/food-match/food-search.ts'
import { fold } from '../../domain/lib/fold.ts'

/** A word of a text: its search terms, of which any may match. */
export type SearchWord = readonly string[]

/** Words that join others, and say nothing alone. */
const joining = /^(?:al?|ale|cu|de|din|la|pe|pentru|si|un|o)$/

/** Forms of "ou", which is too short for the rules of endings. */
const formOfEgg = /^ou(?:l|lui|a|ale|alor)?$/

/** The text without diacritics, capitals and punctuation. */
export function lettersOf(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** The words of a text without those that only join; all of them if there are no others. */
export function wordsOf(text: string): SearchWord[] {
  const all = text.split(/[\s/„”,.?!-]+/).filter((word) => lettersOf(word) !== '')
  const content = all.filter((word) => !joining.test(lettersOf(word)))
  return (content.length > 0 ? content : all).map(termsOf)
}

const termsKnown = new Map<string, SearchWord>()

function termsOf(word: string): SearchWord {
  const known = termsKnown.get(word)
  if (known) return known
  const terms = formOfEgg.test(lettersOf(word)) ? ['ou'] : searchTerms(word)
  termsKnown.set(word, terms)
  return terms
}

/** Returns a word without the endings of one piece and of diminutives: "șnițel", "sărmăluță", "ciorbiță". */
export function rootsOf(word: SearchWord): SearchWord {
  return word.map((term) => term.replace(/^(.{3,}?)(?:el)?(?:ut|it|ic)?$/, '$1'))
}

export function isSameWord(one: SearchWord, other: SearchWord): boolean {
  return one.some((term) => other.includes(term))
}

export function hasWord(words: readonly SearchWord[], wanted: SearchWord): boolean {
  return words.some((word) => isSameWord(word, wanted))
}

/** True if a word begins with the other one, which may still be being typed. */
export function beginsWith(word: SearchWord, wanted: SearchWord): boolean {
  return word.some((term) => wanted.some((start) => term.startsWith(start)))
}

/** Returns the terms of words, each after a space, by which most texts are passed over quickly. */
export function joinTerms(words: readonly SearchWord[]): string {
  return words
    .flat()
    .map((term) => ` ${term}`)
    .join('')
}

/** True if a term of each word, or its first letters, begins one of the joined terms. */
export function startWith(terms: string, words: readonly SearchWord[], letters?: number): boolean {
  return words.every((word) => word.some((term) => terms.includes(` ${term.slice(0, letters)}`)))
}
