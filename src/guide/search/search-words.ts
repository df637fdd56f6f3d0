import { searchTerms } from '../../domain/food-match/food-search.ts'
import { fold } from '../../domain/lib/fold.ts'

/** A word of a text: its search terms, of which any may match. */
export type SearchWord = readonly string[]

/** Words that join others, and say nothing alone. By space. */
const joining = new Set('a al ale cu de din la pe pentru si un o'.split(' '))

/** Forms of "ou", which is too short for the rules of endings. By space. */
const formsOfEgg = new Set('ou oul oului oua ouale oualor'.split(' '))

/** The text without diacritics, capitals and punctuation. */
export function lettersOf(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** The words of a text without those that only join; all of them if there are no others. */
export function wordsOf(text: string): SearchWord[] {
  const all = text.split(/[\s/„”,.?!]+/).filter((word) => lettersOf(word) !== '')
  const content = all.filter((word) => !joining.has(lettersOf(word)))
  return (content.length > 0 ? content : all).map(termsOf)
}

function termsOf(word: string): SearchWord {
  return formsOfEgg.has(lettersOf(word)) ? ['ou'] : searchTerms(word)
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
